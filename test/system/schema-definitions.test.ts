import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTableDefinitions } from '../support/table-definitions.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const definitions = await readTableDefinitions(join(import.meta.dirname, '../..'));

/** Columns without a default that a trigger fills: to an insert they are optional. */
const filledByTrigger = new Set(['variants.stocked', 'variants.seller_id']);

/** Columns by name, in tables by name. */
type Schema = Record<string, Record<string, string>>;

const describeColumn = (type: string, isNullable: boolean, hasDefault: boolean) =>
  `${type}${isNullable ? '' : ' not null'}${hasDefault ? ' with default' : ''}`;

const definedSchema = (): Schema =>
  Object.fromEntries(
    definitions.map(({ table, columns }) => [
      table,
      Object.fromEntries(
        columns.map((each) => [
          each.name,
          describeColumn(each.getSQLType(), !each.notNull, each.hasDefault || each.generated !== undefined),
        ]),
      ),
    ]),
  );

async function migratedSchema(): Promise<Schema> {
  const { rows } = await app.ctx.db.execute(
    `select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as "isNullable",
        a.atthasdef or a.attidentity <> '' as "hasDefault"
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  );
  const schema: Schema = {};
  for (const { table, column, type, isNullable, hasDefault } of rows) {
    const columns = schema[String(table)] ?? {};
    columns[String(column)] = describeColumn(
      String(type),
      Boolean(isNullable),
      Boolean(hasDefault) || filledByTrigger.has(`${table}.${column}`),
    );
    schema[String(table)] = columns;
  }
  return schema;
}

test('defines every table and column of the migrated schema', async () => {
  expect(definedSchema()).toEqual(await migratedSchema());
});

test('defines each table once', () => {
  const names = definitions.map(({ table }) => table);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { modules } from '../../import-rules.config.ts';
import { type TableUse, tableUseOf } from '../support/sql-in-source.ts';
import { moduleOf, readTableDefinitions } from '../support/table-definitions.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Accesses that break the rule and are accepted, each with its reason. An entry that is no longer needed
 * fails the test: remove it.
 */
const accepted: Record<string, string> = {
  'accounts reads media': 'an account shows its photo, and media stands below without a use case in between',
  'analytics reads products': 'the statement that counts a product leaves out ids that are no product',
  'orders reads return_lines': 'a line shows how many units can still be returned; one statement reads it with its open returns',
  'orders reads returns': 'as orders reads return_lines',
  'payments reads orders':
    'every writer of an order locks its row first, payments too; mails to the operator and the demonstration name the order’s number',
};

const definitions = await readTableDefinitions(root);
const ownerOf = new Map(definitions.map(({ table, owner }) => [table, owner]));
const tableNames = new Map(definitions.map(({ constant, table }) => [constant, table]));

const files = globSync('src/{modules,platform}/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
const uses = files.map((file) => tableUseOf(root, join(root, file), tableNames));

/** Names the modules that a module stands on, directly or through others; all stand on the platform. */
function modulesBelow(name: string, found = new Set(['platform'])): Set<string> {
  for (const each of modules[name] ?? []) if (!found.has(each)) modulesBelow(each, found.add(each));
  return found;
}

/** Finds writes to tables of other modules, and reads of tables of modules that do not stand below. */
function violationsOf(each: readonly Pick<TableUse, 'file' | 'reads' | 'writes'>[]): string[] {
  const found = new Set<string>();
  for (const { file, reads, writes } of each) {
    const module = moduleOf(file);
    const below = modulesBelow(module);
    for (const table of writes) if (ownerOf.get(table) !== module) found.add(`${module} writes ${table}`);
    for (const table of reads) {
      const owner = ownerOf.get(table);
      if (owner !== undefined && owner !== module && !below.has(owner)) found.add(`${module} reads ${table}`);
    }
  }
  return [...found].sort();
}

test('reads every text that names a table', () => {
  expect(uses.flatMap(({ file, unreadable }) => unreadable.map((words) => `${file}: ${words}`))).toEqual([]);
});

test('modules write their own tables alone and read downward', () => {
  expect(violationsOf(uses)).toEqual(Object.keys(accepted).sort());
});

const directory = mkdtempSync(join(tmpdir(), 'karigari-sql-'));
afterAll(() => rmSync(directory, { recursive: true }));
let count = 0;

/** Reads a source text as if it were a file of the repository. */
function useOf(source: string): TableUse {
  const path = join(directory, `planted-${count++}.ts`);
  writeFileSync(path, source);
  return tableUseOf(root, path, tableNames);
}

test.each([
  ['a foreign write', 'src/modules/returns/planted.ts', "const text = 'update order_lines set qty = 1';", ['returns writes order_lines']],
  [
    'a foreign write within a read',
    'src/modules/cart/planted.ts',
    "const text = 'with x as (delete from variants returning id) select id from x';",
    ['cart writes variants'],
  ],
  ['an upward read', 'src/modules/ledger/planted.ts', 'const text = `select 1 from orders`;', ['ledger reads orders']],
  [
    'an upward read in a subquery',
    'src/modules/catalog/planted.ts',
    "const text = 'select (select count(*) from cart_items c where c.variant_id = v.id) from variants v';",
    ['catalog reads cart_items'],
  ],
  [
    'an upward read in a constant',
    'src/modules/orders/planted.ts',
    "const open = 'select 1 from returns r';\nconst text = 'select id from orders o where exists (' + open + ')';",
    ['orders reads returns'],
  ],
  [
    'a foreign write by the builder',
    'src/modules/cart/planted.ts',
    "import { users } from '#modules/accounts/tables.ts';\nexport const gone = (db) => db.orm.delete(users);",
    ['cart writes users'],
  ],
])('finds %s', (_, file, source, found) => {
  expect(violationsOf([{ ...useOf(source), file }])).toEqual(found);
});

test('ignores names of common table expressions and of locks', () => {
  const use = useOf(
    'const text = `with orders as (select 1 as id) select o.id from orders o join parcels p on p.id = o.id for update of p`;',
  );
  expect([...use.reads]).toEqual(['parcels']);
});

test('reports a statement that cannot be read', () => {
  expect(useOf("export const text = () => 'from orders ' + what() + ' select';").unreadable).toEqual(['from orders']);
});

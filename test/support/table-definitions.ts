import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

export interface TableDefinition {
  /** Name of the constant that defines it, such as `orderLines`. */
  constant: string;
  /** Name in the database, such as `order_lines`. */
  table: string;
  /** Module that owns it: the folder below `src/modules`, or `platform`. */
  owner: string;
  columns: ReturnType<typeof getTableConfig>['columns'];
}

/** Names the module of a source file by its path from the root; all of `src/platform` counts as one. */
export function moduleOf(path: string): string {
  const [, layer = '', name = ''] = path.split('/');
  return layer === 'modules' ? name : layer;
}

/** Reads the tables that the `tables.ts` of all modules define. @param root the repository */
export async function readTableDefinitions(root: string): Promise<TableDefinition[]> {
  const found: TableDefinition[] = [];
  for (const path of globSync('src/**/tables.ts', { cwd: root })) {
    const module: Record<string, unknown> = await import(pathToFileURL(join(root, path)).href);
    for (const [constant, value] of Object.entries(module)) {
      if (!(value instanceof PgTable)) continue;
      const { name, columns } = getTableConfig(value);
      found.push({ constant, table: name, owner: moduleOf(path), columns });
    }
  }
  return found;
}

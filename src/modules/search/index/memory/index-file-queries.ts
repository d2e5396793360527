import type { Connection, Statement } from '#platform/database/database.ts';

const addStatement: Statement = { name: 'search.add-index-file', text: 'insert into search_index_files (key) values ($1)' };

/** Says that a file is of this database, as it was before. */
export async function addIndexFile(db: Connection, key: string): Promise<void> {
  await db.run(addStatement, [key]);
}

const forgetStatement: Statement = { name: 'search.forget-index-file', text: 'delete from search_index_files where key = $1' };

/** Says that a file is there no more. */
export async function forgetIndexFile(db: Connection, key: string): Promise<void> {
  await db.run(forgetStatement, [key]);
}

// A row that came here with a backup was written by a transaction of another history: its `xmin` tells.
const hasStatement: Statement = {
  name: 'search.has-index-file',
  text: 'select 1 as known from search_index_files where key = $1 and xmin::text::bigint = (written::text::bigint & 4294967295)',
};

/**
 * Whether a file was written from this database or from one that this is a copy of, before the copy was made,
 * so that the tombstones since are there.
 */
export async function hasIndexFile(db: Connection, key: string): Promise<boolean> {
  return (await db.run(hasStatement, [key])).length > 0;
}

/**
 * Writes rows into the embedded database of a folder and says each number once its
 * commit was acknowledged, until it is killed.
 */
import { writeSync } from 'node:fs';
import { openPglite } from '#platform/database/open-pglite.ts';

const database = await openPglite(process.argv[2] ?? '');
await database.execute('create table if not exists written (number integer primary key, filler text not null)');
const { rows } = await database.execute('select coalesce(max(number), 0) as last from written', []);
let number = Number(rows[0]?.last);
for (;;) {
  number++;
  await database.transaction((tx) => tx.execute('insert into written (number, filler) values ($1, $2)', [number, 'x'.repeat(200)]));
  writeSync(1, `${number}\n`);
}

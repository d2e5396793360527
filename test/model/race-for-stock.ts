import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPostgres } from '#platform/database/open-postgres.ts';

const run = promisify(execFile);

/**
 * 500 buyers in four processes want one each of the same products.
 * @returns what became of them, and what is left of each variant beside what its movements say
 */
export async function raceForStock(url: string, round: string, products: number, mood: 'firm' | 'fickle', buyers = 500) {
  const admin = await openPostgres(url, { max: 1, onError: () => {} });
  const { rows } = await admin.execute('select id from variants order by md5(id || $1) limit 2', [round]);
  const ids = rows.map((row) => String(row.id));
  await admin.execute(
    'update variants v set available = $2::int, stocked = $2::int - coalesce((select sum(qty) from stock_movements m where m.variant_id = v.id), 0) where id = any($1)',
    [ids, products],
  );
  const script = join(import.meta.dirname, 'concurrent-buyers.ts');
  const outputs = await Promise.all(
    [0, 1, 2, 3].map((child) => run(process.execPath, [script, url, `${round}-${child}`, String(buyers / 4), ids.join(','), mood])),
  );
  const outcomes = outputs.flatMap(({ stdout }) => JSON.parse(stdout) as string[]);
  const left = await admin.execute(
    `select available, stocked + coalesce((select sum(qty) from stock_movements m where m.variant_id = v.id), 0)::int as booked
      from variants v where id = any($1)`,
    [ids],
  );
  await admin.close();
  return { outcomes, left: left.rows };
}

/**
 * The second raw limit: prepared point reads through a pool, 50 at a time. Takes
 * the database and seconds; prints reads a second.
 */
import pg from 'pg';

const [url = '', seconds = '3'] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: url, max: 12 });
const { rows } = await pool.query<{ id: string }>('select id from products order by id limit 5000');
const until = performance.now() + Number(seconds) * 1000;
let reads = 0;
const begun = performance.now();
await Promise.all(
  Array.from({ length: 50 }, async (_, reader) => {
    for (let turn = reader; performance.now() < until; turn += 50) {
      await pool.query({ name: 'point', text: 'select id, slug from products where id = $1', values: [rows[turn % rows.length]?.id] });
      reads++;
    }
  }),
);
process.stdout.write(`${Math.round((reads / (performance.now() - begun)) * 1000)}\n`);
await pool.end();

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openPostgres } from '#platform/database/open-postgres.ts';
import type { BuyersRace } from './concurrent-buyers.ts';

/** Processes of buyers, for race after race. */
export interface StockRaces {
  /**
   * 500 buyers in four processes want one each of the same products.
   * @returns what became of them, and what is left of each variant beside what its movements say
   */
  run(round: string, products: number, mood: BuyersRace['mood'], buyers?: number): Promise<StockRace>;
  close(): Promise<void>;
}

interface StockRace {
  outcomes: string[];
  left: Record<string, unknown>[];
}

/** A process of buyers; `gone` rejects when it has ended. */
interface Buyers {
  child: ChildProcess;
  gone: Promise<never>;
}

function startBuyers(url: string): Buyers {
  const child = fork(join(import.meta.dirname, 'concurrent-buyers.ts'), [url], { execArgv: [] });
  const gone = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the buyers ended with ${code}`)));
  gone.catch(() => {});
  return { child, gone };
}

async function runIn({ child, gone }: Buyers, race: BuyersRace): Promise<string[]> {
  const answer = once(child, 'message');
  child.send(race);
  const [outcomes] = await Promise.race([answer, gone]);
  return outcomes;
}

/** Opens four processes of buyers on a database. */
export async function openStockRaces(url: string): Promise<StockRaces> {
  const admin = await openPostgres(url, { max: 1, onError: () => {} });
  const processes = [0, 1, 2, 3].map(() => startBuyers(url));
  return {
    async run(round, products, mood, buyers = 500) {
      const { rows } = await admin.execute('select id from variants order by md5(id || $1) limit 2', [round]);
      const variantIds = rows.map((row) => String(row.id));
      await admin.execute(
        'update variants v set available = $2::int, stocked = $2::int - coalesce((select sum(qty) from stock_movements m where m.variant_id = v.id), 0) where id = any($1)',
        [variantIds, products],
      );
      const outcomes = await Promise.all(
        processes.map((each, index) => runIn(each, { prefix: `${round}-${index}`, buyers: buyers / 4, variantIds, mood })),
      );
      const left = await admin.execute(
        `select available, stocked + coalesce((select sum(qty) from stock_movements m where m.variant_id = v.id), 0)::int as booked
      from variants v where id = any($1)`,
        [variantIds],
      );
      return { outcomes: outcomes.flat(), left: left.rows };
    },
    async close() {
      for (const { child } of processes) child.kill('SIGKILL');
      await Promise.allSettled(processes.map(({ gone }) => gone));
      await admin.close();
    },
  };
}

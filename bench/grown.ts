/**
 * Compares a shop with many orders and a small one, call by call and in turns:
 *   node bench/grown.ts --database <url> --small <url> [--rounds 20] [--only order]
 * Both are filled by scripts/seed-orders.ts.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { sumStockJob } from '#modules/catalog/sum-stock.ts';
import { sealMonths } from '#modules/ledger/seal-months.ts';
import { createContext } from '#platform/context.ts';
import { createLog } from '#platform/log.ts';
import { readConfig } from '../src/config.ts';
import { openServices } from '../src/server/services.ts';
import { openGrownShop } from './grown-calls.ts';

const { values: options } = parseArgs({
  options: {
    database: { type: 'string' },
    small: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
  },
});
if (options.database === undefined || options.small === undefined) throw new Error('Say --database <url> and --small <url>.');
// Few rounds of what takes long.
const slowMs = 2_000;
const limits = {
  COD_CODE: 'false',
  COD_OPEN_PER_PERSON: '0',
  COD_OPEN_PER_PIN: '0',
  COD_REFUSALS: '0',
  UNPAID_ORDERS: '0',
  RATE_LIMIT: '0',
};
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const print = (line: string) => process.stdout.write(`${line}\n`);

async function open(databaseUrl: string) {
  const config = readConfig({
    ...process.env,
    DATABASE_URL: databaseUrl,
    DEMO: 'true',
    MAX_DELAY_MS: '0',
    RATES_URL: 'off',
    DATABASE_STATEMENT_SECONDS: '3600',
    ...limits,
  });
  const { services, close } = await openServices(config, createLog('error'), { work: false });
  const begun = performance.now();
  const ctx = createContext({ ...services, database: services.database.forJobs() }, { requestId: 'grown' });
  const sealed = await sealMonths(ctx);
  await sumStockJob.handle({}, ctx);
  const { rows } = await services.database.execute(
    `select (select count(*) from orders) as orders, (select count(*) from ledger_entries) as entries, pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  const { orders, entries, size } = rows[0] as Record<string, string>;
  print(
    `${Number(orders).toLocaleString('en')} orders, ${Number(entries).toLocaleString('en')} entries, ${size}; ${sealed.length} months sealed in ${Math.round((performance.now() - begun) / 1000)} s`,
  );
  return { shop: await openGrownShop(config, services), close };
}

const small = await open(options.small);
const big = await open(options.database);
print(
  `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(', ')}`,
);
print(`${'call'.padEnd(36)}${'small ms'.padStart(10)}${'big ms'.padStart(12)}${'times'.padStart(8)}${'statements'.padStart(16)}`);
try {
  for (const name of Object.keys(big.shop.calls).filter((each) => each.includes(options.only))) {
    const times = { small: [] as number[], big: [] as number[] };
    const statements = { small: 0, big: 0 };
    const rounds = Number(options.rounds) + 1;
    for (let round = 0; round < rounds; round++) {
      for (const [which, { shop }] of round % 2 === 0
        ? ([
            ['small', small],
            ['big', big],
          ] as const)
        : ([
            ['big', big],
            ['small', small],
          ] as const)) {
        const call = await shop.calls[name]?.();
        shop.takeStatements();
        const begun = performance.now();
        await call?.();
        const ms = performance.now() - begun;
        statements[which] = shop.takeStatements().length;
        // The first one plans its statements.
        if (round > 0 || ms > slowMs) times[which].push(ms);
      }
      if (median(times.big) > slowMs && round >= 2) break;
    }
    const [before, after] = [median(times.small), median(times.big)];
    print(
      `${name.padEnd(36)}${before.toFixed(1).padStart(10)}${after.toFixed(1).padStart(12)}${(after / before).toFixed(1).padStart(8)}${`${statements.small}, ${statements.big}`.padStart(16)}`,
    );
  }
} finally {
  await small.close();
  await big.close();
}

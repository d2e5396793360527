/** Loads a large catalogue for trials and measurements: npm run seed -- --products 100000 */
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { createLog } from '#platform/log.ts';
import { StartError } from '#shared/start-error.ts';
import { maxProducts, SeedError, seedCatalogue } from '../demo/generator/load.ts';
import { seedDemoShop } from '../demo/seed.ts';
import { readConfig } from '../src/config.ts';
import { openServices } from '../src/server/services.ts';

const usage = `npm run seed -- --products <1 to ${maxProducts.toLocaleString('en')}> [--seed <number>] [--date <YYYY-MM-DD>]
Adds generated products until there are that many; run it again to go on after a stop. Works on DATABASE_URL or the embedded database.`;

function readOptions() {
  let values: { products?: string | undefined; seed: string; date?: string | undefined };
  try {
    ({ values } = parseArgs({
      options: { products: { type: 'string' }, seed: { type: 'string', default: '1' }, date: { type: 'string' } },
    }));
  } catch (error) {
    throw new SeedError(`${(error as Error).message}\n${usage}`);
  }
  const products = /^\d[\d_,]*$/.test(values.products ?? '') ? Number(values.products?.replace(/[_,]/g, '')) : Number.NaN;
  if (Number.isNaN(products)) throw new SeedError(`Say how many products there shall be.\n${usage}`);
  if (!/^\d{1,9}$/.test(values.seed)) throw new SeedError(`--seed takes a whole number of at most nine digits.\n${usage}`);
  const today = values.date === undefined ? undefined : new Date(`${values.date}T00:00:00Z`);
  if (today && (!/^\d{4}-\d\d-\d\d$/.test(values.date ?? '') || Number.isNaN(today.getTime()))) {
    throw new SeedError(`--date takes a day such as 2026-01-31.\n${usage}`);
  }
  return { products, seed: Number(values.seed), today };
}

async function seed() {
  const options = readOptions();
  const config = readConfig();
  const { services: opened, close } = await openServices(config, createLog('warn'), { work: false });
  // Thousands of products are one statement, which takes longer than a visitor waits.
  const services = { ...opened, database: opened.database.forJobs() };
  const bar = new SingleBar({
    format: '{bar} {percentage} % · {value} of {total} products · {rate} a second · {eta_formatted} left',
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5_000,
    stopOnComplete: true,
  });
  try {
    if (config.demo) await seedDemoShop(services);
    const begun = performance.now();
    let before: number | undefined;
    const rate = (present: number) =>
      Math.round(((present - (before ?? 0)) / Math.max(1, performance.now() - begun)) * 1000).toLocaleString('en');
    const added = await seedCatalogue(services, {
      ...options,
      onProgress: (present) => {
        if (before === undefined) bar.start(options.products, present, { rate: '0' });
        before ??= present;
        bar.update(present, { rate: rate(present) });
      },
    });
    const seconds = (performance.now() - begun) / 1000;
    process.stdout.write(
      added === 0
        ? `All ${options.products.toLocaleString('en')} products were there already.\n`
        : `Added ${added.toLocaleString('en')} products in ${seconds.toFixed(1)} s, ${Math.round(added / seconds).toLocaleString('en')} a second, on ${services.database.version}.\n`,
    );
  } finally {
    // Its clock would keep a process alive that failed.
    bar.stop();
    await close();
  }
}

// Keeps what this process writes from other users of the machine.
process.umask(0o077);
try {
  await seed();
} catch (error: unknown) {
  const expected = error instanceof SeedError || error instanceof StartError;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
}

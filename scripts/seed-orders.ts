/**
 * Fills a demonstration with orders of two years for measurements: node scripts/seed-orders.ts --orders
 * 1000000
 */
import { parseArgs } from 'node:util';
import { createLog } from '#platform/log.ts';
import { exitWithError } from '#platform/process.ts';
import { StartError } from '#shared/start-error.ts';
import { copyOrders, hasSample, settleTables } from '../demo/generator/orders/copy-orders.ts';
import { addSampleOrders } from '../demo/generator/orders/sample-orders.ts';
import { seedDemoShop } from '../demo/seed.ts';
import { readConfig } from '../src/config.ts';
import { openServices } from '../src/server/services.ts';

const usage = `node scripts/seed-orders.ts --orders <10,000 or more>
Fills the empty PostgreSQL database of DATABASE_URL; it is good for measurements, and for nothing else afterwards.
Where it was stopped among the copies it makes them anew.`;
/** Sample that is copied; a part of it is on its way. */
const sample = { ended: 120, open: 60 };

async function fill(orders: number): Promise<void> {
  const limits = {
    COD_CODE: 'false',
    COD_OPEN_PER_PERSON: '0',
    COD_OPEN_PER_PIN: '0',
    COD_REFUSALS: '0',
    UNPAID_ORDERS: '0',
    RATE_LIMIT: '0',
  };
  const config = readConfig({ ...process.env, DEMO: 'true', ...limits });
  const { services, close } = await openServices(config, createLog('warn'), { work: false });
  const begun = performance.now();
  const say = (what: string) => process.stdout.write(`${Math.round((performance.now() - begun) / 1000)} s: ${what}\n`);
  try {
    const { rows } = await services.database.execute('select exists (select from orders) as used');
    const isStopped = await hasSample(services.database);
    if ((rows[0]?.used === true && !isStopped) || !services.database.version.startsWith('PostgreSQL')) throw new StartError(usage);
    if (!isStopped) {
      await seedDemoShop(services);
      await addSampleOrders(services, sample);
      await services.database.execute("update mails set state = 'sent', settled_at = created_at, blocks = null, subject = null");
    }
    say('the sample is there');
    let told = 0;
    // A batch takes longer than a request may.
    const database = services.database.forJobs();
    await copyOrders(database, orders, (what) => {
      if (performance.now() - told < 10_000) return;
      told = performance.now();
      say(what);
    });
    say('copied');
    await settleTables(database);
    say('done');
  } finally {
    await close();
  }
}

// Keeps what this process writes from other users of the machine.
process.umask(0o077);
try {
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '' } } });
  const orders = Number(values.orders.replace(/[_,]/g, ''));
  if (!(orders >= 10_000)) throw new StartError(usage);
  await fill(orders);
} catch (error) {
  exitWithError(error);
}

import { setTimeout as pause } from 'node:timers/promises';
import { followShipmentsJob } from '#modules/carriers/advance-shipment.ts';
import { bookShipment } from '#modules/carriers/book-shipment.ts';
import { addMedia } from '#modules/media/add-media.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { checkBooks, findingLine } from '#modules/reconciliation/check-books.ts';
import type { Context } from '#platform/context.ts';
import { openRazorpay } from '../simulators/razorpay.ts';
import { openShiprocket } from '../simulators/shiprocket.ts';
import { startSmtp } from '../simulators/smtp-server.ts';
import { type FaultProxy, type NetworkFault, openFaultProxy } from '../support/fault-proxy.ts';
import { type Outcome, startLoad } from '../support/load.ts';
import { orderOf } from '../support/place-orders.ts';
import { openPostgresShop } from '../support/postgres-shop.ts';
import { hasRedis, redisServer } from '../support/redis-server.ts';
import { startS3Server } from '../support/s3-server.ts';
import type { SampleProduct } from '../support/sample-catalogue.ts';
import { startServer } from '../support/server-process.ts';
import { openContext } from './crash-context.ts';

export const dependencies = ['database', 'redis', 'pictures', 'mail', 'payments', 'carrier'] as const;
export type Dependency = (typeof dependencies)[number];

/** Asked for by turns: a kept page, a call that is computed, a picture, and two kinds of orders. */
export const asked = ['/', '/computed', '/picture', '/order', '/pay'] as const;

/** A booking at the carrier that an operator asked for while the network was broken. */
interface Booked {
  parcelId: string;
  state: string;
}

export interface FaultyShop {
  /** Breaks the way to a service for so long under load. @returns the answers, and when all was well again */
  play(dependency: Dependency, fault: NetworkFault, ms: number): Promise<{ outcomes: Outcome[]; recoveredMs: number | undefined }>;
  /** Compares what was acknowledged with what is there, once everything had time to arrive. */
  inspect(): Promise<{ acknowledged: number; findings: string[] }>;
  close(): Promise<void>;
}

const hash = 'ab'.repeat(16);
const portOf = (url: string) => Number(new URL(url).port);

/** A shop on PostgreSQL whose way to each service leads through a network that can be broken. */
export async function openFaultyShop(): Promise<FaultyShop> {
  const shop = await openPostgresShop();
  const redis = hasRedis ? await redisServer() : undefined;
  await redis?.start();
  const [store, smtp, razorpay, shiprocket] = [await startS3Server(), await startSmtp(), await openRazorpay(), await openShiprocket()];
  const ports: Record<Dependency, number> = {
    database: portOf(shop.postgres.url),
    redis: redis ? portOf(redis.url) : 1,
    pictures: portOf(String(store.settings.endpoint)),
    mail: smtp.port,
    payments: portOf(razorpay.url),
    carrier: portOf(shiprocket.url),
  };
  const proxies = {} as Record<Dependency, FaultProxy>;
  for (const each of dependencies) proxies[each] = await openFaultProxy(ports[each]);
  const to = (dependency: Dependency) => `127.0.0.1:${proxies[dependency].port}`;
  const bucket = {
    S3_BUCKET: store.settings.bucket,
    S3_ACCESS_KEY_ID: store.settings.credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.settings.credentials.secretAccessKey,
  };
  const env = { ...shop.env, ...razorpay.env, ...shiprocket.env, ...bucket, DEMO: 'false', MAIL_FROM: 'shop@shop.example' };
  // The operator's own process: its carrier is behind the broken network, its database is not.
  const desk = await openContext({
    ...env,
    S3_ENDPOINT: String(store.settings.endpoint),
    SHIPROCKET_URL: `http://${to('carrier')}`,
  });
  const { ctx } = desk;
  await ctx.media.put(hash, '480.webp', Buffer.from('a picture'));
  await addMedia(ctx, { contentHash: hash, width: 480, height: 480, widths: [480], placeholder: '' });
  const server = await startServer({
    ...env,
    DATABASE_URL: shop.postgres.url.replace(`:${ports.database}`, `:${proxies.database.port}`),
    S3_ENDPOINT: `http://${to('pictures')}`,
    SMTP_URL: `smtp://${to('mail')}`,
    RAZORPAY_URL: `http://${to('payments')}`,
    SHIPROCKET_URL: `http://${to('carrier')}`,
    ...(redis ? { REDIS_URL: `redis://${to('redis')}` } : {}),
  });
  const origin = `http://127.0.0.1:${server.port}`;
  const orders: { number: string; email: string }[] = [];
  const bookings: Booked[] = [];
  let count = 0;
  const order = async (method: string) => {
    const number = count++;
    const body = orderOf([[shop.products[number % shop.products.length] as SampleProduct, 1]], { method });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.3.${(number >> 8) % 256}.${number % 256}` };
    const answer = await fetch(`${origin}/api/v1/orders`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers,
      signal: AbortSignal.timeout(60_000),
    });
    if (answer.ok)
      orders.push({ number: (await answer.clone().json()).data.order.number, email: method === 'cod' ? body.contact.email : '' });
    return answer;
  };
  const send = (url: string): Promise<Response> => {
    const signal = AbortSignal.timeout(60_000);
    if (url.endsWith('/order')) return order('cod');
    if (url.endsWith('/pay')) return order('razorpay');
    if (url.endsWith('/picture')) return fetch(`${origin}/media/${hash}/480.webp`, { signal });
    return url.endsWith('/computed') ? fetch(`${origin}/api/v1/categories?number=${count++}`, { signal }) : fetch(url, { signal });
  };
  const isWell = async () => (await Promise.all(asked.map((path) => send(`${origin}${path}`)))).every(({ status }) => status === 200);

  return {
    async play(dependency, fault, ms) {
      const parcelId = dependency === 'carrier' ? await packedParcel(ctx, orders) : undefined;
      const running = startLoad(origin, 6, asked, send);
      await proxies[dependency].set(fault);
      const begin = performance.now();
      if (parcelId !== undefined) bookings.push(await book(ctx, parcelId));
      await pause(Math.max(0, ms - (performance.now() - begin)));
      await proxies[dependency].set(undefined);
      const mendedAt = performance.now();
      let recoveredMs: number | undefined;
      while (recoveredMs === undefined && performance.now() - mendedAt < 30_000) {
        if (await isWell().catch(() => false)) recoveredMs = performance.now() - mendedAt;
        else await pause(200);
      }
      return { outcomes: await running.stop(), recoveredMs };
    },
    async inspect() {
      const findings: string[] = [];
      // Bookings that broke off are taken on within minutes: these are over.
      await ctx.db.execute('update shipments set next_check_at = now() where next_check_at is not null', []);
      await followShipmentsJob.handle({}, ctx);
      for (const { parcelId } of bookings) {
        const { state } = await book(ctx, parcelId);
        const times = shiprocket.shipments.filter(({ reference, isCancelled }) => reference.startsWith(parcelId) && !isCancelled).length;
        if (state !== 'booked' || times !== 1) findings.push(`parcel ${parcelId} is ${state} and was booked ${times} times`);
      }
      const { rows } = await ctx.db.execute('select number from orders', []);
      const stored = new Set(rows.map(({ number }) => number));
      for (const { number } of orders) if (!stored.has(number)) findings.push(`order ${number} is lost`);
      // Mails that could not be sent are due again within minutes: the queue is told that these are over.
      const unsent = async () => {
        await ctx.db.execute(`update jobs.job set start_after = now() where name = 'deliver-mail' and state = 'retry'`, []);
        const got = new Set(smtp.received.flatMap(({ to: recipients }) => recipients));
        return orders.filter(({ email }) => email !== '' && !got.has(email));
      };
      for (const end = Date.now() + 90_000; (await unsent()).length > 0 && Date.now() < end; ) await pause(1_000);
      for (const { number } of await unsent()) findings.push(`order ${number} was never confirmed by mail`);
      findings.push(...(await checkBooks(ctx)).map(findingLine));
      return { acknowledged: orders.length, findings };
    },
    async close() {
      server.child.kill('SIGKILL');
      await server.gone;
      await desk.close();
      for (const each of dependencies) await proxies[each].close();
      await Promise.all([store.close(), smtp.stop(), razorpay.close(), shiprocket.close(), redis?.stop()]);
      await shop.close();
    },
  };
}

/** A parcel of the last order in cash, ready to be booked. */
async function packedParcel(ctx: Context, orders: readonly { number: string; email: string }[]): Promise<string> {
  const { rows } = await ctx.db.execute(
    `select p.id from parcels p join orders o on o.id = p.order_id where o.number = any($1) and p.state = 'confirmed' limit 1`,
    [orders.filter(({ email }) => email !== '').map(({ number }) => number)],
  );
  const parcelId = String(rows[0]?.id);
  await moveParcel(ctx, { parcelId, event: 'pack', by: 'operator' });
  return parcelId;
}

/** Books a parcel as an operator does. Asked again, the booking goes on where it stopped. */
async function book(ctx: Context, parcelId: string): Promise<Booked> {
  const size = { weightGrams: 650, lengthCm: 30, breadthCm: 20, heightCm: 10 };
  const { state } = await bookShipment(ctx, { parcelId, carrier: 'shiprocket', ...size });
  return { parcelId, state };
}

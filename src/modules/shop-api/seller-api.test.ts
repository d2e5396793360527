import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packPlannedParcelJob } from '#modules/orders/pack-shop-parcels.ts';
import { jobs } from '#modules.ts';
import { root } from '#platform/root.ts';
import { apiKeyScopes } from '#shared/api-keys.ts';
import { type HttpReceiver, openHttpReceiver } from '../../../test/support/http-receiver.ts';
import { orderOf, placed } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { addOwner, addProgram } from '../../../test/support/shop-api.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient } from '../../../test/support/test-client.ts';

/** The examples of the document, in its order. */
const blocks = [...readFileSync(join(root, 'docs/seller-api.md'), 'utf8').matchAll(/^```(\w+)( event)?\n([\s\S]*?)^```$/gm)].map(
  ([, language = '', event = '', text = '']) => ({ kind: language + event, text }),
);
const shop = 'jaipur-potters';

let app: TestApp;
let receiver: HttpReceiver;
let secret: string;
/** Values that stand in place of `{name}` in the examples. */
const known: Record<string, string> = { shop };
beforeAll(async () => {
  app = await openTestApp();
  receiver = await openHttpReceiver(204);
  const [product] = (await addSampleProducts(app, 2)) as [SampleProduct, SampleProduct];
  const owner = await addOwner(app, shop);
  known.key = (await addProgram(app, shop, owner.userId, [...apiKeyScopes])).token;
  const added = await owner.send('POST', `/shops/${shop}/webhooks`, { url: `${receiver.origin}/hook`, events: ['parcel.shipped'] });
  secret = added.body.data.secret;
  await app.ctx.db.execute('update variants set available = 52 where id = $1', [product.variantId]);
  await placed(createTestClient(app), orderOf([[product, 2]]));
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});

const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name) => known[name] ?? whole);

/** Sends an example as it stands. */
async function send(text: string): Promise<unknown> {
  const [head = '', ...rest] = filled(text).split('\n\n');
  const [first = '', ...lines] = head.trim().split('\n');
  const [method = '', path = ''] = first.split(' ');
  const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]));
  const body = rest.join('\n\n').trim();
  const response = await app.request(path, { method, headers, ...(body === '' ? {} : { body }) });
  expect([first, response.status]).toEqual([first, 200]);
  return response.json();
}

/** Compares an answer with the one that is shown, and learns the ids that it names. */
function compare(shown: unknown, answer: unknown): void {
  if (typeof shown === 'string' && /^\{\w+\}$/.test(shown) && known[shown.slice(1, -1)] === undefined) {
    known[shown.slice(1, -1)] = String(answer);
    return;
  }
  if (typeof shown === 'object' && shown !== null) {
    for (const [name, part] of Object.entries(shown)) compare(part, (answer as Record<string, unknown> | undefined)?.[name]);
    return;
  }
  if (typeof shown === 'string' && shown.includes('…')) expect(typeof answer).toBe('string');
  else expect(answer).toBe(typeof shown === 'string' ? filled(shown) : shown);
}

async function runJobs(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const { rows } = await app.services.database.execute('delete from jobs.job where name = $1 returning data', [name]);
    for (const { data } of rows) await jobs.find((job) => job.name === name)?.handle(data as never, app.ctx);
  }
}

test('the examples for programs of shops do what the document says', async () => {
  let answer: unknown;
  let requests = 0;
  for (const { kind, text } of blocks) {
    if (kind === 'json') compare(JSON.parse(text), answer);
    if (kind !== 'http') continue;
    answer = await send(text);
    requests++;
    // The invoice is made ten seconds after “packed”.
    await runJobs([packPlannedParcelJob.name]);
  }
  expect(requests).toBe(7);
});

test('the webhook is what the document shows, and its few lines verify it', async () => {
  await runJobs(['webhooks-of-parcels', 'deliver-webhooks']);
  const [message] = receiver.received;
  if (!message) throw new Error('nothing was sent');
  const shown = JSON.parse(blocks.find(({ kind }) => kind === 'json event')?.text ?? '');
  const { order, ...data } = shown.data;
  const sent = JSON.parse(String(message.body));
  compare({ ...shown, timestamp: '…', data }, sent);
  expect(sent.data.order).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  expect(Object.keys(sent.data).sort()).toEqual(Object.keys(shown.data).sort());
  const code = blocks.find(({ kind }) => kind === 'js')?.text ?? '';
  const { isFromTheShop } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(isFromTheShop(secret, message.headers, String(message.body))).toBe(true);
  expect(isFromTheShop(secret, message.headers, `${message.body} `)).toBe(false);
  expect(isFromTheShop(`whsec_${'A'.repeat(44)}`, message.headers, String(message.body))).toBe(false);
  const old = { ...message.headers, 'webhook-timestamp': String(Number(message.headers['webhook-timestamp']) - 600) };
  expect(isFromTheShop(secret, old, String(message.body))).toBe(false);
});

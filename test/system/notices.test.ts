import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notifyOfLowStock } from '#modules/catalog/notify-of-low-stock.ts';
import { notifySellersOfOrder } from '#modules/fulfilment/notify-of-order.ts';
import { notifySellerOfReturn } from '#modules/fulfilment/notify-of-return.ts';
import { deliverMail } from '#modules/notifications/deliver-mail.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { notifyBuyer, type OrderNotification, orderNotificationKinds } from '#modules/orders/notify-buyer.ts';
import { orderRecipients } from '#modules/orders/recipients.ts';
import { releaseExpired } from '#modules/orders/release-expired.ts';
import { sendOrderNotification } from '#modules/orders/send-order-notification.ts';
import { notifyOfHold, notifyOfPayout } from '#modules/payouts/payout-mail.ts';
import type { returnChanged } from '#modules/returns/events.ts';
import { mailAboutReturn, type ReturnNotification } from '#modules/returns/mail-about-return.ts';
import { returnRecipients } from '#modules/returns/recipients.ts';
import { getReturn } from '#modules/returns/return-view.ts';
import { saveContact } from '#modules/sellers/contacts.ts';
import { sellerNotices } from '#modules/sellers/contract.ts';
import type { EventDefinition } from '#platform/events/define-event.ts';
import { type ParsedMail, parseMail } from '#platform/mail/read-mail.ts';
import { type Language, languages } from '#shared/localized.ts';
import { type RunningSmtp, startSmtp } from '../simulators/smtp-server.ts';
import { isNightly, sample } from '../support/nightly-rounds.ts';
import { buyer, expire, orderOf, placed, readOrderView } from '../support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { signUpTestClient } from '../support/test-client.ts';

/**
 * Decisions about every event of the marketplace: who hears of it. An event that is missing here fails, and
 * so does a kind of change without its recipients.
 */
const decided: Record<string, string | Record<string, object>> = {
  'orders.changed': orderRecipients,
  'returns.changed': returnRecipients,
  'payments.refund-settled': 'the buyer, as the kind refund-sent of orders.changed',
  'payments.demo-event-delayed': 'no person: the demo provider reports late',
  'carriers.out-for-delivery': 'the phone of the buyer who asked for it: order-texts',
  'onboarding.application-moved': 'the applicant, by the mail of the step itself; the ticket follows',
  'catalog.back-in-stock': 'those who asked for it: product-alerts',
  'catalog.price-dropped': 'those who asked for it: product-alerts',
  'catalog.product-changed': 'no person: the own system of the shop',
  'catalog.stock-low': 'no person: the own system of the shop',
  'notifications.news-added': 'browsers of members who turned push messages on: push',
  'orders.parcel-moved': 'no person: the own system of the shop; people hear of it by orders.changed',
};

const root = join(import.meta.dirname, '../..');

test('every event has decided recipients', async () => {
  const names: string[] = [];
  for (const file of globSync('src/modules/*/events.ts', { cwd: root }))
    names.push(...Object.values((await import(join(root, file))) as Record<string, EventDefinition<object>>).map(({ name }) => name));
  expect(names.sort()).toEqual(Object.keys(decided).sort());
  expect(Object.keys(orderRecipients).sort()).toEqual([...orderNotificationKinds].sort());
});

let shop: TestApp;
let smtp: RunningSmtp;
let product: SampleProduct;
let client: Awaited<ReturnType<typeof signUpTestClient>>;
const operator = 'desk@shop.example';
beforeAll(async () => {
  smtp = await startSmtp();
  shop = await openTestApp({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, SUPPORT_EMAIL: operator });
  [product] = (await addSampleProducts(shop, 1, () => ({ available: 1_000 }))) as [SampleProduct];
  client = await signUpTestClient(shop);
  await runJobs();
});
afterAll(async () => {
  await shop.close();
  await smtp.stop();
});

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);

/** Takes the jobs of a queue that wait. */
async function takeJobs<Data>(name: string): Promise<Data[]> {
  const { rows } = await run('select data from jobs.job where name = $1 order by created_on', [name]);
  await run('delete from jobs.job where name = $1', [name]);
  return rows.map(({ data }) => data as Data);
}

/** Runs what waits, and gives the mails that the mail server took. */
async function runJobs(): Promise<{ to: string; mail: ParsedMail }[]> {
  smtp.received.length = 0;
  for (const change of await takeJobs<OrderNotification>('order-news')) await sendOrderNotification(shop.ctx, change);
  for (const change of await takeJobs<OrderNotification>('seller-order-notices')) await notifySellersOfOrder(shop.ctx, change);
  for (const change of await takeJobs<NonNullable<typeof returnChanged.data>>('seller-return-notices'))
    await notifySellerOfReturn(shop.ctx, change);
  for (const { mail } of await takeJobs<{ mail: string }>('deliver-mail')) await deliverMail(shop.ctx, { mail });
  return smtp.received.map(({ to, source }) => ({ to: to[0] ?? '', mail: parseMail(source) }));
}

interface Made {
  orderId: string;
  parcelId: string;
  number: string;
}

async function makeOrder(language: 'en' | 'hi', method: 'cod' | 'demo' = 'cod'): Promise<Made> {
  const contact = { ...buyer, email: client.email };
  const { order } = await placed(client, orderOf([[product, 2]], { language, contact, method, giftMessage: 'For Amma' }));
  const { parcels } = await readOrderView(client, order.number);
  return { orderId: order._id, number: order.number, parcelId: parcels[0]._id };
}

const move = (parcelId: string, ...events: ('pack' | 'ship' | 'deliver' | 'lose' | 'resend' | 'return-to-origin' | 'take-back')[]) =>
  events.reduce<Promise<unknown>>(
    (before, event) =>
      before.then(() => moveParcel(shop.ctx, { parcelId, event, by: 'operator', ...(event === 'take-back' ? { restock: true } : {}) })),
    Promise.resolve(),
  );

/** Kinds of change that take an order of their own; all others happen to one that was placed. */
const ownOrder: readonly OrderNotification['kind'][] = ['placed', 'payment-failed', 'expired', 'packed', 'resent', 'back-resent'];
const standing = new Map<'en' | 'hi', Promise<Made>>();

function orderFor(kind: OrderNotification['kind'], language: 'en' | 'hi'): Promise<Made> {
  if (ownOrder.includes(kind)) return makeOrder(language, kind === 'payment-failed' || kind === 'expired' ? 'demo' : 'cod');
  const made = standing.get(language) ?? makeOrder(language);
  standing.set(language, made);
  return made;
}

let changes = 0;

/** Makes a change of an order happen. */
async function change(kind: OrderNotification['kind'], language: 'en' | 'hi'): Promise<void> {
  const made = await orderFor(kind, language);
  if (kind === 'placed') return;
  if (kind === 'packed') await move(made.parcelId, 'pack');
  if (kind === 'resent') await move(made.parcelId, 'pack', 'ship', 'lose');
  if (kind === 'back-resent') await move(made.parcelId, 'pack', 'ship', 'return-to-origin', 'take-back');
  await runJobs();
  if (kind === 'expired') {
    await expire(shop, made.orderId);
    await releaseExpired(shop.ctx);
    return;
  }
  if (kind === 'resent' || kind === 'back-resent') return move(made.parcelId, 'resend').then(() => undefined);
  const { rows } = await run(`select l.id from order_lines l where l.order_id = $1`, [made.orderId]);
  const lines = [{ lineId: String(rows[0]?.id), qty: 1 }];
  const cancelled = { lines, by: 'buyer', reason: 'other', refundPaise: 0 };
  const facts: Partial<Record<OrderNotification['kind'], object>> = {
    cancelled,
    'cancelled-by-us': cancelled,
    exchanged: { lines },
    goodwill: { refundPaise: 5_000, sellerId: product.sellerId },
    'goodwill-credit': { refundPaise: 0, creditPaise: 5_000, sellerId: product.sellerId },
  };
  const details = facts[kind] ?? {};
  await shop.ctx.transaction((tx) =>
    notifyBuyer(tx, {
      orderId: made.orderId,
      kind,
      about: `${kind} ${++changes}`,
      parcelId: made.parcelId,
      details: details as OrderNotification['details'],
    }),
  );
}

/** Checks who got a mail, in which language, and that it says something in HTML and in plain text. */
function check(
  received: { to: string; mail: ParsedMail }[],
  { buyer: toBuyer, seller: toSeller, operator: toOperator }: { buyer: string; seller: string; operator: string },
  { language, seller }: { language: 'en' | 'hi'; seller: string | undefined },
): void {
  const isReached = toSeller !== 'none' && seller !== undefined;
  const expected = [
    ...(toBuyer === 'mail' ? [client.email] : []),
    ...(isReached ? [seller] : []),
    ...(toOperator === 'always' || (toOperator === 'instead' && toSeller !== 'none' && !isReached) ? [operator] : []),
  ];
  expect([...new Set(received.map(({ to }) => to))].sort()).toEqual(expected.sort());
  for (const { to, mail } of received) {
    const spoken = to === operator ? 'en' : language;
    expect(mail.headers).toContainEqual(['Content-Language', spoken]);
    expect(/\p{Script=Devanagari}/u.test(mail.subject)).toBe(spoken === 'hi');
    expect(mail.html).toContain('<h1');
    expect(mail.text.length).toBeGreaterThan(100);
    expect(`${mail.text}${mail.html}`).not.toMatch(/undefined|\[object|NaN|null\b/);
  }
}

/** Every kind goes out in each run, in one language or the other; at night in both. */
const kindsFor = <Kind>(kinds: readonly Kind[], language: Language): Kind[] =>
  kinds.filter((_, index) => isNightly || languages[index % languages.length] === language);

describe.each(languages)('in %s', (language) => {
  const seller = `seller-${language}@potters.example`;
  const enter = async () => {
    await run('delete from seller_contacts');
    const contact = { slug: 'jaipur-potters', email: seller, name: 'Sunita Devi', language, notices: [...sellerNotices] };
    await saveContact(shop.ctx, contact);
  };

  test.each(kindsFor(orderNotificationKinds, language))('orders.changed, %s: reaches its recipients over SMTP', async (kind) => {
    await enter();
    await change(kind, language);
    check(await runJobs(), orderRecipients[kind], { language, seller });
  });

  describe('returns.changed', () => {
    let orderId: string;
    let returnId: string;
    beforeAll(async () => {
      const made = await makeOrder(language);
      orderId = made.orderId;
      await move(made.parcelId, 'pack', 'ship', 'deliver');
      const { rows } = await run('select id from order_lines where order_id = $1', [orderId]);
      const { body } = await client.send('POST', `/orders/${made.number}/returns`, {
        idempotencyKey: `return of ${made.number} in a test`,
        lines: [{ lineId: rows[0]?.id, qty: 1, reason: 'damaged' }],
        wish: 'refund',
        message: 'The rim is chipped on one side.',
        photoIds: [],
      });
      returnId = body.data.return._id;
      await runJobs();
    });
    afterAll(() => shop.setNow(undefined));

    test.each(kindsFor(Object.keys(returnRecipients) as ReturnNotification[], language))(
      '%s: reaches its recipients over SMTP',
      async (kind) => {
        await enter();
        shop.setNow(new Date(Date.now() + ++changes * 1000));
        const { data } = await getReturn(shop.ctx, orderId, returnId);
        await shop.ctx.transaction((tx) =>
          mailAboutReturn(tx, orderId, data.return, kind, 'A word about it.', { refundPaise: 0, creditPaise: 0 }),
        );
        check(await runJobs(), returnRecipients[kind], { language, seller });
      },
    );
  });
});

test.each(languages)('payouts and holds reach those who look after the money of a shop, in %s', async (language) => {
  const keeper = await signUpTestClient(shop);
  await run('update users set language = $1 where email = $2', [language, keeper.email]);
  const packer = await signUpTestClient(shop);
  for (const [role, { email }] of [['accountant', keeper] as const, ['packer', packer] as const])
    await run(`insert into seller_people (seller_id, user_id, role) select $1, id, $2 from users where email = $3`, [
      product.sellerId,
      role,
      email,
    ]);
  await runJobs();
  const at = new Date();
  const payout = {
    id: 'payout1',
    sellerId: product.sellerId,
    runId: 'run1',
    amountPaise: 92_010,
    attempt: 1,
    bankId: null,
    accountLast4: '7890',
    createdAt: at,
  };
  const sent = { ...payout, state: 'sent' as const, utr: null, returnReason: null, stateAt: at, sentAt: at };
  const hold = { id: 'hold1', sellerId: product.sellerId, state: 'set' as const, reason: 'many-returns' as const };
  const words = { en: 'Three parcels came back.', hi: 'तीन पार्सल लौटे।' };
  await shop.ctx.transaction(async (tx) => {
    await notifyOfPayout(tx, sent, 'payout-sent');
    await notifyOfPayout(tx, { ...sent, state: 'returned', returnReason: 'Account closed' }, 'payout-returned');
    await notifyOfHold(tx, { ...hold, words, capPaise: 500_000, endsOn: '2026-12-20', setBy: 'desk', setAt: at, stateAt: at });
  });
  const received = await runJobs();
  expect(received).toHaveLength(3);
  check(received, { buyer: 'none', seller: 'always', operator: 'none' }, { language, seller: keeper.email });
  await run('delete from seller_people where seller_id = $1', [product.sellerId]);
});

test.each(languages)('few left reaches those who look after the stock of a shop, in %s', async (language) => {
  const [packer, keeper] = [await signUpTestClient(shop), await signUpTestClient(shop)];
  await run('update users set language = $1 where email = $2', [language, packer.email]);
  for (const [role, { email }] of [['packer', packer] as const, ['accountant', keeper] as const])
    await run(`insert into seller_people (seller_id, user_id, role) select $1, id, $2 from users where email = $3`, [
      product.sellerId,
      role,
      email,
    ]);
  await runJobs();
  await run('update sellers set low_stock_at = 1000 where id = $1', [product.sellerId]);
  await notifyOfLowStock(shop.ctx);
  check(await runJobs(), { buyer: 'none', seller: 'always', operator: 'none' }, { language, seller: packer.email });
  await run('update sellers set low_stock_at = null where id = $1', [product.sellerId]);
  await notifyOfLowStock(shop.ctx);
  await run('delete from seller_people where seller_id = $1', [product.sellerId]);
});

/** That mail is another one to the seller, to another mailbox: by day some kinds show it. */
const forSellers = orderNotificationKinds.filter((kind) => orderRecipients[kind].seller !== 'none');

test.each(sample(forSellers, 4))('orders.changed, %s: reaches the operator where the seller has no mailbox', async (kind) => {
  await run('delete from seller_contacts');
  await change(kind, 'hi');
  check(await runJobs(), orderRecipients[kind], { language: 'hi', seller: undefined });
});

test('a seller gets the packing slip, and a buyer with a proved mailbox the invoice, as PDF', async () => {
  await run('delete from seller_contacts');
  await saveContact(shop.ctx, {
    slug: 'jaipur-potters',
    email: 'sunita@potters.example',
    name: 'Sunita Devi',
    language: 'en',
    notices: [...sellerNotices],
  });
  const { parcelId, number } = await makeOrder('en');
  const names = (mails: { to: string; mail: ParsedMail }[]) =>
    mails.map(({ to, mail }) => [to, mail.attachments.map(({ name, type, content }) => `${name} ${type} ${content.subarray(0, 5)}`)]);
  expect(names(await runJobs())).toEqual([
    [client.email, []],
    ['sunita@potters.example', [`packing-slip-${number}.pdf application/pdf %PDF-`, `gift-receipt-${number}.pdf application/pdf %PDF-`]],
  ]);
  await move(parcelId, 'pack');
  const packed = names(await runJobs());
  expect(packed.map(([to]) => to)).toEqual([client.email, 'sunita@potters.example']);
  for (const [, documents] of packed) expect(documents).toEqual([expect.stringMatching(/^[A-Z]+-\d+-\d+\.pdf application\/pdf %PDF-$/)]);
  await move(parcelId, 'ship');
  expect(names(await runJobs())).toEqual([[client.email, []]]);
});

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MailBlock } from '#modules/notifications/mail.ts';
import { advanceParcels } from '#modules/orders/advance-parcels.ts';
import type { OrderNotification } from '#modules/orders/notify-buyer.ts';
import { saveContact } from '#modules/sellers/contacts.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient } from '../../../test/support/test-client.ts';
import { moveParcel } from '../orders/move-parcel.ts';
import { refundGoodwill } from '../orders/refund-goodwill.ts';
import { makePackingSlip } from './make-packing-slip.ts';
import { notifySellersOfOrder } from './notify-of-order.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 4, (index) => (index === 2 ? { leadTimeDays: 10 } : {}));
});
beforeEach(async () => {
  for (const table of ['mails', 'inbox_items', 'seller_contacts']) await run(`delete from ${table}`);
});
afterEach(() => expectBalancedBooks(shop.ctx));
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const product = (index: number) => products[index] as SampleProduct;
const contact = { name: 'Sunita Devi', language: 'en', notices: ['orders', 'cancellations', 'returns', 'reminders'] } as const;
const enter = (
  email: string,
  more: Partial<Omit<typeof contact, 'notices' | 'language'>> & { language?: 'en' | 'hi'; notices?: readonly string[] } = {},
  slug = 'jaipur-potters',
) => saveContact(shop.ctx, { slug, email, ...contact, ...more } as never);

/** Runs the notices that wait, each as often as asked, all at once. */
async function notifySellers(times = 1): Promise<void> {
  const { rows } = await run(`select data from jobs.job where name = 'seller-order-notices' order by created_on`);
  await run(`delete from jobs.job where name = 'seller-order-notices'`);
  for (const { data } of rows)
    await Promise.all(Array.from({ length: times }, () => notifySellersOfOrder(shop.ctx, data as OrderNotification)));
}
const mails = async () => {
  const { rows } = await run(
    'select kind, recipient, language, subject, blocks, attachments, reply_to as "replyTo" from mails order by created_at, recipient',
  );
  return rows as {
    kind: string;
    recipient: string;
    language: string;
    subject: string;
    blocks: MailBlock[];
    attachments: unknown;
    replyTo: string | null;
  }[];
};
const order = async (lines: [SampleProduct, number][], more: Record<string, unknown> = {}) => {
  const client = createTestClient(shop);
  const { order: made } = await placed(client, orderOf(lines, more));
  const parcels = async () => (await readOrderView(client, made.number)).parcels as { _id: string; lines: { _id: string }[] }[];
  return { client, number: made.number as string, orderId: made._id as string, parcels };
};
const sellerMails = async () => (await mails()).filter(({ kind }) => kind.startsWith('seller-'));

test('each seller of an order hears what to send, where and until when, once however often the job runs', async () => {
  await enter('sunita@potters.example');
  await enter('ravi@potters.example', { language: 'hi' });
  await enter('books@potters.example', { notices: ['cancellations'] });
  await enter('weaver@kutch.example', {}, 'kutch-weavers');
  const { number } = await order(
    [
      [product(0), 2],
      [product(1), 1],
    ],
    { giftMessage: 'For Amma' },
  );
  await notifySellers(2);
  const sent = await sellerMails();
  expect(sent.map(({ recipient, language, kind }) => [recipient, language, kind])).toEqual([
    ['ravi@potters.example', 'hi', 'seller-to-send'],
    ['sunita@potters.example', 'en', 'seller-to-send'],
    ['weaver@kutch.example', 'en', 'seller-to-send'],
  ]);
  const text = JSON.stringify(sent[1]);
  for (const part of [
    'Piece 0',
    '× 2',
    'PIECE-0',
    '12 Rose Lane',
    'Asha Verma',
    '+919829012345',
    'For Amma',
    number,
    'in cash',
    '/hub/jaipur-potters/orders/',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Piece 1');
  expect(sent[1]).toMatchObject({ replyTo: shop.config.supportEmail, attachments: [{ kind: 'packing-slip' }, { kind: 'gift-receipt' }] });
  expect(JSON.stringify(sent[0])).toContain('कृति 0');
  const { rows } = await run(`select title from inbox_items where recipient_kind = 'seller' order by recipient_id`);
  expect(rows).toHaveLength(2);
  for (const { title } of rows) expect(title).not.toContain('Asha');
});

test('the seller who bears goodwill hears how much and why; no other seller does', async () => {
  await enter('sunita@potters.example');
  await enter('weaver@kutch.example', {}, 'kutch-weavers');
  const { number, parcels } = await order([
    [product(0), 1],
    [product(1), 1],
  ]);
  for (const { _id: parcelId } of await parcels())
    for (const event of ['pack', 'ship', 'deliver'] as const) await moveParcel(shop.ctx, { parcelId, event, by: 'operator' });
  await notifySellers();
  await run('delete from mails');
  await refundGoodwill(shop.ctx, { number, amountPaise: 5_000, reason: 'The wrapping was torn.', bearer: 'jaipur-potters' });
  await refundGoodwill(shop.ctx, { number, amountPaise: 2_000, reason: 'It came late.', bearer: 'shop' });
  await notifySellers(2);
  const sent = await sellerMails();
  expect(sent.map(({ recipient, kind }) => [recipient, kind])).toEqual([['sunita@potters.example', 'seller-goodwill']]);
  for (const part of ['₹50', 'The wrapping was torn.']) expect(JSON.stringify(sent[0]?.blocks)).toContain(part);
});

test('who takes another size gets it packed: the seller hears everything that is in the parcel now', async () => {
  await enter('sunita@potters.example');
  await run(
    `insert into variants (id, product_id, position, sku, size, price_delta_paise, available) values ('large', $1, 1, 'LARGE', 'L', 0, 3)`,
    [product(0).productId],
  );
  const { client, number, parcels } = await order([
    [product(0), 1],
    [product(2), 1],
  ]);
  await notifySellers();
  await run('delete from mails');
  const [parcel] = await parcels();
  const path = `/orders/${number}/lines/${parcel?.lines[0]?._id}/exchange`;
  expect((await client.send('POST', path, { variantId: 'large' })).status).toBe(200);
  await notifySellers(2);
  const sent = (await sellerMails()).filter(({ recipient }) => recipient === 'sunita@potters.example');
  expect(sent).toMatchObject([{ kind: 'seller-exchanged', attachments: [{ kind: 'packing-slip' }] }]);
  for (const part of ['LARGE', 'Piece 2']) expect(JSON.stringify(sent[0]?.blocks)).toContain(part);
});

test('the operator gets the mail of a seller without a mailbox, and the reason', async () => {
  await order([[product(0), 1]]);
  await notifySellers();
  const [mail, ...others] = await sellerMails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: shop.config.supportEmail, kind: 'seller-to-send-unreachable' });
  expect(mail?.subject).toContain('Jaipur Potters has no address');
  expect(JSON.stringify(mail?.blocks)).toContain('12 Rose Lane');
});

test('nothing is sent for an order that was rolled back', async () => {
  await enter('sunita@potters.example');
  const tooMany = orderOf([[product(0), 5]], { expectedTotalPaise: 1 });
  expect((await createTestClient(shop).send('POST', '/orders', tooMany)).status).not.toBe(200);
  await notifySellers();
  expect(await mails()).toEqual([]);
});

test('a seller hears of cancelled units, by whom and why, and of what is left to send', async () => {
  await enter('sunita@potters.example');
  const made = await order([
    [product(0), 3],
    [product(2), 1],
  ]);
  const [parcel] = await made.parcels();
  const [first] = parcel?.lines ?? [];
  const cancel = { idempotencyKey: 'cancel-one-of-three-units', lines: [{ lineId: first?._id, qty: 1 }] };
  expect((await made.client.send('POST', `/orders/${made.number}/cancel`, cancel)).status).toBe(200);
  await run('delete from mails');
  await notifySellers();
  const texts = (await sellerMails()).map((mail) => [mail.kind, JSON.stringify(mail)] as const);
  // The order's own mail names what stands at the time.
  expect(texts.map(([kind]) => kind)).toEqual(['seller-to-send', 'seller-cancelled']);
  expect(texts[1]?.[1]).toMatch(/The buyer has cancelled them.*Piece 0.*× 1.*Piece 0.*× 2.*Piece 2.*Still to be sent/);
  await run('delete from mails');
  await moveParcel(shop.ctx, { parcelId: parcel?._id ?? '', event: 'cancel', by: 'operator', reason: 'damaged', note: 'It fell.' });
  await notifySellers();
  const [all] = await sellerMails();
  expect(JSON.stringify(all)).toMatch(/The shop has cancelled them. They are damaged.*It fell.*Nothing of this parcel is left/);
  expect(all?.attachments).toBeNull();
});

test('a parcel that was cancelled before its seller heard of it is not asked for', async () => {
  await enter('sunita@potters.example');
  const made = await order([[product(0), 1]]);
  const [parcel] = await made.parcels();
  await moveParcel(shop.ctx, { parcelId: parcel?._id ?? '', event: 'cancel', by: 'operator', reason: 'other' });
  await notifySellers();
  expect((await sellerMails()).map(({ kind }) => kind)).toEqual(['seller-cancelled']);
});

test('a seller hears of a parcel that comes back, and of one that did not arrive together with the operator', async () => {
  await enter('sunita@potters.example');
  const made = await order([[product(0), 1]]);
  const parcelId = (await made.parcels())[0]?._id ?? '';
  for (const event of ['pack', 'ship', 'fail-delivery', 'refuse', 'return-to-origin'] as const)
    await notifySellers().then(() => moveParcel(shop.ctx, { parcelId, event, by: 'operator' }));
  await notifySellers();
  await moveParcel(shop.ctx, { parcelId, event: 'take-back', by: 'operator', restock: true });
  await notifySellers(2);
  expect((await sellerMails()).map(({ kind }) => kind)).toEqual([
    'seller-to-send',
    'seller-invoice',
    'seller-undeliverable',
    'seller-refused',
    'seller-returning',
    'seller-reversed',
  ]);
});

test('the packing slip names items, choice, maker, instructions and gift message, and no price', async () => {
  const made = await order([[product(2), 2]], {
    giftMessage: 'For Amma',
    gift: { buyerName: 'Ravi Verma', hidePrices: true },
    instructions: { [product(2).variantId]: 'Sign it below' },
  });
  const slip = await makePackingSlip(shop.ctx, (await made.parcels())[0]?._id ?? '');
  const { text } = readPdf(slip?.content ?? Buffer.alloc(0));
  for (const part of [
    'Jaipur Potters',
    'Asha Verma',
    '12 Rose Lane',
    '2 ×',
    'Piece 2',
    'PIECE-2',
    'Leela Devi',
    'Sign it below',
    'For Amma',
  ])
    expect(text).toContain(part.replaceAll(' ', ''));
  expect(text).toContain(made.number);
  expect(text).not.toMatch(/₹|1,?020|2,?040/);
  expect(await makePackingSlip(shop.ctx, 'no-such-parcel')).toBeUndefined();
});

test('sellers are reminded before and after the ship-by date, which follows lead time and working days', async () => {
  await enter('sunita@potters.example', { language: 'hi' });
  // A Wednesday in India; two working days later it is Friday.
  shop.setNow(new Date('2026-11-25T06:00:00Z'));
  const quick = await order([[product(0), 1]]);
  const made = await order([[product(2), 1]]);
  shop.setNow(undefined);
  const { rows } = await run(`select to_char(ship_by, 'YYYY-MM-DD') as day from parcels where order_id = any($1) order by ship_by`, [
    [quick.orderId, made.orderId],
  ]);
  expect(rows.map(({ day }) => day)).toEqual(['2026-11-27', '2026-12-08']);
  const at = (days: number) =>
    run(
      `update parcels set state_at = now() - interval '2 days', ship_by = (now() at time zone 'Asia/Kolkata')::date + $2::int where order_id = $1`,
      [quick.orderId, days],
    );
  await run(`update parcels set ship_by = '2099-01-01' where order_id <> $1`, [quick.orderId]);
  const reminders = async () => {
    await run('delete from mails');
    await advanceParcels(shop.ctx);
    await advanceParcels(shop.ctx);
    return (await mails()).filter(({ kind }) => kind.startsWith('parcels-')).map(({ kind, recipient }) => `${kind} ${recipient}`);
  };
  await at(3);
  expect(await reminders()).toEqual([]);
  await at(1);
  expect(await reminders()).toEqual(['parcels-waiting sunita@potters.example']);
  await at(-2);
  expect((await reminders()).sort()).toEqual(['parcels-escalated sunita@potters.example', `parcels-escalated ${shop.config.supportEmail}`]);
});

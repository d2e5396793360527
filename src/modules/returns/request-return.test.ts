import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { delivered, jaipur, orderOf, placed, readOrderView } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { answerReturn } from './add-message.ts';
import { returnDigestJob } from './mail-messages.ts';

let shop: TestApp;
let products: SampleProduct[];
const day = 86_400_000;
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 4, (index) => ({ perishable: index === 3, ...(index === 2 ? { leadTimeDays: 10 } : {}) }));
});
afterEach(async () => {
  shop.setNow(undefined);
  await expectBalancedBooks(shop.ctx);
});
afterAll(() => shop.close());

const product = (index: number) => products[index] as SampleProduct;
let keys = 0;
const report = (person: TestClient, number: string, lines: unknown[], more: Record<string, unknown> = {}) =>
  person.send('POST', `/orders/${number}/returns`, {
    idempotencyKey: `return-request-key-${++keys}`,
    lines,
    wish: 'refund',
    message: 'The rim is chipped.',
    ...more,
  });
const later = (milliseconds: number) => shop.setNow(new Date(Date.now() + milliseconds));

test('accepts a return within 7 days of delivery, and not later', async () => {
  const guest = createTestClient(shop);
  const { number, lineIds } = await delivered(shop, guest, [[product(0), 2]]);
  const [lineId] = lineIds;
  later(7 * day - 60_000);
  const [parcel] = (await readOrderView(guest, number)).parcels;
  expect(parcel.lines[0]).toMatchObject({
    canReturn: true,
    returnableQty: 2,
    returnReasons: ['damaged', 'defective', 'not-as-shown', 'wrong-piece'],
  });
  const made = await report(guest, number, [{ lineId, qty: 1, reason: 'damaged' }]);
  expect(made.status).toBe(200);
  const view = made.body.data.return;
  expect(view).toMatchObject({
    orderNumber: number,
    state: 'requested',
    wish: 'refund',
    sellerName: 'Jaipur Potters',
    lines: [{ lineId, qty: 1, reason: 'damaged' }],
    messages: [{ author: 'buyer', text: 'The rim is chipped.' }],
    timeline: [{ state: 'requested' }],
  });
  expect((await readOrderView(guest, number)).parcels[0].lines[0]).toMatchObject({ canReturn: true, returnableQty: 1 });
  later(7 * day + 60_000);
  const late = await report(guest, number, [{ lineId, qty: 1, reason: 'damaged' }]);
  expect([late.status, late.body.code, Object.keys(late.body.fields)]).toEqual([409, 'RETURN_TOO_LATE', ['lines.0']]);
  const after = (await readOrderView(guest, number)).parcels[0].lines[0];
  expect(after).toMatchObject({ canReturn: false, returnableQty: 0, returnReasons: [] });
  expect((await guest.send('GET', `/orders/${number}/returns`)).body.data.returns).toHaveLength(1);
});

test('refuses units that were not delivered, not in the order or not bought so often', async () => {
  const guest = createTestClient(shop);
  const { order } = await placed(guest, orderOf([[product(0), 1]]));
  const [line] = (await readOrderView(guest, order.number)).parcels[0].lines;
  const early = await report(guest, order.number, [{ lineId: line._id, qty: 1, reason: 'damaged' }]);
  expect([early.status, early.body.code, early.body.fields]).toEqual([
    409,
    'NOT_RETURNABLE',
    { 'lines.0': 'This piece has not arrived yet.' },
  ]);
  const { number, lineIds } = await delivered(shop, guest, [[product(0), 2]]);
  const [lineId] = lineIds;
  expect((await report(guest, number, [{ lineId: line._id, qty: 1, reason: 'damaged' }])).body.code).toBe('NOT_RETURNABLE');
  expect((await report(guest, number, [{ lineId, qty: 3, reason: 'damaged' }])).body.fields).toEqual({ 'lines.0.qty': 'At most 2.' });
  const twice = { lineId, qty: 1, reason: 'damaged' };
  expect((await report(guest, number, [twice, twice])).body).toMatchObject({
    code: 'INVALID_INPUT',
    fields: { lines: 'Each piece once.' },
  });
  expect((await report(guest, number, [{ lineId, qty: 2, reason: 'damaged' }])).status).toBe(200);
  const more = await report(guest, number, [{ lineId, qty: 1, reason: 'damaged' }]);
  expect(more.body).toMatchObject({ code: 'NOT_RETURNABLE', fields: { 'lines.0.qty': 'These pieces have already been reported.' } });
});

test('reports bad input at its field and never as a server error', async () => {
  const guest = createTestClient(shop);
  const { number, lineIds } = await delivered(shop, guest, [[product(0), 1]]);
  const [lineId] = lineIds;
  const good = { lineId, qty: 1, reason: 'damaged' };
  const refused: [unknown[], Record<string, unknown>][] = [
    [[], {}],
    [[{ ...good, qty: 0 }], {}],
    [[{ ...good, reason: 'bored' }], {}],
    [[good], { message: '   ' }],
    [[good], { message: 'x'.repeat(2001) }],
    [[good], { wish: 'another' }],
    [[good], { photoIds: ['1', '2', '3', '4', '5', '6', '7'] }],
    [[good], { photoIds: ['nothing'] }],
    [[good], { idempotencyKey: 'short' }],
  ];
  for (const [lines, more] of refused) expect((await report(guest, number, lines, more)).status).toBe(422);
  const blank = await report(guest, number, [good], { message: ' ' });
  expect(blank.body.fields.message).toBe('Say what is wrong.');
});

test('accepts a changed mind where the law says so', async () => {
  const guest = createTestClient(shop);
  const mind = (lineId: unknown) => [{ lineId, qty: 1, reason: 'changed-mind' }];
  const inIndia = await delivered(shop, guest, [[product(0), 1]]);
  const refused = await report(guest, inIndia.number, mind(inIndia.lineIds[0]));
  expect([refused.status, refused.body.code, Object.keys(refused.body.fields)]).toEqual([422, 'INVALID_INPUT', ['lines.0.reason']]);
  const address = { country: 'DE', line1: 'Lindenweg 3', city: 'Leipzig', postalCode: '04109' };
  const abroad = await delivered(shop, guest, [[product(0), 1]], { address });
  later(13 * day);
  const [parcel] = (await readOrderView(guest, abroad.number)).parcels;
  expect(parcel.lines[0].returnReasons).toEqual(['changed-mind']);
  expect(new Date(parcel.returnUntil).getTime() - new Date(parcel.deliveredAt).getTime()).toBe(14 * day);
  expect((await report(guest, abroad.number, [{ lineId: abroad.lineIds[0], qty: 1, reason: 'damaged' }])).body.code).toBe(
    'RETURN_TOO_LATE',
  );
  expect((await report(guest, abroad.number, mind(abroad.lineIds[0]))).status).toBe(200);
});

test('refuses a return of units of several parcels', async () => {
  const guest = createTestClient(shop);
  const { number, lineIds } = await delivered(shop, guest, [
    [product(0), 1],
    [product(1), 1],
  ]);
  const both = lineIds.map((lineId) => ({ lineId, qty: 1, reason: 'defective' }));
  expect((await report(guest, number, both)).body).toMatchObject({ code: 'INVALID_INPUT', fields: { lines: expect.any(String) } });
  for (const line of both) expect((await report(guest, number, [line])).status).toBe(200);
});

test('answers a repeated key with the same return, and refuses another body under it', async () => {
  const guest = createTestClient(shop);
  const { number, lineIds } = await delivered(shop, guest, [[product(0), 3]]);
  const lines = [{ lineId: lineIds[0], qty: 1, reason: 'damaged' }];
  const more = { idempotencyKey: `one-return-of-a-test-${process.pid}` };
  const answers = await Promise.all(Array.from({ length: 6 }, () => report(guest, number, lines, more)));
  expect(new Set(answers.map((answer) => answer.body.data.return._id)).size).toBe(1);
  const other = await report(guest, number, lines, { ...more, message: 'Another thing.' });
  expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
  expect((await guest.send('GET', `/orders/${number}/returns`)).body.data.returns).toHaveLength(1);
});

test('puts units that are requested twice at once into one return', async () => {
  for (let round = 0; round < 4; round++) {
    const guest = createTestClient(shop);
    const { number, lineIds } = await delivered(shop, guest, [[product(0), 1]]);
    const lines = [{ lineId: lineIds[0], qty: 1, reason: 'damaged' }];
    const answers = await Promise.all(Array.from({ length: 8 }, () => report(guest, number, lines)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  }
});

test('shows no returns of another person’s order, and accepts none', async () => {
  const owner = await signUpTestClient(shop);
  const { number, lineIds } = await delivered(shop, owner, [[product(0), 1]], { address: jaipur });
  const made = await report(owner, number, [{ lineId: lineIds[0], qty: 1, reason: 'damaged' }]);
  const { _id } = made.body.data.return;
  const own = createTestClient(shop);
  const { number: mine } = await delivered(shop, own, [[product(0), 1]]);
  for (const person of [createTestClient(shop), await signUpTestClient(shop), own]) {
    const answers = await Promise.all([
      person.send('GET', `/orders/${number}/returns`),
      report(person, number, [{ lineId: lineIds[0], qty: 1, reason: 'damaged' }]),
      person.send('POST', `/orders/${number}/return-photos`, { data: 'AAAA' }),
      person.send('POST', `/orders/${number}/returns/${_id}/messages`, { idempotencyKey: 'somebody-elses-key', text: 'Hello' }),
      person.send('POST', `/orders/${number}/returns/${_id}/withdraw`, {}),
    ]);
    expect(answers.map((answer) => [answer.status, answer.body.code])).toEqual(answers.map(() => [404, 'ORDER_NOT_FOUND']));
  }
  // With an order of one's own, another's return is not found under it.
  const crossed = await Promise.all([
    own.send('POST', `/orders/${mine}/returns/${_id}/messages`, { idempotencyKey: 'crossed-over-to-it', text: 'Hello' }),
    own.send('POST', `/orders/${mine}/returns/${_id}/withdraw`, {}),
  ]);
  expect(crossed.map((answer) => [answer.status, answer.body.code])).toEqual(crossed.map(() => [404, 'RETURN_NOT_FOUND']));
});

test('exchanges messages between buyer and seller, and lets the buyer withdraw', async () => {
  const guest = createTestClient(shop);
  const contact = { email: 'thread@example.com', name: 'Asha Verma', phone: '98290 12345' };
  const { number, lineIds } = await delivered(shop, guest, [[product(0), 1]], { contact });
  const lines = [{ lineId: lineIds[0], qty: 1, reason: 'not-as-shown' }];
  const { _id } = (await report(guest, number, lines)).body.data.return;
  const path = `/orders/${number}/returns/${_id}`;
  const words = { idempotencyKey: 'a-second-message-key', text: 'It is green, not blue.' };
  await guest.send('POST', `${path}/messages`, words);
  const again = await guest.send('POST', `${path}/messages`, words);
  expect(again.body.data.return.messages.map((message: { text: string }) => message.text)).toEqual([
    'The rim is chipped.',
    'It is green, not blue.',
  ]);
  expect((await guest.send('POST', `${path}/messages`, { idempotencyKey: 'an-empty-message', text: ' ' })).status).toBe(422);
  const withdrawn = await guest.send('POST', `${path}/withdraw`, {});
  expect(withdrawn.body.data.return).toMatchObject({ state: 'withdrawn', timeline: [{ state: 'requested' }, { state: 'withdrawn' }] });
  const twice = await guest.send('POST', `${path}/withdraw`, {});
  expect([twice.status, twice.body.code]).toEqual([409, 'WRONG_STATE']);
  // Units of a withdrawn return can be requested again.
  expect((await report(guest, number, lines)).status).toBe(200);
  expect((await sentMails(shop, contact.email)).filter((mail) => mail.kind.startsWith('return-')).map((mail) => mail.kind)).toEqual([
    'return-requested',
    'return-requested',
  ]);
  const toOperator = (await sentMails(shop, shop.ctx.app.operator.supportEmail)).filter((mail) =>
    JSON.stringify(mail.blocks).includes(number),
  );
  expect(toOperator.map((mail) => mail.kind)).toEqual([
    'return-notice-requested',
    'return-notice-message',
    'return-notice-withdrawn',
    'return-notice-requested',
  ]);
});

test('mails messages at once, then as digests, and accepts twenty a day', async () => {
  const guest = createTestClient(shop);
  const contact = { email: 'digest@example.com', name: 'Asha Verma', phone: '98290 12345' };
  const { number, lineIds } = await delivered(shop, guest, [[product(0), 1]], { contact });
  const { _id } = (await report(guest, number, [{ lineId: lineIds[0], qty: 1, reason: 'not-as-shown' }])).body.data.return;
  const write = (count: number) =>
    guest.send('POST', `/orders/${number}/returns/${_id}/messages`, { idempotencyKey: `message-of-many-${count}`, text: `Line ${count}.` });
  const notices = async () =>
    (await sentMails(shop, shop.ctx.app.operator.supportEmail)).filter(
      (mail) => mail.kind === 'return-notice-message' && JSON.stringify(mail.blocks).includes(number),
    );
  // The words of the request are the first of them.
  for (let count = 1; count <= 19; count++) expect((await write(count)).status).toBe(200);
  const { status, body } = await write(20);
  expect([status, body.code, Object.keys(body.fields)]).toEqual([429, 'TOO_MANY_REQUESTS', ['text']]);
  expect(await notices()).toHaveLength(1);
  const digest = { returnId: _id, to: 'operator' } as const;
  const { rows } = await shop.ctx.db.execute(
    `select count(*)::int as jobs from jobs.job where name = 'return-digest' and data->>'returnId' = $1`,
    [_id],
  );
  expect(rows).toEqual([{ jobs: 1 }]);
  await Promise.all([returnDigestJob.handle(digest, shop.ctx), returnDigestJob.handle(digest, shop.ctx)]);
  const [, together, ...more] = await notices();
  expect(more).toEqual([]);
  expect(JSON.stringify(together)).toMatch(/Line 2\..*Line 19\./);
  expect(JSON.stringify(together)).not.toContain('Line 1.');
  await answerReturn(shop.ctx, { id: _id, author: 'seller', text: 'Here is the first answer.' });
  await answerReturn(shop.ctx, { id: _id, author: 'seller', text: 'Here is the second.' });
  expect((await sentMails(shop, contact.email)).filter((mail) => mail.kind === 'return-answer')).toHaveLength(1);
});

test('limits how often an order’s returns are requested and withdrawn in a day', async () => {
  const guest = createTestClient(shop);
  const { number, lineIds } = await delivered(shop, guest, [[product(0), 1]]);
  const lines = [{ lineId: lineIds[0], qty: 1, reason: 'damaged' }];
  for (let count = 0; count < 20; count++) {
    const { _id } = (await report(guest, number, lines)).body.data.return;
    await guest.send('POST', `/orders/${number}/returns/${_id}/withdraw`, {});
  }
  expect((await report(guest, number, lines)).body.code).toBe('TOO_MANY_REQUESTS');
});

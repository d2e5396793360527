import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sendRefund } from '#modules/payments/send-refund.ts';
import { operateReturn } from '../../../scripts/admin-return.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { buyer, delivered } from '../../../test/support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, sentMails, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { escalateReturnsJob } from './escalate-returns.ts';

let shop: TestApp;
let products: SampleProduct[];
beforeAll(async () => {
  shop = await openTestApp();
  products = await addSampleProducts(shop, 1);
});
afterEach(async () => {
  shop.setNow(undefined);
  await expectBalancedBooks(shop.ctx);
});
afterAll(() => shop.close());

let keys = 0;
async function reported(person: TestClient, more: Record<string, unknown> = {}) {
  const { orderId, number, lineIds } = await delivered(shop, person, [[products[0] as SampleProduct, 1]], more);
  const answer = await person.send('POST', `/orders/${number}/returns`, {
    idempotencyKey: `persons-return-key-${++keys}`,
    lines: [{ lineId: lineIds[0], qty: 1, reason: 'damaged' }],
    wish: 'refund',
    message: 'My grandmother sat on it.',
  });
  const { _id: id, number: returnNumber } = answer.body.data.return;
  return { orderId, number, id, returnNumber };
}

test('exports messages about returns, blocks erasure while one is open, and erases them after', async () => {
  const person = await signUpTestClient(shop);
  const { orderId, id, number, returnNumber } = await reported(person, { contact: { ...buyer, email: person.email } });
  const exported = (await person.send('GET', '/users/export')).body;
  expect(JSON.stringify(exported)).toContain('My grandmother sat on it.');
  const refused = await person.send('DELETE', '/users/deleteMe');
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).toContain(returnNumber);
  await operateReturn(shop.ctx, [id, 'approve'], {});
  expect(await operateReturn(shop.ctx, [id, 'refund'], { restock: true })).toBe(`Return ${returnNumber} of order ${number} is refunded.`);
  const { rows } = await shop.ctx.db.execute('select id from refunds where order_id = $1', [orderId]);
  for (const refund of rows) await sendRefund(shop.ctx, String(refund.id));
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBeLessThan(300);
  const kept = await shop.ctx.db.execute(
    'select state, (select count(*)::int from return_messages where text is not null) as texts from returns where id = $1',
    [id],
  );
  expect(kept.rows).toEqual([{ state: 'refunded', texts: 0 }]);
});

test('erases a guest’s messages with the account of the same address', async () => {
  const email = 'guest-first@example.com';
  const guest = createTestClient(shop);
  const { id } = await reported(guest, { contact: { ...buyer, email } });
  const person = await signUpTestClient(shop, { email });
  expect(JSON.stringify((await person.send('GET', '/users/export')).body)).toContain('My grandmother sat on it.');
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(409);
  await operateReturn(shop.ctx, [id, 'refuse'], { text: 'It is whole.' });
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBeLessThan(300);
  const { rows } = await shop.ctx.db.execute('select text from return_messages where return_id = $1', [id]);
  expect(rows).toEqual([{ text: null }]);
});

test('notifies the operator of returns without a step, again until there is one', async () => {
  const { id, returnNumber } = await reported(createTestClient(shop));
  const { id: answered, returnNumber: other } = await reported(createTestClient(shop));
  await operateReturn(shop.ctx, [answered, 'approve'], {});
  const sent = async () => (await sentMails(shop, shop.ctx.app.operator.supportEmail)).filter((mail) => mail.kind === 'returns-waiting');
  await escalateReturnsJob.handle({}, shop.ctx);
  expect(await sent()).toEqual([]);
  shop.setNow(new Date(Date.now() + 4 * 86_400_000));
  await escalateReturnsJob.handle({}, shop.ctx);
  await escalateReturnsJob.handle({}, shop.ctx);
  const mails = await sent();
  expect(mails).toHaveLength(1);
  expect(JSON.stringify(mails[0]?.blocks)).toContain(returnNumber);
  expect(JSON.stringify(mails[0]?.blocks)).not.toContain(other);
  // Told once more, and what was accepted and then forgotten, too.
  shop.setNow(new Date(Date.now() + 11 * 86_400_000));
  await escalateReturnsJob.handle({}, shop.ctx);
  for (const number of [returnNumber, other]) expect(JSON.stringify((await sent()).at(-1)?.blocks)).toContain(number);
  // A step starts the clock again.
  await operateReturn(shop.ctx, [answered, 'receive'], {});
  shop.setNow(new Date(Date.now() + 17 * 86_400_000));
  await escalateReturnsJob.handle({}, shop.ctx);
  expect(JSON.stringify((await sent()).at(-1)?.blocks)).toContain('back with the seller');
  expect((await sent()).length).toBeGreaterThan(2);
  expect(id).not.toBe(answered);
});

test('lets the operator decide on the command line, with a reason where one is required', async () => {
  const guest = createTestClient(shop);
  const { id, number } = await reported(guest);
  await expect(operateReturn(shop.ctx, [id, 'refuse'], {})).rejects.toThrow('Say why to the buyer');
  await expect(operateReturn(shop.ctx, [id, 'burn'], {})).rejects.toThrow('approve, refuse');
  await expect(operateReturn(shop.ctx, ['nothing', 'approve'], {})).rejects.toThrow('Return not found.');
  await expect(operateReturn(shop.ctx, [id, 'refund'], {})).rejects.toThrow('not possible');
  await operateReturn(shop.ctx, [id, 'answer'], { text: 'Which corner?' });
  const [view] = (await guest.send('GET', `/orders/${number}/returns`)).body.data.returns;
  expect(view.messages.at(-1)).toMatchObject({ author: 'operator', text: 'Which corner?' });
});

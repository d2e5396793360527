import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { cleanUpMails } from './clean-up-mails.ts';
import type { Notification } from './notify.ts';
import { notify } from './notify.ts';
import { notificationsPersonalData } from './personal-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await app.ctx.db.execute(
    `insert into users (id, email, password_hash, name, created_at) values ('asha', 'asha@example.com', 'x', 'Asha', now());
     insert into users (id, created_at, erased_at) values ('erased', now(), now())`,
  );
});
afterAll(() => app.close());
beforeEach(() => app.ctx.db.execute('delete from inbox_items; delete from mails'));

const notification: Notification = {
  kind: 'refund-failed',
  language: 'en',
  subject: 'A refund failed (KG-1)',
  blocks: [{ type: 'heading', text: 'A refund failed' }],
  orderId: 'order-1',
};
const inbox = async () =>
  (await app.ctx.db.execute('select recipient_kind, recipient_id, kind, title, user_id, order_id, handled_at from inbox_items')).rows;
const mails = async () => (await app.ctx.db.execute('select recipient, kind, order_id from mails order by recipient')).rows;
const item = { kind: 'refund-failed', title: 'A refund failed (KG-1)', order_id: 'order-1', handled_at: null };

test('notifies an operator queue by an inbox item and a mail to the support address', async () => {
  await notify(app.ctx, { kind: 'operator', queue: 'payments' }, notification);
  expect(await inbox()).toEqual([{ ...item, recipient_kind: 'operator', recipient_id: 'payments', user_id: null }]);
  expect(await mails()).toEqual([{ recipient: app.config.supportEmail, kind: 'refund-failed', order_id: 'order-1' }]);
});

test('notifies a shop by one inbox item and a mail to each of its people, in the own language', async () => {
  const people = [
    { email: 'a@example.com', language: 'en' },
    { email: 'b@example.com', language: 'hi' },
  ] as const;
  await notify(app.ctx, { kind: 'seller', sellerId: 'dhatu', topic: 'returns', people }, (language) => ({ ...notification, language }));
  expect(await inbox()).toEqual([{ ...item, recipient_kind: 'seller', recipient_id: 'dhatu', user_id: null }]);
  const { rows } = await app.ctx.db.execute('select recipient as email, language from mails order by recipient');
  expect(rows).toEqual(people);
});

test('notifies a buyer with an account in the inbox and by mail, a guest by mail alone', async () => {
  const buyer = { kind: 'buyer', email: 'asha@example.com', isVerified: true } as const;
  await notify(app.ctx, { ...buyer, userId: undefined }, notification);
  expect(await inbox()).toEqual([]);
  await notify(app.ctx, { ...buyer, userId: 'asha' }, notification);
  expect(await inbox()).toEqual([{ ...item, recipient_kind: 'buyer', recipient_id: 'asha', user_id: 'asha' }]);
  expect(await mails()).toHaveLength(2);
});

test('sends ten mails an hour at most to an unverified address', async () => {
  const stranger = { kind: 'buyer', email: 'typed@example.com', isVerified: false, userId: undefined } as const;
  for (let count = 0; count < 12; count++) await notify(app.ctx, stranger, notification);
  expect(await mails()).toHaveLength(10);
});

test('notifies no recipient of a rolled back transaction', async () => {
  const rolledBack = app.ctx.transaction(async (tx) => {
    await notify(tx, { kind: 'operator', queue: 'support' }, notification);
    throw new Error('rolled back');
  });
  await expect(rolledBack).rejects.toThrow('rolled back');
  expect([await inbox(), await mails()]).toEqual([[], []]);
});

test('exports and erases the items about an account and refuses later ones', async () => {
  await notify(app.ctx, { kind: 'operator', queue: 'support' }, { ...notification, userId: 'asha' });
  await notify(app.ctx, { kind: 'operator', queue: 'support' }, notification);
  expect(await notificationsPersonalData.export(app.ctx, 'asha')).toEqual([
    { title: 'A refund failed (KG-1)', sentAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);
  await notificationsPersonalData.erase(app.ctx, 'asha', 'asha@example.com');
  expect((await inbox()).map((row) => row.user_id)).toEqual([null]);
  const late = notify(app.ctx, { kind: 'operator', queue: 'support' }, { ...notification, userId: 'erased' });
  await expect(late).rejects.toMatchObject({ message: expect.stringContaining('inbox_items') });
});

test('removes items older than half a year', async () => {
  await notify(app.ctx, { kind: 'operator', queue: 'books' }, notification);
  app.setNow(new Date(Date.now() + 181 * 86_400_000));
  await cleanUpMails(app.ctx);
  app.setNow(undefined);
  expect(await inbox()).toEqual([]);
});

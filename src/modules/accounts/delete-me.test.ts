import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { deliverMail } from '#modules/notifications/deliver-mail.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ DATA_DIR: await mkdtemp(join(tmpdir(), 'erasure-')) });
});
afterAll(() => shop.close());
afterEach(() => shop.setNow(undefined));

/** Every row of every table of ours as text. */
async function everything(): Promise<Map<string, string>> {
  const { rows } = await shop.ctx.db.execute(
    `select table_schema || '.' || table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'jobs')`,
  );
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const { rows: texts } = await shop.ctx.db.execute(`select t::text as text from ${name} t`);
    found.set(String(name), texts.map((row) => String(row.text)).join('\n'));
  }
  return found;
}

test('deletion leaves the e-mail, the phone and the name of the person in no table', async () => {
  const name = 'Kalyani Unmistakable';
  const person = await signUpTestClient(shop, { email: 'kalyani.unmistakable@example.com', name });
  await person.send('PATCH', '/users/updateMe', { phone: '9829012345', preferences: { promotionalEmails: true } });
  await person.send('POST', '/users/addresses', {
    label: 'Home',
    name,
    line1: '12 Unmistakable Lane',
    city: 'Jaipur',
    state: 'Rajasthan',
    postalCode: '302002',
  });
  await person.send('POST', '/feedback', {
    name,
    email: person.email,
    phoneNumber: '9829012345',
    subject: 'Unmistakable',
    message: 'Hello',
  });
  const traces = /unmistakable|9829012345/i;
  const before = [...(await everything())].filter(([, text]) => traces.test(text)).map(([table]) => table);
  expect(before).toEqual(expect.arrayContaining(['public.users', 'public.addresses', 'public.tickets']));

  const { status, body } = await person.send('DELETE', '/users/deleteMe');
  expect(status).toBe(200);
  expect(body.message).toBe('Account deleted.');
  const { rows: waiting } = await shop.ctx.db.execute('select id, kind from mails where recipient = $1', [person.email]);
  expect(waiting.map((mail) => mail.kind)).toEqual(['account-deleted']);
  // The last mail is gone once it has left.
  for (const { id } of waiting) await deliverMail(shop.ctx, { mail: String(id) });
  const after = [...(await everything())].filter(([, text]) => traces.test(text)).map(([table]) => table);
  expect(after).toEqual([]);
  const { rows } = await shop.ctx.db.execute('select count(*)::int as kept from users where erased_at is not null');
  expect(rows).toEqual([{ kept: 1 }]);
});

test('every session ends with the account, and the address is free again', async () => {
  const person = await signUpTestClient(shop, { email: 'again@example.com' });
  const other = createTestClient(shop);
  await other.send('POST', '/users/login', { email: person.email, password: person.password });
  await person.send('DELETE', '/users/deleteMe');
  expect((await other.send('GET', '/users/me')).status).toBe(401);
  expect((await createTestClient(shop).send('POST', '/users/login', { email: person.email, password: person.password })).status).toBe(401);
  shop.setNow(new Date(Date.now() + 60_000));
  expect((await signUpTestClient(shop, { email: 'again@example.com' })).email).toBe('again@example.com');
});

test('a session left open cannot delete the account until the password is entered again', async () => {
  const person = await signUpTestClient(shop);
  shop.setNow(new Date(Date.now() + 16 * 60_000));
  expect((await person.send('DELETE', '/users/deleteMe')).body.code).toBe('REAUTHENTICATE');
  await person.send('POST', '/users/reauthenticate', { password: person.password });
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
});

test('the export holds everything that is kept about the person', async () => {
  const person = await signUpTestClient(shop);
  await person.send('POST', '/feedback', {
    name: 'Asha',
    email: person.email,
    phoneNumber: '9829012345',
    subject: 'Colours',
    message: 'More indigo',
  });
  const { body } = await person.send('GET', '/users/export');
  expect(body.user.email).toBe(person.email);
  expect(body.sessions).toHaveLength(1);
  expect(body.sections.messages).toMatchObject([{ subject: 'Colours', text: 'More indigo' }]);
  expect(JSON.stringify(body)).not.toMatch(/argon2|token/i);
});

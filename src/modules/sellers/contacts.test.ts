import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOperator } from '../../../test/support/prepared-shop.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUpTestClient } from '../../../test/support/test-client.ts';
import { addSeller } from './add-seller.ts';
import { readMailboxes } from './contact-queries.ts';
import { maxContacts, saveContact } from './contacts.ts';

let shop: TestApp;
let sellerId: string;
beforeAll(async () => {
  shop = await openTestApp();
  sellerId = await addSeller(shop.ctx, {
    slug: 'sample-haat',
    sellerName: 'Sample Haat',
    kind: 'studio',
    verified: true,
    city: { en: 'Jaipur' },
    state: 'Rajasthan',
    since: 2001,
    about: { en: 'About' },
    dispatchDays: 2,
  });
});
afterAll(() => shop.close());

const run = (text: string, values: unknown[] = []) => shop.services.database.execute(text, values);
const path = '/desk/sellers/sample-haat/contacts';

test('the operator enters, changes, lists and removes the people of a seller', async () => {
  const desk = await addOperator(shop);
  const sunita = { email: 'Sunita@Potters.example', name: 'Sunita Devi', language: 'hi', notices: ['orders'] };
  const entered = (await desk.send('POST', path, sunita)).body.data.contacts;
  expect(entered).toEqual([{ ...sunita, email: 'sunita@potters.example', _id: expect.any(String) }]);
  await desk.send('POST', path, { ...sunita, language: 'en', notices: ['orders', 'returns'] });
  expect((await desk.send('GET', path)).body.data.contacts).toMatchObject([{ language: 'en', notices: ['orders', 'returns'] }]);
  expect((await desk.send('POST', path, { ...sunita, email: 'no address' })).body.fields).toHaveProperty('email');
  expect((await desk.send('POST', path, { ...sunita, notices: ['gossip'] })).body.code).toBe('INVALID_INPUT');
  expect((await desk.send('DELETE', `${path}/${entered[0]._id}`)).body.data.contacts).toEqual([]);
  expect((await desk.send('DELETE', `${path}/${entered[0]._id}`)).status).toBe(200);
  expect((await desk.send('GET', '/desk/sellers/no-such/contacts')).body.code).toBe('SELLER_NOT_FOUND');
});

test('a seller has a bounded number of people', async () => {
  const contact = { slug: 'sample-haat', name: 'Sunita Devi', language: 'en', notices: [] } as const;
  for (let index = 0; index < maxContacts; index++) await saveContact(shop.ctx, { ...contact, email: `p${index}@x.example`, notices: [] });
  await expect(saveContact(shop.ctx, { ...contact, email: 'more@x.example', notices: [] })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  await saveContact(shop.ctx, { ...contact, email: 'p0@x.example', notices: ['orders'] });
  await run('delete from seller_contacts');
});

test('notices go to those who want them, and to accounts that the operator entered nowhere else', async () => {
  const member = await signUpTestClient(shop, { language: 'hi' });
  const other = await signUpTestClient(shop);
  for (const { email } of [member, other])
    await run(`insert into seller_people (seller_id, user_id, role) select $1, id, 'owner' from users where email = $2`, [sellerId, email]);
  const contact = { slug: 'sample-haat', name: 'Sunita Devi', language: 'en' } as const;
  await saveContact(shop.ctx, { ...contact, email: 'a@x.example', notices: ['returns'] });
  await saveContact(shop.ctx, { ...contact, email: other.email, notices: ['returns'] });
  const emails = async (notice: 'orders' | 'returns') =>
    (await readMailboxes(shop.ctx.db, sellerId, notice, true)).map(({ email }) => email);
  expect(await emails('orders')).toEqual([member.email]);
  expect((await emails('returns')).sort()).toEqual(['a@x.example', member.email, other.email].sort());
  await run('delete from seller_contacts');
  await run('delete from seller_people');
});

test('a person exports and erases what a seller’s address says', async () => {
  const person = await signUpTestClient(shop);
  const contact = { slug: 'sample-haat', name: 'Sunita Devi', language: 'en', notices: ['orders' as const] } as const;
  await saveContact(shop.ctx, { ...contact, email: person.email, notices: ['orders'] });
  await saveContact(shop.ctx, { ...contact, email: 'other@x.example', notices: ['orders'] });
  expect(JSON.stringify((await person.send('GET', '/users/export')).body)).toContain('Sunita Devi');
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect((await run('select email from seller_contacts')).rows).toEqual([{ email: 'other@x.example' }]);
});

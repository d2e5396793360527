import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUpTestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const jaipur = {
  label: 'Home',
  name: 'Asha',
  phone: '98290 12345',
  line1: '12 Hawa Mahal Road',
  city: 'Jaipur',
  state: 'Rajasthan',
  postalCode: '302002',
  country: 'in',
};
const labels = (answer: { body: { data: { addresses?: { label: string }[]; user?: { addresses: { label: string }[] } } } }) =>
  (answer.body.data.addresses ?? answer.body.data.user?.addresses ?? []).map((each) => each.label);

test('an address is saved with its fields, and its lines as the specified details', async () => {
  const person = await signUpTestClient(shop);
  const { status, body } = await person.send('POST', '/users/addresses', jaipur);
  expect(status).toBe(200);
  expect(body.data.addresses).toEqual([
    {
      _id: body.added,
      ...jaipur,
      phone: '+919829012345',
      country: 'IN',
      details: '12 Hawa Mahal Road\nJaipur 302002\nRajasthan\nIndia',
      isDefault: true,
      version: 1,
    },
  ]);
});

test('blanks, unknown states and PIN codes of other states are refused at their fields', async () => {
  const person = await signUpTestClient(shop);
  const blank = await person.send('POST', '/users/addresses', { label: ' ', line1: '', city: '' });
  expect(Object.keys(blank.body.fields).sort()).toEqual(['city', 'label', 'line1']);
  const elsewhere = await person.send('POST', '/users/addresses', { ...jaipur, postalCode: '700001', phone: '12' });
  expect(elsewhere.body.fields).toEqual({ postalCode: 'This PIN code belongs to another state.' });
  expect((await person.send('POST', '/users/addresses', { ...jaipur, phone: '12' })).body.fields).toHaveProperty('phone');
  const listed = await person.send('PATCH', '/users/updateMe', { addresses: [{ label: 'Home', details: '  ' }] });
  expect(listed.body.fields).toEqual({ 'addresses.0.details': 'Fill this in.' });
});

test('one address is the default, and the next takes its place when it goes', async () => {
  const person = await signUpTestClient(shop);
  await person.send('POST', '/users/addresses', jaipur);
  const { body } = await person.send('POST', '/users/addresses', { ...jaipur, label: 'Work', isDefault: true });
  expect(body.data.addresses.map((each: { isDefault: boolean }) => each.isDefault)).toEqual([false, true]);
  const removed = await person.send('DELETE', `/users/addresses/${body.added}`, { version: 1 });
  expect(removed.body.data.addresses).toMatchObject([{ label: 'Home', isDefault: true }]);
});

test('a stale write is refused with 409 instead of losing a change', async () => {
  const person = await signUpTestClient(shop);
  const { body } = await person.send('POST', '/users/addresses', jaipur);
  const path = `/users/addresses/${body.added}`;
  expect((await person.send('PUT', path, { ...jaipur, label: 'Home 2', version: 1 })).status).toBe(200);
  expect((await person.send('PUT', path, { ...jaipur, label: 'Home 3', version: 1 })).body.code).toBe('CONFLICT');
  expect((await person.send('DELETE', path, { version: 1 })).status).toBe(409);
  const list = [{ label: 'A', details: 'a' }];
  expect((await person.send('PATCH', '/users/updateMe', { addresses: list, addressesVersion: 1 })).status).toBe(409);
  expect((await person.send('PATCH', '/users/updateMe', { addresses: list, addressesVersion: 2 })).status).toBe(200);
});

test('replaces the address list by position and keeps the fields of unchanged entries', async () => {
  const person = await signUpTestClient(shop);
  const { body } = await person.send('POST', '/users/addresses', jaipur);
  const home = { label: 'Home', details: body.data.addresses[0].details };
  const appended = await person.send('PATCH', '/users/updateMe', { addresses: [home, { label: 'Work', details: 'Plot 7\nSanganer' }] });
  expect(labels(appended)).toEqual(['Home', 'Work']);
  expect(appended.body.data.user.addresses[0]).toMatchObject({ _id: body.added, line1: '12 Hawa Mahal Road' });
  const edited = await person.send('PATCH', '/users/updateMe', { addresses: [home, { label: 'Workshop', details: 'Plot 7\nSanganer' }] });
  expect(edited.body.data.user.addresses[1]).toMatchObject({
    _id: appended.body.data.user.addresses[1]._id,
    label: 'Workshop',
    version: 2,
  });
  const removed = await person.send('PATCH', '/users/updateMe', { addresses: [{ label: 'Workshop', details: 'Plot 7\nSanganer' }] });
  expect(labels(removed)).toEqual(['Workshop']);
  expect(removed.body.data.user.addresses[0]).toMatchObject({ _id: edited.body.data.user.addresses[1]._id, isDefault: true });
});

test('addresses that are saved at once are all kept, and twenty at most', async () => {
  const person = await signUpTestClient(shop);
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => person.send('POST', '/users/addresses', { ...jaipur, label: `No ${index}` })),
  );
  expect(answers.filter((each) => each.status === 200)).toHaveLength(20);
  expect(answers.filter((each) => each.status === 422)).toHaveLength(4);
  const list = (await person.send('GET', '/users/addresses')).body.data;
  expect(list.addresses).toHaveLength(20);
  expect(list.version).toBe(20);
});

test('another person’s address is not there', async () => {
  const owner = await signUpTestClient(shop);
  const { body } = await owner.send('POST', '/users/addresses', jaipur);
  const stranger = await signUpTestClient(shop);
  expect((await stranger.send('PUT', `/users/addresses/${body.added}`, { ...jaipur, version: 1 })).status).toBe(404);
  expect((await stranger.send('DELETE', `/users/addresses/${body.added}`, { version: 1 })).status).toBe(404);
  expect((await owner.send('GET', '/users/addresses')).body.data.addresses).toHaveLength(1);
});

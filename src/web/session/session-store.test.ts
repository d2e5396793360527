import { expect, test } from 'vitest';
import { parseRecord } from './session-store.ts';

const now = Date.parse('2026-03-01T00:00:00Z');
const preferences = { personalizedRecommendations: true, promotionalEmails: false };
const user = { _id: 'u1', role: 'buyer', name: 'Asha', preferences };
const record = (expiresAt: unknown, given: unknown = user) => parseRecord(JSON.stringify({ user: given, expiresAt }), now);

test('a record is who is signed in and until when', () => {
  expect(record('2026-03-01T00:00:01Z')).toEqual({ user, expiresAt: '2026-03-01T00:00:01Z' });
});

test('a token that something else stored beside it does not come along', () => {
  expect(parseRecord(JSON.stringify({ user, expiresAt: '2027-01-01T00:00:00Z', token: 'abc' }), now)).not.toHaveProperty('token');
});

test('takes no user from an expired record', () => {
  expect(record('2026-03-01T00:00:00Z')).toBeNull();
  expect(record('2020-01-01T00:00:00Z')).toBeNull();
});

test.each([
  ['', null],
  ['null', null],
  ['[]', null],
  ['{', null],
  ['"text"', null],
  ['{"user":null}', null],
])('%j is no record', (text, nothing) => {
  expect(parseRecord(text, now)).toBe(nothing);
});

test('neither is one without an end or a person', () => {
  expect(record(undefined)).toBeNull();
  expect(record('soon')).toBeNull();
  expect(record('2027-01-01T00:00:00Z', { name: 'Asha' })).toBeNull();
  expect(record('2027-01-01T00:00:00Z', { ...user, preferences: null })).toBeNull();
});

test('of the user the browser stores name, role and flags, and nothing to reach the person by', () => {
  const whole = {
    ...user,
    email: 'asha@example.com',
    phone: '+919829012345',
    addresses: [{ _id: 'a', label: 'Home', details: '12 Lake Road' }],
    addressesVersion: 3,
    twoFactor: false,
    emailVerified: true,
  };
  const { email: _email, phone: _phone, addresses: _addresses, ...flags } = whole;
  expect(record('2026-03-01T00:00:01Z', whole)?.user).toEqual(flags);
});

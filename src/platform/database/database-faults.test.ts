import { describe, expect, test } from 'vitest';
import { isBroken, isRead, toDomainError } from './database-faults.ts';
import { addressesOf, isDatabaseUrl, isInTheClear, needsPrimary } from './database-url.ts';

const fault = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  ...['57P01', '57P02', '57P03', '08000', '08006', '25006', '25P03', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EHOSTUNREACH'].map(
    (code) => [fault(code), true] as const,
  ),
  [new Error('Connection terminated unexpectedly'), true] as const,
  [new Error('Connection terminated due to connection timeout'), true] as const,
  [new Error('Query read timeout'), true] as const,
  ...['53100', '53200', '53300', '55P03', '57014'].map((code) => [fault(code), false] as const),
  [new Error('timeout exceeded when trying to connect'), false] as const,
])('%o is answered as “busy, try again in a second”; broken: %s', (error, broken) => {
  expect(toDomainError(error)).toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 1, cause: error });
  expect(isBroken(error)).toBe(broken);
});

test.each([fault('23505'), fault('42703'), fault('40001'), new Error('anything')])('%o stays as it is', (error) => {
  expect(toDomainError(error)).toBe(error);
});

test('only what reads is asked twice', () => {
  expect(['select 1', ' with a as (select updated_at from deleted_rows) select * from a'].map(isRead)).toEqual([true, true]);
  const others = ['insert into a select 1', 'with a as (delete from b returning *) select * from a', 'select * from a for update'];
  expect([...others, `select nextval('a')`, 'select pg_advisory_xact_lock(1)', 'begin; select 1'].map(isRead)).not.toContain(true);
});

describe('an address of the database', () => {
  const several = 'postgres://shop:a%40b@one:5433,[::1],three/karigari?application_name=x';
  test('names one server or several, of which one takes writes', () => {
    expect(addressesOf(several)).toEqual([
      'postgres://shop:a%40b@one:5433/karigari?application_name=x',
      'postgres://shop:a%40b@[::1]/karigari?application_name=x',
      'postgres://shop:a%40b@three/karigari?application_name=x',
    ]);
    expect(needsPrimary(addressesOf(several))).toBe(true);
    expect(needsPrimary(addressesOf(`${several}&target_session_attrs=any`))).toBe(false);
    expect(needsPrimary(addressesOf('postgres://one/karigari'))).toBe(false);
    expect(needsPrimary(addressesOf('postgres://one/karigari?target_session_attrs=primary'))).toBe(true);
  });

  test('is refused where it is of another kind', () => {
    expect(
      [several, 'postgresql:///karigari?host=/run/postgresql', `${several}&target_session_attrs=read-write`].map(isDatabaseUrl),
    ).toEqual([true, true, true]);
    expect(
      ['mysql://a/b', 'postgres://a,b:x/c', 'postgres://a/b?target_session_attrs=standby', 'postgres://'].map(isDatabaseUrl),
    ).not.toContain(true);
  });

  test('tells whether others can read what is sent', () => {
    expect(
      ['postgres://localhost/a', 'postgres://127.0.0.1/a', 'postgres://db.example/a?sslmode=verify-full'].map(isInTheClear),
    ).not.toContain(true);
    expect(
      ['postgres://db.example/a', 'postgres://db.example/a?sslmode=no-verify', 'postgres://localhost,b/a'].map(isInTheClear),
    ).not.toContain(false);
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { DomainError } from '#shared/errors.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { redeemCoupon, releaseCoupon } from './redeem-coupon.ts';

let shop: TestApp;
const run = async (text: string, values: unknown[] = []) => (await shop.services.database.execute(text, values)).rows;
const add = (code: string, more: { limit?: number; perPerson?: number; starts?: string; ends?: string } = {}) =>
  run(
    `insert into coupons (code, kind, value, funded_by, uses_limit, per_person, starts_at, ends_at)
      values ($1, 'fixed', 100, 'operator', $2, $3, now() + $4::interval, now() + $5::interval)`,
    [code, more.limit ?? null, more.perPerson ?? null, more.starts ?? '-1 day', more.ends ?? null],
  );
/** @returns the reason of a rejection; undefined where the coupon was redeemed */
const take = (code: string, orderId: string, email: string | null = `${orderId}@example.com`) =>
  shop.ctx
    .transaction((tx) => redeemCoupon(tx, { code, orderId, buyer: email ?? undefined }))
    .catch((error: unknown) =>
      error instanceof DomainError && error.code === 'COUPON_REFUSED' ? error.fields.coupon : Promise.reject(error),
    );
const usesOf = async (code: string) =>
  (await run('select uses, (select count(*) from coupon_uses u where u.code = c.code) as rows from coupons c where code = $1', [code]))[0];

beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

test('50 orders that take a coupon at once get as many uses as it has, and no more', async () => {
  await add('SEVEN', { limit: 7 });
  const outcomes = await Promise.all(Array.from({ length: 50 }, (_, index) => take('SEVEN', `seven-${index}`)));
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(7);
  expect(outcomes.filter((outcome) => outcome === 'used-up')).toHaveLength(43);
  expect(await usesOf('SEVEN')).toEqual({ uses: 7, rows: 7 });
});

test('50 orders of one person at once use a coupon once, however the address is written', async () => {
  await add('ONCE', { perPerson: 1 });
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, (_, index) => take('ONCE', `once-${index}`, index % 2 === 0 ? 'asha@example.com' : ' Asha@Example.com')),
  );
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'used-by-you')).toHaveLength(49);
  expect(await usesOf('ONCE')).toEqual({ uses: 1, rows: 1 });
  expect(await take('ONCE', 'another', 'ravi@example.com')).toBeUndefined();
});

test('rejects an unverified address for a coupon with a limit per buyer', async () => {
  await add('PERSONAL', { perPerson: 1 });
  expect([await take('PERSONAL', 'unknown-1', null), await take('PERSONAL', 'unknown-2', null)]).toEqual(['log-in', 'log-in']);
  expect(await usesOf('PERSONAL')).toEqual({ uses: 0, rows: 0 });
  await add('EVERYBODYS', { limit: 2 });
  expect([await take('EVERYBODYS', 'guest-1', null), await take('EVERYBODYS', 'guest-2', null)]).toEqual([undefined, undefined]);
  expect(new Set((await run(`select person from coupon_uses where code = 'EVERYBODYS'`)).map((row) => row.person)).size).toBe(2);
});

test('a released use can be redeemed again, and releasing twice counts once', async () => {
  await add('BACK', { limit: 1, perPerson: 1 });
  expect(await take('BACK', 'back-1', 'a@example.com')).toBeUndefined();
  expect(await take('BACK', 'back-2', 'b@example.com')).toBe('used-up');
  await Promise.all(Array.from({ length: 10 }, () => shop.ctx.transaction((tx) => releaseCoupon(tx, 'back-1'))));
  expect(await usesOf('BACK')).toEqual({ uses: 0, rows: 0 });
  expect(await take('BACK', 'back-3', 'a@example.com')).toBeUndefined();
});

test('rejects unknown, future and ended coupons, and counts no use for a rejected order', async () => {
  await add('SOON', { starts: '1 hour' });
  await add('OVER', { starts: '-2 days', ends: '-1 second' });
  expect(await take('SOON', 'x')).toBe('not-yet');
  expect(await take('OVER', 'x')).toBe('over');
  expect(await take('NEVER', 'x')).toBe('unknown');
  await add('ROLLED', { perPerson: 1 });
  await shop.ctx
    .transaction(async (tx) => {
      await redeemCoupon(tx, { code: 'ROLLED', orderId: 'y', buyer: 'a@example.com' });
      throw new Error('the order failed');
    })
    .catch(() => {});
  expect(await usesOf('ROLLED')).toEqual({ uses: 0, rows: 0 });
});

test('no use names an address', async () => {
  const people = (await run('select person from coupon_uses')).map((row) => String(row.person));
  expect(people.length).toBeGreaterThan(0);
  expect(people.join(' ')).not.toMatch(/example|@/);
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findUsableBank, openBank } from '#modules/sellers/banks.ts';
import { endBankRests } from '#modules/sellers/end-bank-rests.ts';
import { addAuthenticator, addPreparedShop, addTeamMember, bankOf } from '../../../test/support/prepared-shop.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { TestClient } from '../../../test/support/test-client.ts';

let app: TestApp;
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;
beforeAll(async () => {
  app = await openTestApp();
});
afterEach(() => app.setNow(undefined));
afterAll(() => app.close());

async function shopWithAuthenticator(name: string) {
  const shop = await addPreparedShop(app, name);
  await addAuthenticator(app, shop.owner.email);
  const [row] = await run('select id from sellers where slug = $1', [shop.slug]);
  return { ...shop, sellerId: String(row?.id) };
}
const save = (owner: TestClient, slug: string, fields: object = bankOf()) => owner.send('POST', `/shops/${slug}/bank`, fields);
const read = async (owner: TestClient, slug: string) => (await owner.send('GET', `/shops/${slug}/bank`)).body.data;
const later = (hours: number) => app.setNow(new Date(Date.now() + hours * 3_600_000));
const endRests = () => endBankRests({ ...app.ctx, now: app.services.now });
const mailsOf = (email: string) =>
  run(`select kind, blocks::text as text from mails where recipient = $1 order by created_at, id`, [email]);

test('a bank account rests for two days; all owners are told, and its number is never shown', async () => {
  const { owner, slug, sellerId } = await shopWithAuthenticator('First Bank');
  const second = await addTeamMember(app, slug, 'owner');
  expect(await read(owner, slug)).toEqual({ proof: 'ready' });
  expect((await save(owner, slug)).status).toBe(200);
  const seen = await read(owner, slug);
  expect(seen).toMatchObject({ entered: { holder: 'Sunita Devi', last4: '7890', ifsc: 'SBIN0001234' } });
  expect(seen.usable).toBeUndefined();
  expect(JSON.stringify(seen)).not.toContain('0012345678');
  expect(JSON.stringify(await run('select * from seller_banks'))).not.toContain('001234567890');
  for (const { email } of [owner, second]) {
    const mails = (await mailsOf(email)).filter(({ kind }) => kind === 'shop-bank-entered');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('…7890');
    expect(mails[0]?.text).not.toContain('001234567890');
  }
  later(47);
  await endRests();
  expect(await findUsableBank(app.ctx, sellerId)).toBeUndefined();
  later(49);
  await Promise.all([endRests(), endRests()]);
  const usable = await findUsableBank(app.ctx, sellerId);
  expect(usable).toMatchObject({ last4: '7890', ifsc: 'SBIN0001234' });
  expect(await openBank(app.ctx, usable?.id ?? '')).toMatchObject({ number: '001234567890' });
  expect((await mailsOf(second.email)).filter(({ kind }) => kind === 'shop-bank-usable')).toHaveLength(1);
});

test('a new account leaves the one of before in use until it has rested, and the mail names both', async () => {
  const { owner, slug, sellerId } = await shopWithAuthenticator('Second Bank');
  await save(owner, slug);
  await run(`update seller_banks set entered_at = now() - interval '3 days', usable_from = now() - interval '1 day' where seller_id = $1`, [
    sellerId,
  ]);
  await endRests();
  expect((await save(owner, slug, bankOf('999988887777'))).status).toBe(200);
  expect((await findUsableBank(app.ctx, sellerId))?.last4).toBe('7890');
  expect(String((await mailsOf(owner.email)).at(-1)?.text)).toMatch(/…7777.*…7890/);
  later(49);
  await endRests();
  expect((await findUsableBank(app.ctx, sellerId))?.last4).toBe('7777');
  expect(await run('select state from seller_banks where seller_id = $1 order by entered_at', [sellerId])).toEqual([
    { state: 'replaced' },
    { state: 'usable' },
  ]);
});

test('entering the same account twice changes nothing, and of two at once one rests', async () => {
  const { owner, slug, sellerId } = await shopWithAuthenticator('Same Bank');
  await save(owner, slug);
  await save(owner, slug);
  expect(await run('select state from seller_banks where seller_id = $1', [sellerId])).toEqual([{ state: 'entered' }]);
  await Promise.all([save(owner, slug, bankOf('111122223333')), save(owner, slug, bankOf('444455556666'))]);
  expect(await run(`select state from seller_banks where seller_id = $1 order by state`, [sellerId])).toEqual([
    { state: 'entered' },
    { state: 'replaced' },
    { state: 'replaced' },
  ]);
});

test('an owner stops a new account while it rests; it is never used', async () => {
  const { owner, slug, sellerId } = await shopWithAuthenticator('Stopped Bank');
  const stop = () => owner.send('POST', `/shops/${slug}/bank/stop`);
  expect((await stop()).body.code).toBe('NOT_FOUND');
  await save(owner, slug);
  expect((await stop()).status).toBe(200);
  expect(await read(owner, slug)).toEqual({ proof: 'ready' });
  later(49);
  await endRests();
  expect(await findUsableBank(app.ctx, sellerId)).toBeUndefined();
});

test.each([
  ['holder', { holder: ' ' }],
  ['account', { account: '12', accountAgain: '12' }],
  ['accountAgain', { accountAgain: '001234567891' }],
  ['ifsc', { ifsc: 'SBIN1001234' }],
])('a bank account is refused at its field: %s', async (field, wrong) => {
  const { owner, slug } = await shopWithAuthenticator(`Wrong ${field}`);
  const { body } = await save(owner, slug, { ...bankOf(), ...wrong });
  expect([body.code, Object.keys(body.fields)]).toEqual(['INVALID_INPUT', [field]]);
});

test('a bank account takes the password of a short while ago and an authenticator', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Proved Bank');
  expect((await read(owner, slug)).proof).toBe('authenticator');
  expect((await save(owner, slug)).body.code).toBe('TOTP_ENROLMENT');
  await addAuthenticator(app, owner.email);
  await run(
    `update sessions set authenticated_at = now() - interval '16 minutes' where user_id = (select id from users where email = $1)`,
    [owner.email],
  );
  expect((await read(owner, slug)).proof).toBe('password');
  expect((await save(owner, slug)).body.code).toBe('REAUTHENTICATE');
});

test('only owners of a shop that is not closed enter its bank account', async () => {
  const { owner, slug } = await shopWithAuthenticator('Own Bank');
  const theirs = await shopWithAuthenticator('Their Bank');
  expect((await save(owner, theirs.slug)).body.code).toBe('FORBIDDEN');
  for (const role of ['manager', 'packer', 'accountant', 'facilitator'] as const) {
    const member = await addTeamMember(app, slug, role);
    await addAuthenticator(app, member.email);
    expect([(await save(member, slug)).body.code, (await member.send('GET', `/shops/${slug}/bank`)).body.code]).toEqual([
      'FORBIDDEN',
      'FORBIDDEN',
    ]);
  }
  await run(`update sellers set shop_state = 'closed' where slug = $1`, [slug]);
  expect((await save(owner, slug)).body).toMatchObject({ code: 'WRONG_STATE', fields: { state: 'closed' } });
});

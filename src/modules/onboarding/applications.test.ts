import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { addOperator, addPreparedShop, addTeamMember } from '../../../test/support/prepared-shop.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';
import { remindOfApplications } from './remind-of-applications.ts';

type Person = TestClient & { email: string };

let app: TestApp;
let desk: Person;
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

beforeAll(async () => {
  app = await openTestApp();
  desk = await addOperator(app);
});
beforeEach(async () => {
  await run('delete from mails');
  await run('delete from seller_applications');
});
afterEach(() => app.setNow(undefined));
afterAll(() => app.close());

let count = 0;
/** Sends the request form, as a visitor. */
async function apply(email: string, more: object = {}): Promise<string> {
  const form = { name: 'Sunita Devi', phoneNumber: '98290 12345', businessName: 'Blue Pots of Jaipur', description: `Pots ${++count}` };
  const answer = await createTestClient(app).send('POST', '/seller-request', { ...form, email, ...more });
  expect(answer.body.message).toMatch(/Request submitted!|अनुरोध मिल गया/);
  return answer.body.reference;
}

interface Sent {
  kind: string;
  recipient: string;
  language: string;
  blocks: { type: string; url?: string }[];
  validUntil: Date | null;
}
const mailsTo = async (email: string) =>
  (await run(
    'select kind, recipient, language, blocks, valid_until as "validUntil" from mails where recipient = $1 order by created_at, id',
    [email],
  )) as unknown as Sent[];

/** The token of the link in the newest mail of a kind. */
async function tokenIn(email: string, kind: string): Promise<string> {
  const mail = (await mailsTo(email)).findLast((each) => each.kind === kind);
  return new URL(mail?.blocks.find(({ type }) => type === 'button')?.url ?? '').searchParams.get('token') ?? '';
}

const step = (reference: string, event: string, more: object = {}) =>
  desk.send('POST', `/desk/applications/${reference}/steps`, { event, ...more });
const statusOf = (token: string) => createTestClient(app).send('POST', '/seller-request/status', { token });
const accept = (person: TestClient, token: string) => person.send('POST', '/seller-invitation/accept', { token });
const later = (days: number) => app.setNow(new Date(Date.now() + days * 86_400_000));
const remind = () => remindOfApplications({ ...app.ctx, now: app.services.now });

test('a request becomes an application, whose status the mailed link shows without naming a person', async () => {
  const reference = await apply('sunita@example.com', { language: 'hi' });
  const token = await tokenIn('sunita@example.com', 'seller-request-received');
  const { body } = await statusOf(token);
  expect(body.data).toEqual({ reference, state: 'sent', createdAt: expect.any(String), stateAt: expect.any(String) });
  expect(JSON.stringify(body)).not.toMatch(/sunita|98290|Blue Pots/i);
  expect(Buffer.from(token, 'base64url').toString('latin1')).not.toContain(reference);
  for (const wrong of ['', 'x', reference, `${token.slice(0, -3)}AAA`]) expect((await statusOf(wrong)).body.code).toBe('INVALID_TOKEN');
  // The same form sent twice is one application.
  const form = { name: 'A', phoneNumber: '98290 12345', businessName: 'B', description: 'C', email: 'twice@example.com' };
  for (let index = 0; index < 2; index++) await createTestClient(app).send('POST', '/seller-request', form);
  expect(await run(`select 1 from seller_applications where email = 'twice@example.com'`)).toHaveLength(1);
});

test('a bot that fills in the hidden field opens no application', async () => {
  await apply('bot@example.com', { homepage: 'https://bot.example' });
  expect(await run('select 1 from seller_applications')).toEqual([]);
});

test('the operator looks, invites, and a person who has no account yet opens one and the shop', async () => {
  const email = 'leela@example.com';
  const reference = await apply(email);
  expect((await desk.send('GET', '/desk/applications')).body.data.applications).toMatchObject([{ reference, state: 'sent', email }]);
  expect((await step(reference, 'look')).body.data.application.state).toBe('looked-at');
  expect((await step(reference, 'look')).body).toMatchObject({ code: 'WRONG_STATE', fields: { state: 'looked-at' } });
  expect((await step(reference, 'invite')).body.data.application.state).toBe('invited');
  const token = await tokenIn(email, 'seller-invited');
  const seen = (await createTestClient(app).send('POST', '/seller-invitation', { token })).body.data;
  expect(seen).toMatchObject({ state: 'open', role: 'owner', opensShop: true, shopName: 'Blue Pots of Jaipur', email: 'l…@example.com' });
  const person = await signUpTestClient(app, { email });
  expect((await accept(person, token)).body).toEqual({ data: { shop: 'blue-pots-of-jaipur' } });
  const [shop] = await run(`select s.shop_state, s.seller_name, p.role, u.email, u.role as account from sellers s
    join seller_people p on p.seller_id = s.id join users u on u.id = p.user_id where s.slug = 'blue-pots-of-jaipur'`);
  expect(shop).toEqual({ shop_state: 'preparing', seller_name: 'Blue Pots of Jaipur', role: 'owner', email, account: 'buyer' });
  expect((await app.request('/api/v1/sellers/blue-pots-of-jaipur')).status).toBe(404);
  expect((await statusOf(await tokenIn(email, 'seller-request-received'))).body.data.state).toBe('opened');
  // It worked once.
  expect((await accept(person, token)).body.code).toBe('INVALID_TOKEN');
  const events = await run(
    `select kind, acting_as is null as own from security_events where kind in ('team-changed', 'application-changed') order by seq`,
  );
  expect(events.map(({ kind }) => kind)).toEqual(['application-changed', 'application-changed', 'team-changed', 'application-changed']);
});

test('shops of one name get addresses of their own, and never join one another', async () => {
  const slugs: string[] = [];
  for (const email of ['first@example.com', 'second@example.com', 'third@example.com']) {
    const reference = await apply(email, { businessName: email === 'third@example.com' ? 'Invitation' : 'Same Name' });
    await step(reference, 'invite');
    const person = await signUpTestClient(app, { email });
    slugs.push((await accept(person, await tokenIn(email, 'seller-invited'))).body.data.shop);
  }
  // Pages of the hub keep their names.
  expect(slugs).toEqual(['same-name', 'same-name-2', 'invitation-2']);
  expect(await run(`select 1 from seller_people p join sellers s on s.id = p.seller_id where s.slug like 'same-name%'`)).toHaveLength(2);
});

test('an invitation is for its address alone, ends with the next one, and after two weeks', async () => {
  const email = 'meera@example.com';
  const reference = await apply(email);
  await step(reference, 'invite');
  const first = await tokenIn(email, 'seller-invited');
  const stranger = await signUpTestClient(app);
  expect((await accept(stranger, first)).body).toMatchObject({ code: 'OTHER_ADDRESS', fields: { email: 'm…@example.com' } });
  expect((await accept(createTestClient(app), first)).body.code).toBe('UNAUTHORIZED');
  // Renewed, to the address of an account that exists already.
  await step(reference, 'invite', { email: stranger.email });
  const person = await signUpTestClient(app, { email });
  expect((await accept(person, first)).body.code).toBe('INVALID_TOKEN');
  const second = await tokenIn(stranger.email, 'seller-invited');
  later(14.1);
  const returned = await signUpTestClient(app, { email: 'late@example.com' });
  expect((await accept(returned, second)).body.code).toBe('INVALID_TOKEN');
  app.setNow(undefined);
  expect((await accept(stranger, second)).status).toBe(200);
});

test('a refusal needs a reason in both languages, is mailed in the language of the applicant, and can be taken back', async () => {
  const email = 'ravi@example.com';
  const reference = await apply(email, { language: 'hi' });
  await step(reference, 'invite');
  const token = await tokenIn(email, 'seller-invited');
  expect((await step(reference, 'refuse')).body).toMatchObject({ code: 'INVALID_INPUT', fields: { reason: expect.any(String) } });
  const reason = { en: 'These are printed, not made by hand.', hi: 'ये छपी हुई हैं, हाथ की बनी नहीं।' };
  expect((await step(reference, 'refuse', { reason })).body.data.application).toMatchObject({ state: 'refused', reason });
  const mail = (await mailsTo(email)).at(-1);
  expect(mail).toMatchObject({ kind: 'seller-refused', language: 'hi' });
  expect(JSON.stringify(mail?.blocks)).toContain(reason.hi);
  const person = await signUpTestClient(app, { email });
  expect((await accept(person, token)).body.code).toBe('INVALID_TOKEN');
  const status = await tokenIn(email, 'seller-request-received');
  expect((await statusOf(status)).body.data).toMatchObject({ state: 'refused', reason });
  expect((await step(reference, 'reconsider')).body.data.application).not.toHaveProperty('reason');
});

test('an applicant takes the request back, and nothing of it can be accepted any more', async () => {
  const email = 'gita@example.com';
  const reference = await apply(email);
  await step(reference, 'invite');
  const status = await tokenIn(email, 'seller-request-received');
  const client = createTestClient(app);
  expect((await client.send('POST', '/seller-request/withdraw', { token: status })).body).toEqual({ status: 'success' });
  expect((await client.send('POST', '/seller-request/withdraw', { token: status })).body.code).toBe('WRONG_STATE');
  const person = await signUpTestClient(app, { email });
  expect((await accept(person, await tokenIn(email, 'seller-invited'))).body.code).toBe('INVALID_TOKEN');
  expect((await step(reference, 'invite')).body.code).toBe('WRONG_STATE');
});

test('no application is silent: the operator is told again and again, the applicant once, and invitations end', async () => {
  const email = 'kamla@example.com';
  const reference = await apply(email);
  const after = async (days: number) => {
    later(days);
    await run('delete from mails');
    await remind();
    const rows = (await run('select kind, recipient from mails order by kind')) as { kind: string; recipient: string }[];
    return rows.map(({ kind, recipient }) => `${kind} ${recipient === email ? 'applicant' : 'operator'}`);
  };
  expect(await after(0.5)).toEqual([]);
  expect(await after(1.5)).toEqual(['applications-waiting operator']);
  expect(await after(1.6)).toEqual([]);
  expect(await after(2.5)).toEqual(['applications-waiting operator']);
  expect(await after(5)).toEqual(['applications-waiting operator']);
  app.setNow(undefined);
  await step(reference, 'invite');
  expect(await after(4)).toEqual([]);
  expect(await after(6)).toEqual(['seller-invitation-waits applicant']);
  expect(await after(13)).toEqual(['applications-waiting operator']);
  expect(await after(16)).toEqual([]);
  expect(await run('select state from seller_applications')).toEqual([{ state: 'looked-at' }]);
  app.setNow(undefined);
  await step(reference, 'refuse', { reason: { en: 'No.', hi: 'नहीं।' } });
  await after(179);
  expect(await run('select 1 from seller_applications')).toHaveLength(1);
  await after(181);
  expect(await run('select 1 from seller_applications')).toEqual([]);
  expect(await run('select 1 from seller_invitations where application is not null')).toEqual([]);
});

test('a person exports the own application, and it is erased with the account of its address', async () => {
  const person = await signUpTestClient(app);
  const reference = await apply(person.email);
  await apply('other@example.com');
  await step(reference, 'invite');
  expect(JSON.stringify((await person.send('GET', '/users/export')).body)).toContain('Blue Pots of Jaipur');
  expect((await person.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect(await run('select email from seller_applications')).toEqual([{ email: 'other@example.com' }]);
  expect(await run('select 1 from seller_invitations where email = $1', [person.email])).toEqual([]);
});

test('the last owner of a shop closes it before the account is deleted', async () => {
  const { slug, owner } = await addPreparedShop(app, 'Last Owner');
  expect((await owner.send('DELETE', '/users/deleteMe')).body).toMatchObject({
    code: 'ACCOUNT_IN_USE',
    fields: { account: 'open-shop', number: slug },
  });
  await addTeamMember(app, slug, 'packer');
  expect((await owner.send('DELETE', '/users/deleteMe')).body.code).toBe('ACCOUNT_IN_USE');
  const second = await addTeamMember(app, slug, 'owner');
  expect((await owner.send('DELETE', '/users/deleteMe')).status).toBe(200);
  expect((await second.send('POST', `/shops/${slug}/steps`, { event: 'close' })).body.data.state).toBe('closed');
  expect((await second.send('DELETE', '/users/deleteMe')).status).toBe(200);
});

test('a membership that was given in a demonstration ends with it', async () => {
  const { slug, owner } = await addPreparedShop(app, 'Demo Shop');
  const { operator } = app.services.app;
  app.services.app.operator = { ...operator, demo: false };
  expect((await owner.send('GET', `/shops/${slug}`)).body.code).toBe('FORBIDDEN');
  expect((await owner.send('GET', '/shops')).body.data.shops).toEqual([]);
  app.services.app.operator = operator;
  expect((await owner.send('GET', `/shops/${slug}`)).status).toBe(200);
});

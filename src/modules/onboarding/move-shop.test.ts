import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { remindOfShops } from '#modules/sellers/remind-of-shops.ts';
import { shopEvents, shopEventsOf, shopTransitions } from '#modules/sellers/shop-rules.ts';
import { shopStates } from '#shared/shop-states.ts';
import { addOperator } from '../../../test/support/prepared-shop.ts';
import { addSampleProducts } from '../../../test/support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';

let app: TestApp;
let owner: TestClient & { email: string };
let desk: TestClient;
const slug = 'jaipur-potters';
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;
const stand = (state: string) => run('update sellers set shop_state = $1, shop_state_at = now() where slug = $2', [state, slug]);
const mails = async () =>
  (await run('select kind, recipient, language from mails order by created_at, id')) as { kind: string; recipient: string }[];

beforeAll(async () => {
  app = await openTestApp();
  await addSampleProducts(app, 2);
  owner = await signUpTestClient(app, { language: 'hi' });
  desk = await addOperator(app);
  await run(
    `insert into seller_people (seller_id, user_id, role) select s.id, u.id, 'owner' from sellers s, users u where s.slug = $1 and u.email = $2`,
    [slug, owner.email],
  );
});
beforeEach(async () => {
  await stand('open');
  await run('delete from mails');
});
afterAll(() => app.close());

const operate = (event: string, reason?: object) => desk.send('POST', `/desk/shops/${slug}/steps`, { event, reason });
const move = (event: string) => owner.send('POST', `/shops/${slug}/steps`, { event });

test('every state but the last one has an exit, and each step is known', () => {
  for (const state of shopStates) expect(Object.keys(shopTransitions[state]).length > 0).toBe(state !== 'closed');
  const used = new Set(shopStates.flatMap((state) => Object.keys(shopTransitions[state])));
  expect([...used].sort()).toEqual([...shopEvents].sort());
  expect(shopEventsOf('open', 'owner')).toEqual(['pause', 'close']);
  expect(shopEventsOf('suspended', 'owner')).toEqual([]);
});

test('an owner pauses the shop and opens it again; the lists and the mails follow', async () => {
  expect((await move('pause')).body.data.state).toBe('paused');
  expect(await mails()).toMatchObject([{ kind: 'shop-pause', recipient: owner.email, language: 'hi' }]);
  expect(await run(`select 1 from jobs.job where name = 'refresh-sellability'`)).not.toEqual([]);
  expect((await move('pause')).body).toMatchObject({ code: 'WRONG_STATE', fields: { state: 'paused' } });
  expect((await move('resume')).body.data.state).toBe('open');
  const { rows } = await app.services.database.execute(
    `select before ->> 'state' as before, after ->> 'state' as after, reason, acting_as is not null as acted from security_events where kind = 'shop-changed' order by seq`,
    [],
  );
  expect(rows.slice(-2)).toEqual([
    { before: 'open', after: 'paused', reason: 'pause', acted: true },
    { before: 'paused', after: 'open', reason: 'resume', acted: true },
  ]);
});

test('the operator suspends with a reason in both languages, and an owner cannot open it', async () => {
  expect((await operate('suspend')).body).toMatchObject({ code: 'INVALID_INPUT', fields: { reason: expect.any(String) } });
  expect((await operate('suspend', { en: 'Parcels are late.' })).body.code).toBe('INVALID_INPUT');
  const reason = { en: 'Parcels are late.', hi: 'पार्सल देर से जा रहे हैं।' };
  expect((await operate('suspend', reason)).body.data.state).toBe('suspended');
  expect(JSON.stringify(await run('select blocks from mails'))).toContain(reason.hi);
  for (const event of ['resume', 'close', 'submit']) expect((await move(event)).body.code).toBe('WRONG_STATE');
  expect((await operate('reinstate')).body.data.state).toBe('open');
  expect((await operate('finish')).body.code).toBe('WRONG_STATE');
  expect((await desk.send('POST', '/desk/shops/no-such/steps', { event: 'pause' })).body.code).toBe('SELLER_NOT_FOUND');
});

test('a shop is moved by its owners alone: not by its manager, a member of another one or a visitor', async () => {
  await run(`update seller_people set role = 'manager'`);
  expect((await move('pause')).body.code).toBe('FORBIDDEN');
  await run(`update seller_people set role = 'owner'`);
  expect((await owner.send('POST', '/shops/kutch-weavers/steps', { event: 'pause' })).body.code).toBe('FORBIDDEN');
  expect((await owner.send('POST', '/shops/no-such/steps', { event: 'pause' })).body.code).toBe('FORBIDDEN');
  expect((await createTestClient(app).send('POST', `/shops/${slug}/steps`, { event: 'pause' })).body.code).toBe('UNAUTHORIZED');
});

test('a shop that waits is never silent: its owner is reminded once, the operator again and again', async () => {
  const after = async (days: number) => {
    app.setNow(new Date(Date.now() + days * 86_400_000));
    await run('delete from mails');
    await remindOfShops({ ...app.ctx, now: app.services.now });
    return (await mails()).map(({ kind, recipient }) => `${kind} ${recipient === owner.email ? 'owner' : 'operator'}`);
  };
  await stand('preparing');
  expect(await after(6)).toEqual([]);
  expect(await after(8)).toEqual(['shop-waits owner']);
  expect(await after(9)).toEqual([]);
  expect(await after(31)).toEqual(['shops-waiting operator']);
  expect(await after(45)).toEqual([]);
  expect(await after(62)).toEqual(['shops-waiting operator']);
  app.setNow(undefined);
});

import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addAuthenticator, addPreparedShop, addTeamMember } from '../../../test/support/prepared-shop.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUpTestClient, type TestClient } from '../../../test/support/test-client.ts';

let app: TestApp;
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;
beforeAll(async () => {
  app = await openTestApp();
});
afterEach(() => app.setNow(undefined));
afterAll(() => app.close());

let count = 0;
const newAddress = () => `member-${++count}@example.org`;
async function ownedShop(name: string) {
  const shop = await addPreparedShop(app, name);
  await addAuthenticator(app, shop.owner.email);
  return shop;
}
const teamOf = async (owner: TestClient, slug: string) => (await owner.send('GET', `/shops/${slug}/team`)).body.data;
const invite = (owner: TestClient, slug: string, email: string, more: object = {}) =>
  owner.send('POST', `/shops/${slug}/team/invitations`, { email, role: 'packer', ...more });
const act = (owner: TestClient, slug: string, path: string, body: object = {}) => owner.send('POST', `/shops/${slug}/team/${path}`, body);
const accept = (person: TestClient, token: string) => person.send('POST', '/seller-invitation/accept', { token });
const kindsTo = async (email: string) =>
  (await run('select kind from mails where recipient = $1 order by created_at, id', [email])).map(({ kind }) => kind);
const memberId = async (owner: TestClient, slug: string, email: string) =>
  (await teamOf(owner, slug)).members.find((each: { email: string }) => each.email === email)?._id ?? '';

/** The token of the link in the newest invitation to an address. */
async function tokenTo(email: string): Promise<string> {
  const [mail] = await run(
    `select blocks from mails where recipient = $1 and kind = 'team-invitation' order by created_at desc, id desc limit 1`,
    [email],
  );
  const blocks = mail?.blocks as { type: string; url?: string }[];
  return new URL(blocks.find(({ type }) => type === 'button')?.url ?? '').searchParams.get('token') ?? '';
}

test('an owner invites a person, who joins with the chosen role; all owners are told', async () => {
  const { owner, slug } = await ownedShop('Joined Team');
  const second = await addTeamMember(app, slug, 'owner');
  const email = newAddress();
  expect((await invite(owner, slug, email)).status).toBe(200);
  expect((await teamOf(owner, slug)).invitations).toMatchObject([{ email, role: 'packer', expired: false }]);
  expect((await invite(owner, slug, email.toUpperCase())).body).toMatchObject({ code: 'CONFLICT', fields: { email: 'invited' } });
  const person = await signUpTestClient(app, { email });
  const token = await tokenTo(email);
  expect((await accept(person, token)).body.data).toEqual({ shop: slug });
  expect((await accept(person, token)).body.code).toBe('INVALID_TOKEN');
  const { members, invitations } = await teamOf(owner, slug);
  expect(members.map(({ role }: { role: string }) => role)).toEqual(['owner', 'owner', 'packer']);
  expect(invitations).toEqual([]);
  for (const each of [owner, second]) expect(await kindsTo(each.email)).toEqual(expect.arrayContaining(['team-invited', 'team-joined']));
  expect(await kindsTo(email)).not.toContain('team-joined');
  expect((await invite(owner, slug, email)).body).toMatchObject({ code: 'CONFLICT', fields: { email: 'member' } });
});

test('a link that was withdrawn, sent again, forged, expired or is of another address opens nothing', async () => {
  const { owner, slug } = await ownedShop('Links Team');
  const email = newAddress();
  const person = await signUpTestClient(app, { email });
  await invite(owner, slug, email);
  const first = await tokenTo(email);
  expect((await accept(await signUpTestClient(app), first)).body.code).toBe('OTHER_ADDRESS');
  expect((await accept(person, `${first.slice(0, -2)}xx`)).body.code).toBe('INVALID_TOKEN');
  const idOf = async () => (await teamOf(owner, slug)).invitations[0]?._id;
  expect((await act(owner, slug, `invitations/${await idOf()}/resend`)).status).toBe(200);
  expect((await accept(person, first)).body.code).toBe('INVALID_TOKEN');
  const second = await tokenTo(email);
  app.setNow(new Date(Date.now() + 15 * 86_400_000));
  expect((await person.send('POST', '/seller-invitation', { token: second })).body.data.state).toBe('expired');
  app.setNow(undefined);
  expect((await act(owner, slug, `invitations/${await idOf()}/withdraw`)).status).toBe(200);
  expect((await accept(person, second)).body.code).toBe('INVALID_TOKEN');
  expect((await act(owner, slug, 'invitations/none/withdraw')).body.code).toBe('NOT_FOUND');
});

test('of an invitation that is accepted and withdrawn at once, one wins', async () => {
  const { owner, slug } = await ownedShop('Race Team');
  const email = newAddress();
  const person = await signUpTestClient(app, { email });
  await invite(owner, slug, email);
  const token = await tokenTo(email);
  const [{ _id }] = (await teamOf(owner, slug)).invitations;
  const [accepted, withdrawn] = await Promise.all([accept(person, token), act(owner, slug, `invitations/${_id}/withdraw`)]);
  expect([accepted.status, withdrawn.status].sort()).toEqual([200, accepted.status === 200 ? 404 : 422]);
});

test('roles change, people are removed and leave, and a shop never loses its last owner', async () => {
  const { owner, slug } = await ownedShop('Changing Team');
  const packer = await addTeamMember(app, slug, 'packer');
  const own = await memberId(owner, slug, owner.email);
  const other = await memberId(owner, slug, packer.email);
  expect((await act(owner, slug, own, { role: 'manager' })).body.code).toBe('LAST_OWNER');
  expect((await act(owner, slug, `${own}/remove`)).body.code).toBe('LAST_OWNER');
  expect((await owner.send('POST', `/shops/${slug}/leave`)).body.code).toBe('LAST_OWNER');
  expect((await act(owner, slug, other, { role: 'owner' })).status).toBe(200);
  expect(await kindsTo(packer.email)).toContain('team-own-role');
  await addAuthenticator(app, packer.email);
  // Both leave at once: one of them stays.
  const left = await Promise.all([owner, packer].map((each) => each.send('POST', `/shops/${slug}/leave`)));
  expect(left.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [stays, gone] = left[0]?.status === 409 ? [owner, packer] : [packer, owner];
  expect((await gone.send('GET', `/shops/${slug}`)).body.code).toBe('FORBIDDEN');
  const manager = await addTeamMember(app, slug, 'manager');
  expect((await act(stays, slug, `${await memberId(stays, slug, manager.email)}/remove`)).status).toBe(200);
  expect((await manager.send('GET', `/shops/${slug}`)).body.code).toBe('FORBIDDEN');
  expect(await kindsTo(manager.email)).toContain('team-own-end');
  expect((await act(stays, slug, 'none/remove')).body.code).toBe('NOT_FOUND');
});

test('an owner who accepts an invitation as a packer stays an owner', async () => {
  const { owner, slug } = await ownedShop('Kept Owner');
  const email = newAddress();
  await invite(owner, slug, email);
  const person = await signUpTestClient(app, { email });
  await run(
    `insert into seller_people (seller_id, user_id, role) select s.id, u.id, 'owner' from sellers s, users u where s.slug = $1 and u.email = $2`,
    [slug, email],
  );
  expect((await accept(person, await tokenTo(email))).status).toBe(200);
  expect((await person.send('GET', `/shops/${slug}`)).body.data.role).toBe('owner');
});

test('the team of another shop is out of reach, and acts take an authenticator and the password', async () => {
  const [mine, theirs] = [await ownedShop('My Team'), await addPreparedShop(app, 'Their Team')];
  const email = newAddress();
  expect((await invite(theirs.owner, theirs.slug, email)).body.code).toBe('TOTP_ENROLMENT');
  expect((await teamOf(theirs.owner, theirs.slug)).proof).toBe('authenticator');
  await addAuthenticator(app, theirs.owner.email);
  await invite(theirs.owner, theirs.slug, email);
  const [{ _id }] = (await teamOf(theirs.owner, theirs.slug)).invitations;
  const theirOwner = await memberId(theirs.owner, theirs.slug, theirs.owner.email);
  for (const path of [`invitations/${_id}/withdraw`, `invitations/${_id}/resend`, `${theirOwner}/remove`])
    expect((await act(mine.owner, mine.slug, path)).body.code).toBe('NOT_FOUND');
  expect((await invite(mine.owner, theirs.slug, newAddress())).body.code).toBe('FORBIDDEN');
  await run(
    `update sessions set authenticated_at = now() - interval '16 minutes' where user_id = (select id from users where email = $1)`,
    [mine.owner.email],
  );
  expect((await invite(mine.owner, mine.slug, newAddress())).body.code).toBe('REAUTHENTICATE');
});

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { StorageError } from '#platform/storage/object-storage.ts';
import { operatePapers } from '../../../scripts/admin-papers.ts';
import { addOperator, addPreparedShop, addTeamMember, completeShop } from '../../../test/support/prepared-shop.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { TestClient } from '../../../test/support/test-client.ts';
import { photograph, sendFile } from '../../../test/support/upload-files.ts';
import { deletePaperFilesJob } from './paper-files.ts';
import { dropRequirement, setRequirement } from './set-requirement.ts';
import { watchPapers } from './watch-papers.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-papers-'));
let app: TestApp;
let desk: TestClient;
const run = async (text: string, values: unknown[] = []) => (await app.services.database.execute(text, values)).rows;

const both = { en: 'Words', hi: 'शब्द' };
const words = { title: { en: 'PAN card', hi: 'PAN कार्ड' }, what: both, why: both, duration: both, reviewer: both };
let count = 0;
const pdf = (more = '') => Buffer.from(`%PDF-1.7\n${more}number ${++count}\n%%EOF\n`);

beforeAll(async () => {
  app = await openTestApp({ DATA_DIR: directory });
  desk = await addOperator(app);
});
afterAll(async () => {
  await app.close();
  rmSync(directory, { recursive: true, force: true });
});
beforeEach(() => setRequirement(app.ctx, { key: 'pan-card', family: 'documented', words }).then(() => undefined));

const send = (person: TestClient, slug: string, bytes: Uint8Array, type = 'application/octet-stream') =>
  sendFile(person, 'POST', `/shops/${slug}/papers/pan-card`, bytes, type);
const papersOf = async (person: TestClient, slug: string) => (await person.send('GET', `/shops/${slug}/papers`)).body.data.papers;
const faultsOf = async (person: TestClient, slug: string) =>
  (await person.send('GET', `/shops/${slug}`)).body.data.requirements.find(({ key }: { key: string }) => key === 'pan-card')?.faults;
const decide = (paper: string, body: object) => desk.send('POST', `/desk/papers/${paper}/decisions`, body);
const files = () => readdirSync(join(directory, 'documents'));
const mails = async () =>
  (await run(`select kind, count(*)::int as n from mails where kind like 'paper%' group by kind order by kind`)) as never;

/** Removes the files that the database says are over. */
async function removeFiles(): Promise<void> {
  const rows = await run(`select id from shop_papers where state in ('withdrawn', 'replaced')`);
  await deletePaperFilesJob.handle({ ids: rows.map(({ id }) => String(id)) }, app.ctx);
}

test('a paper is sent, kept encrypted, opened by the shop and the operator alone, and accepted', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Paper Shop');
  const manager = await addTeamMember(app, slug, 'manager');
  const packer = await addTeamMember(app, slug, 'packer');
  expect(await faultsOf(owner, slug)).toEqual(['paper']);
  const content = pdf('secret words ');
  const { body } = await send(manager, slug, content);
  const { paper } = body.data;
  expect(await faultsOf(owner, slug)).toEqual(['paper-sent']);
  const stored = readFileSync(join(directory, 'documents', paper));
  expect(stored.includes('secret words')).toBe(false);

  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const file = await app.request(`/api/v1/shops/${slug}/papers/${paper}/file`, { headers: { cookie } });
  expect(
    Object.fromEntries(['content-type', 'x-content-type-options', 'cache-control'].map((name) => [name, file.headers.get(name)])),
  ).toEqual({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename=/);
  expect(Buffer.from(await file.arrayBuffer()).equals(content)).toBe(true);
  expect((await packer.send('GET', `/shops/${slug}/papers/${paper}/file`)).status).toBe(403);
  const other = await addPreparedShop(app, 'Other Paper Shop');
  for (const act of ['/file', '/withdraw'])
    expect((await other.owner.send(act === '/file' ? 'GET' : 'POST', `/shops/${other.slug}/papers/${paper}${act}`)).status).toBe(404);

  const path = join(directory, 'looked-at.pdf');
  expect(await operatePapers(app.ctx, [])).toContain(`${slug}  pan-card  sent`);
  await operatePapers(app.ctx, [paper, '--save', path]);
  expect(readFileSync(path).equals(content)).toBe(true);
  expect((await desk.send('GET', `/desk/papers/${paper}/file`)).status).toBe(200);
  expect(await run(`select actor_kind, after from security_events where kind = 'paper-read' order by seq`)).toMatchObject([
    { after: { requirement: 'pan-card' } },
    { actor_kind: 'person' },
  ]);
  expect((await decide(paper, { decision: 'accept', until: '2020-01-01' })).body.fields).toEqual({ until: 'over' });
  expect((await decide(paper, { decision: 'accept' })).status).toBe(200);
  expect((await decide(paper, { decision: 'accept' })).body.code).toBe('WRONG_STATE');
  expect(await faultsOf(owner, slug)).toEqual([]);
  expect(await mails()).toEqual([
    { kind: 'paper-accepted', n: 2 },
    { kind: 'paper-sent', n: 1 },
  ]);
  const accepted = await run(`select subject from mails where kind = 'paper-accepted'`);
  expect(accepted[0]?.subject).toBe('Accepted: PAN card');
});

test('a photograph is encoded again without its place, and what is sent back needs a reason and is replaced', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Photo Shop');
  const first = (await send(owner, slug, await photograph(), 'image/jpeg')).body.data.paper;
  const photo = await app.request(`/api/v1/shops/${slug}/papers/${first}/file`, {
    headers: { cookie: [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  const bytes = Buffer.from(await photo.arrayBuffer());
  expect([photo.headers.get('content-type'), bytes.includes('Exif'), bytes.includes('Asha')]).toEqual(['image/jpeg', false, false]);
  expect((await decide(first, { decision: 'send-back' })).body.fields).toEqual({ reasons: 'missing' });
  await decide(first, { decision: 'send-back', reasons: ['unreadable'], note: { en: 'Too dark.', hi: 'बहुत अँधेरा है।' } });
  expect(await faultsOf(owner, slug)).toEqual(['paper-sent-back']);
  expect(await papersOf(owner, slug)).toMatchObject([
    { state: 'sent-back', reasons: [{ reason: 'unreadable', label: { en: 'We cannot read it well.' } }], note: { en: 'Too dark.' } },
  ]);
  const second = (await send(owner, slug, pdf())).body.data.paper;
  await removeFiles();
  expect([files().includes(first), files().includes(second)]).toEqual([false, true]);
  expect((await owner.send('POST', `/shops/${slug}/papers/${second}/withdraw`)).status).toBe(200);
  expect((await owner.send('POST', `/shops/${slug}/papers/${second}/withdraw`)).body.code).toBe('WRONG_STATE');
  await removeFiles();
  expect(files().includes(second)).toBe(false);
  expect(await papersOf(owner, slug)).toEqual([]);
});

const refusedFiles: [bytes: () => Uint8Array, code: string][] = [
  [() => Buffer.from('PAN: AAAPD1234E, nothing else in it'), 'UNSUPPORTED_MEDIA_TYPE'],
  [() => Buffer.from('<html>%PDF-1.7 %%EOF</html>'), 'UNSUPPORTED_MEDIA_TYPE'],
  [() => Buffer.from('%PDF-1.7\nhalf of it'), 'UNREADABLE_DOCUMENT'],
  [() => pdf('/Encrypt 5 0 R '), 'LOCKED_DOCUMENT'],
  [() => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(40)]), 'UNREADABLE_IMAGE'],
  [() => Buffer.concat([pdf(), Buffer.alloc(10 * 1024 * 1024)]), 'PAYLOAD_TOO_LARGE'],
];

test('a file that cannot be read or is too large, the same one twice, a full disk and a missing file are said', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Full Disk');
  for (const [bytes, code] of refusedFiles) expect((await send(owner, slug, bytes())).body.code).toBe(code);
  expect(await papersOf(owner, slug)).toEqual([]);
  const content = pdf();
  const { paper } = (await send(owner, slug, content)).body.data;
  expect((await send(owner, slug, content)).body).toMatchObject({ code: 'CONFLICT', fields: { file: 'same' } });
  const put = vi.spyOn(app.services.media.documents, 'put').mockRejectedValueOnce(new StorageError('put', 'x', new Error('ENOSPC')));
  expect((await send(owner, slug, pdf())).body.code).toBe('SERVICE_UNAVAILABLE');
  put.mockRestore();
  expect(await papersOf(owner, slug)).toMatchObject([{ _id: paper, state: 'sent' }]);
  rmSync(join(directory, 'documents', paper));
  expect((await owner.send('GET', `/shops/${slug}/papers/${paper}/file`)).body).toMatchObject({
    code: 'NOT_FOUND',
    fields: { file: 'missing' },
  });
});

test('a shop is sent once its papers are, and opened once they are decided; an open one sells on without', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Opening Shop');
  await completeShop(app, owner, slug, 'AAAPQ1234E');
  const step = (event: string) => owner.send('POST', `/shops/${slug}/steps`, { event });
  expect((await step('submit')).body.fields).toEqual({ requirements: 'pan-card' });
  await send(owner, slug, pdf());
  expect((await step('submit')).status).toBe(200);
  const open = () => desk.send('POST', `/desk/shops/${slug}/steps`, { event: 'open' });
  expect((await open()).body.fields).toEqual({ requirements: 'pan-card' });
  expect((await desk.send('POST', '/desk/papers/waivers', { shop: slug, requirement: 'tax', note: both })).status).toBe(404);
  expect(await operatePapers(app.ctx, ['waive', slug, 'pan-card', '--reason', 'Known.', '--reason-hi', 'पता है।'])).toContain('waived');
  expect((await open()).body.data.state).toBe('open');
});

test('an accepted paper counts until the next is accepted; its end is told before, and on the day', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Ending Paper');
  const first = (await send(owner, slug, pdf())).body.data.paper;
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await decide(first, { decision: 'accept', until: inDays(20) });
  const endings = () => run(`select kind from mails where kind in ('paper-ending', 'paper-expired') order by kind`);
  await watchPapers(app.ctx);
  await watchPapers(app.ctx);
  expect(await endings()).toEqual([{ kind: 'paper-ending' }]);
  const second = (await send(owner, slug, pdf())).body.data.paper;
  expect(await faultsOf(owner, slug)).toEqual([]);
  await decide(second, { decision: 'accept', until: inDays(10) });
  expect((await papersOf(owner, slug)).map(({ _id }: { _id: string }) => _id)).toEqual([second]);
  await run(`update shop_papers set until = '2020-01-01' where id = $1`, [second]);
  writeFileSync(join(directory, 'documents', 'leftbehind2345'), 'of a crash');
  await watchPapers({ ...app.ctx, now: () => new Date(Date.now() + 2 * 3_600_000) });
  expect(await faultsOf(owner, slug)).toEqual(['paper-expired']);
  expect(await endings()).toEqual([{ kind: 'paper-ending' }, { kind: 'paper-expired' }]);
  expect([files().includes('leftbehind2345'), files().includes(second)]).toEqual([false, true]);
});

test('a requirement can be of some kinds of sellers alone, and keeps its family', async () => {
  const { owner, slug } = await addPreparedShop(app, 'A Studio');
  await setRequirement(app.ctx, { key: 'pan-card', kinds: ['trust'] });
  expect(await faultsOf(owner, slug)).toBeUndefined();
  expect((await send(owner, slug, pdf())).status).toBe(404);
  const refused = await setRequirement(app.ctx, { key: 'pan-card', family: 'attested' }).catch((error) => error.fields);
  expect(refused).toHaveProperty('family');
  await dropRequirement(app.ctx, { key: 'pan-card' });
});

test('who is deleted leaves the papers of a shop to its team; those of a shop without an owner go', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Left Shop');
  const manager = await addTeamMember(app, slug, 'manager');
  const { paper } = (await send(manager, slug, pdf())).body.data;
  const exported = (await manager.send('GET', '/users/export')).body;
  expect(JSON.stringify(exported)).toContain('pan-card');
  await manager.send('DELETE', '/users/deleteMe');
  expect(await run('select user_id from shop_papers where id = $1', [paper])).toEqual([{ user_id: null }]);
  const own = (await send(owner, slug, pdf())).body.data.paper;
  await owner.send('POST', `/shops/${slug}/steps`, { event: 'close' });
  await owner.send('DELETE', '/users/deleteMe');
  expect(await run(`select p.id from shop_papers p where p.id = any($1)`, [[paper, own]])).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#modules/accounts/tables.ts';
import { decideDetailChange, listDetailChanges } from '#modules/onboarding/detail-changes.ts';
import { openPageBuilds } from '#server/page-builds.ts';
import { renderPictures } from '../support/draft-photos.ts';
import { addPreparedShop, addTeamMember } from '../support/prepared-shop.ts';
import { wavFile } from '../support/recordings.ts';
import { buildOnce } from '../support/server-process.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../support/test-client.ts';
import { sendFile } from '../support/upload-files.ts';

let app: TestApp;
let staticFile: Awaited<ReturnType<typeof openPageBuilds>>['staticFile'];
beforeAll(async () => {
  buildOnce();
  const pages = await openPageBuilds();
  staticFile = pages.staticFile;
  app = await openTestApp({}, pages.render);
}, 240_000);
afterAll(() => app.close());

/** Opens a page as this browser. */
const open = ({ cookies }: TestClient, path: string) =>
  app.request(path, { headers: { accept: 'text/html', cookie: [...cookies].map((cookie) => cookie.join('=')).join('; ') } });

async function signUpAs(role: 'buyer' | 'seller' | 'admin', hasAuthenticator = false): Promise<TestClient> {
  const client = await signUpTestClient(app);
  const authenticator = hasAuthenticator ? { totpSecret: 'sealed', totpConfirmedAt: new Date() } : {};
  await app.ctx.db.orm
    .update(users)
    .set({ role, ...authenticator })
    .where(eq(users.email, client.email));
  return client;
}

/** The pages of the workplace with the title of each and an account that may open it. */
async function listPages(): Promise<[path: string, title: string, by: TestClient][]> {
  const seller = await signUpAs('seller');
  const admin = await signUpAs('admin', true);
  const { owner, slug } = await addPreparedShop(app, 'Blue Pots');
  return [
    [`/hub/${slug}`, 'Blue Pots', owner],
    [`/hi/hub/${slug}/setup/tax`, 'GST और PAN', owner],
    [`/hub/${slug}/makers`, 'Makers', owner],
    [`/hi/hub/${slug}/makers/new`, 'कारीगर जोड़ें', owner],
    [`/hub/${slug}/calendar`, 'Working days and holidays', owner],
    ['/hub/application?token=x', 'This link does not work', createTestClient(app)],
    ['/hi/hub/invitation?token=x', 'यह लिंक नहीं चलता', createTestClient(app)],
    ['/hub', 'Seller hub', seller],
    ['/hi/hub', 'विक्रेता हब', seller],
    ['/console', 'Console', admin],
    ['/hi/console', 'कंसोल', admin],
  ];
}

test('sends a visitor of the workplace to sign in and back', async () => {
  for (const [path, location] of [
    ['/hub', '/login?next=%2Fhub'],
    ['/hi/console', '/hi/login?next=%2Fhi%2Fconsole'],
  ] as const) {
    const answer = await open(createTestClient(app), path);
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, location]);
  }
});

test('opens hub and console in both languages, in no cache', async () => {
  for (const [path, title, by] of await listPages()) {
    const answer = await open(by, path);
    const html = await answer.text();
    expect([path, answer.status, /<h1[^>]*>([^<]*)</.exec(html)?.[1]]).toEqual([path, 200, title]);
    expect(html).toContain(`<html lang="${path.startsWith('/hi') ? 'hi' : 'en'}">`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  }
});

test('leads a person of one shop there, and shows no page of another shop', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Only Shop');
  const other = await addPreparedShop(app, 'Other Shop');
  expect((await open(owner, '/hi/hub')).headers.get('location')).toBe(`/hi/hub/${slug}`);
  for (const path of [`/hub/${other.slug}`, `/hub/${other.slug}/setup/tax`, '/hub/no-shop'])
    expect((await open(owner, path)).status).toBe(404);
  const packer = await addTeamMember(app, slug, 'packer');
  expect((await open(packer, `/hub/${slug}`)).status).toBe(200);
  expect((await open(packer, `/hub/${slug}/setup/tax`)).status).toBe(403);
});

test('refuses the workplace to other roles', async () => {
  const [buyer, seller, admin] = [await signUpAs('buyer'), await signUpAs('seller'), await signUpAs('admin', true)];
  const tried: [TestClient, string][] = [
    [buyer, '/hub'],
    [buyer, '/console'],
    [seller, '/hi/console'],
    [admin, '/hub'],
  ];
  for (const [by, path] of tried) {
    const answer = await open(by, path);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 403, 'no-store']);
    expect(await answer.text()).not.toContain('npm run admin');
  }
});

test('leads an admin without an authenticator to set one up', async () => {
  const answer = await open(await signUpAs('admin'), '/hi/console');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/hi/account/authenticator']);
});

test('renders no style attribute, which the content policy would refuse', async () => {
  for (const [path, , by] of await listPages()) expect([path, / style="/.test(await (await open(by, path)).text())]).toEqual([path, false]);
});

test('plays the voice of a maker from the shop itself, with its words, to the shop and then to buyers', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Voices');
  const words = {
    name: 'Lali Devi',
    kind: 'artisan',
    craft: 'Pottery',
    place: 'Jaipur',
    state: 'Rajasthan',
    since: '1998',
    story: 'Hers.',
  };
  const id = (await owner.send('POST', `/shops/${slug}/makers`, words)).body.data.maker;
  const page = `/hub/${slug}/makers/${id}`;
  expect(await (await open(owner, page)).text()).not.toMatch(/<audio|voiceEn/);
  await sendFile(owner, 'POST', `/shops/${slug}/makers/${id}/voice`, wavFile(1), 'application/octet-stream');
  await renderPictures(app);
  const prepared = await (await open(owner, page)).text();
  expect(prepared).toMatch(/<audio controls="" preload="none" src="\/media\/p[0-9a-f]{32}\/voice\.wav"/);
  expect(prepared).toMatch(/<input[^>]* type="file"[^>]*/);
  for (const name of ['voiceLanguage', 'voiceEn', 'voiceHi', 'voiceConsent']) expect(prepared).toContain(`name="${name}"`);
  expect(prepared).not.toContain(' style="');
  const voice = { voiceLanguage: 'mwr', voiceEn: 'I learned it at home.', voiceHi: 'मैंने घर पर सीखा।', voiceConsent: 'spoken' };
  await owner.send('POST', `/shops/${slug}/makers/${id}`, { ...words, ...voice });
  const [change] = (await listDetailChanges(app.ctx)).data.changes.filter((each) => each.shop === slug);
  await decideDetailChange(app.ctx, { change: change?._id ?? '', decision: 'accept' });
  const shown = await open(createTestClient(app), '/hi/makers/lali-devi');
  expect(shown.headers.get('content-security-policy')).toContain("media-src 'self';");
  const html = await shown.text();
  expect(html).toMatch(/<audio controls="" preload="none" src="\/media\/[0-9a-f]{32}\/voice\.wav"/);
  for (const each of ['मारवाड़ी', voice.voiceHi]) expect(html).toContain(each);
});

test('keeps the files of the two page builds apart', async () => {
  const assetsOf = (html: string) =>
    [...html.matchAll(/(?:src|href)="(\/[^"]*\.(?:js|css|woff2))"|import\s[^"]*"([^"]+\.js)"/g)].map(([, a, b]) => a ?? b ?? '');
  for (const [path, , by] of await listPages()) {
    const files = assetsOf(await (await open(by, path)).text());
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter((file) => !file.startsWith('/workplace/assets/'))).toEqual([]);
    for (const file of files) {
      const answer = staticFile(file, new Request(`http://localhost${file}`));
      expect([file, answer?.status, answer?.headers.get('cache-control')]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
    }
  }
  expect(assetsOf(await (await open(createTestClient(app), '/')).text()).filter((file) => file.includes('workplace'))).toEqual([]);
});

test('the first page of the hub takes at most 40 KB beyond React, with its words and its style', async () => {
  const { owner, slug } = await addPreparedShop(app, 'Slow Line');
  await app.ctx.db.execute(`update sellers set shop_state = 'open' where slug = $1`, [slug]);
  const assets = join(import.meta.dirname, '../../build/workplace/client/assets');
  for (const [path, language] of [
    [`/hub/${slug}`, 'en'],
    [`/hi/hub/${slug}`, 'hi'],
  ] as const) {
    const html = await (await open(owner, path)).text();
    const named = [...html.matchAll(/\/workplace\/assets\/([\w.-]+\.(?:js|css))/g)].map(([, file = '']) => file);
    // The scripts ask for the words of their language.
    const code = named.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(assets, file), 'utf8'));
    const words = code.flatMap((each) =>
      [...each.matchAll(new RegExp(`\\./(${language}-[\\w-]+\\.js)`, 'g'))].map(([, file = '']) => file),
    );
    expect(words.length).toBeGreaterThan(1);
    const files = [...new Set([...named, ...words])].filter((file) => !/^react-/.test(file));
    const sizes = files.map((file) => brotliCompressSync(readFileSync(join(assets, file))).length);
    expect(brotliCompressSync(html).length + sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40 * 1024);
  }
});

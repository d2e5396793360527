import { afterAll, beforeAll, expect, test } from 'vitest';
import { createContext } from '#platform/context.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { Page, Post, PostSummary } from './contract.ts';
import { loadStandardContent, type StandardContent } from './load-standard-content.ts';
import { saveFaqEntry, saveFaqGroup } from './save-faq.ts';
import { savePage } from './save-page.ts';
import { type PostInput, savePost } from './save-post.ts';
import { standardFaqs } from './standard/faqs.ts';
import { standardLegalPages } from './standard/legal.ts';

let shop: TestApp;
const get = async <T>(path: string) => {
  const response = await shop.request(`/api/v1${path}`);
  return { status: response.status, body: (await response.json()) as T };
};
type Faqs = { groups: { slug: string; entries: { slug: string; question: { en: string; hi?: string }; html: { en: string } }[] }[] };
const faqs = async () => (await get<Faqs>('/faqs')).body.groups;
const page = async (slug: string) => (await get<{ page: Page }>(`/pages/${slug}`)).body.page;
const posts = async (query = '') => (await get<{ posts: PostSummary[]; next?: string }>(`/posts${query}`)).body;
const standard: StandardContent = { faqs: standardFaqs, pages: standardLegalPages };
const story = (slug: string, more: Partial<PostInput> = {}): PostInput => ({
  slug,
  state: 'published',
  publishedOn: '2026-05-01',
  title: { en: `Story ${slug}` },
  summary: { en: 'Short' },
  author: { en: 'The editors' },
  picture: undefined,
  makerIds: [],
  productIds: [],
  tags: [],
  body: { en: 'Text' },
  ...more,
});

beforeAll(async () => {
  shop = await openTestApp();
  shop.setNow(new Date('2026-06-01T06:00:00Z'));
});
afterAll(() => shop.close());

test('a shop without texts answers empty lists and 404', async () => {
  expect(await posts()).toEqual({ posts: [] });
  expect(await faqs()).toEqual([]);
  expect(await get('/pages/contact-us')).toMatchObject({ status: 404, body: { code: 'PAGE_NOT_FOUND' } });
  expect(await get('/posts/nothing')).toMatchObject({ status: 404, body: { code: 'POST_NOT_FOUND' } });
});

test('the three specified legal pages were each last updated on 13-06-2025', async () => {
  await loadStandardContent(shop.ctx, standard);
  for (const [slug, title] of [
    ['terms-and-conditions', 'Terms & Conditions'],
    ['contact-us', 'Contact Us'],
    ['refund-policy', 'Cancellation & Refund Policy'],
  ] as const) {
    expect(await page(slug)).toMatchObject({ title: { en: title }, updatedOn: '2025-06-13' });
  }
});

test('Contact Us lists the legal entity, both addresses in Haryana, India, and an e-mail', async () => {
  const { html } = await page('contact-us');
  for (const text of [/Private Limited \(sample\)/, /[Rr]egistered/, /[Oo]perational/, /Haryana[^<]*India/, /mailto:support@localhost/]) {
    expect(html.en).toMatch(text);
  }
  expect(html.hi).toMatch(/हरियाणा/);
  for (const { slug } of standardLegalPages) expect(JSON.stringify(await page(slug))).not.toMatch(/\{\{|%7B/);
  expect(JSON.stringify(await faqs())).not.toMatch(/\{\{|%7B/);
});

test('what the operator edited survives restarts and new versions; the rest follows the software', async () => {
  await loadStandardContent(shop.ctx, standard);
  const [group] = await faqs();
  const [mine, theirs] = group?.entries ?? [];
  if (!group || !mine || !theirs) throw new Error('no standard questions');
  const edited = { slug: mine.slug, groupSlug: group.slug, position: 0, state: 'published' as const };
  await saveFaqEntry(shop.ctx, { ...edited, question: { en: 'Mine?' }, answer: { en: 'My *own* words.' } });
  await savePage(shop.ctx, {
    slug: 'contact-us',
    state: 'published',
    updatedOn: '2026-01-02',
    title: { en: 'Write to us' },
    summary: { en: 'Ours' },
    body: { en: 'Come by.' },
  });
  const upgraded: StandardContent = {
    faqs: standard.faqs.map((each) => ({
      ...each,
      entries: each.entries.map((entry) => ({ ...entry, answer: { ...entry.answer, en: 'A better answer.' } })),
    })),
    pages: standard.pages.map((each) => ({ ...each, body: { ...each.body, en: 'A better page.' } })),
  };
  for (const content of [standard, upgraded]) {
    await loadStandardContent(shop.ctx, content);
    expect((await faqs())[0]?.entries[0]).toEqual({
      slug: mine.slug,
      question: { en: 'Mine?' },
      html: { en: '<p>My <em>own</em> words.</p>' },
    });
    expect(await page('contact-us')).toMatchObject({
      title: { en: 'Write to us' },
      updatedOn: '2026-01-02',
      html: { en: '<p>Come by.</p>' },
    });
  }
  expect((await faqs())[0]?.entries[1]?.html.en).toBe('<p>A better answer.</p>');
  expect((await page('refund-policy')).html.en).toBe('<p>A better page.</p>');
});

test('a question that ships no more goes, one that the operator edited or wrote stays', async () => {
  await loadStandardContent(shop.ctx, standard);
  const before = (await faqs())[0];
  const [edited, dropped] = before?.entries ?? [];
  await saveFaqGroup(shop.ctx, { slug: 'ours', position: 99, title: { en: 'Ours' } });
  await saveFaqEntry(shop.ctx, {
    slug: 'ours-one',
    groupSlug: 'ours',
    position: 0,
    state: 'published',
    question: { en: 'Ours?' },
    answer: { en: 'Yes.' },
  });
  await loadStandardContent(shop.ctx, { ...standard, faqs: [] });
  const slugs = (await faqs()).flatMap((group) => group.entries.map((entry) => entry.slug));
  expect(slugs).toEqual([edited?.slug, 'ours-one']);
  expect(slugs).not.toContain(dropped?.slug);
  await loadStandardContent(shop.ctx, standard);
});

test('loading the same texts again changes nothing and drops no cached answer', async () => {
  const dropped: string[] = [];
  const listening = { ...shop.services, changed: (tags: readonly string[]) => dropped.push(...tags) };
  await loadStandardContent(createContext(listening, { requestId: 'test' }), standard);
  expect(dropped).toEqual([]);
});

test('a text of an earlier renderer is rendered again at the next start', async () => {
  await shop.services.database.execute(
    `update pages set html = '{"en": "<p onclick=\\"x\\">old</p>"}', renderer = 0 where slug = 'privacy-policy'`,
  );
  await loadStandardContent(shop.ctx, standard);
  expect((await page('privacy-policy')).html.en).not.toContain('onclick');
});

test('a cached answer goes when its text is changed', async () => {
  expect(await posts()).toEqual({ posts: [] });
  await savePost(shop.ctx, story('first'));
  expect((await posts()).posts.map(({ slug }) => slug)).toEqual(['first']);
  expect((await get<{ post: Post }>('/posts/first')).body.post.html).toEqual({ en: '<p>Text</p>' });
  await savePost(shop.ctx, story('first', { body: { en: 'Other text', hi: 'दूसरा पाठ' } }));
  expect((await get<{ post: Post }>('/posts/first')).body.post.html).toEqual({ en: '<p>Other text</p>', hi: '<p>दूसरा पाठ</p>' });
});

test('a slug that could not stand in an address is refused', async () => {
  for (const slug of ['', 'Two Words', 'a--b', '../x', 'rss.xml', 'x'.repeat(61)]) {
    await expect(savePost(shop.ctx, story(slug))).rejects.toMatchObject({ code: 'INVALID_INPUT', fields: { slug: expect.any(String) } });
  }
});

test('a stale edit is refused instead of losing the other one', async () => {
  await expect(savePost(shop.ctx, story('first', { version: 1 }))).rejects.toMatchObject({ code: 'CONFLICT' });
  await savePost(shop.ctx, story('first', { version: 2 }));
});

test('a story appears when its day begins in India, and drafts never do', async () => {
  await savePost(shop.ctx, story('draft', { state: 'draft' }));
  await savePost(shop.ctx, story('tomorrow', { publishedOn: '2026-06-02' }));
  for (const slug of ['draft', 'tomorrow']) expect((await get(`/posts/${slug}`)).status).toBe(404);
  const listed = async () => (await posts()).posts.map(({ slug }) => slug);
  expect(await listed()).toEqual(['first']);
  shop.setNow(new Date('2026-06-01T18:29:00Z'));
  expect(await listed()).toEqual(['first']);
  shop.setNow(new Date('2026-06-01T18:30:00Z'));
  expect(await listed()).toEqual(['tomorrow', 'first']);
});

test('stories come page by page, each once, and by tag; neighbours lead from one to the next', async () => {
  for (const number of [1, 2, 3, 4, 5]) {
    await savePost(
      shop.ctx,
      story(`older-${number}`, { publishedOn: `2026-03-0${Math.ceil(number / 2)}`, tags: number % 2 ? ['dyes'] : [] }),
    );
  }
  const seen: string[] = [];
  let after = '';
  do {
    const found = await posts(`?limit=2${after}`);
    seen.push(...found.posts.map(({ slug }) => slug));
    after = found.next ? `&after=${found.next}` : '';
  } while (after !== '');
  expect(seen).toEqual(['tomorrow', 'first', 'older-5', 'older-4', 'older-3', 'older-2', 'older-1']);
  expect((await posts('?tag=dyes')).posts.map(({ slug }) => slug)).toEqual(['older-5', 'older-3', 'older-1']);
  expect(await posts('?tag=nothing')).toEqual({ posts: [] });
  expect((await get('/posts/older-3')).body).toMatchObject({
    newer: { slug: 'older-4' },
    older: { slug: 'older-2' },
    makers: [],
    cards: [],
  });
  expect((await get<object>('/posts/tomorrow')).body).not.toHaveProperty('newer');
  for (const wrong of ['?after=zzz', `?after=${Buffer.from('["2026-99-99","x"]').toString('base64url')}`, '?limit=0', '?limit=x']) {
    expect((await get(`/posts${wrong}`)).status).toBe(422);
  }
});

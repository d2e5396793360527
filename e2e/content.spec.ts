import type { Page } from '@playwright/test';
import { nightlyUnless } from './support/combinations.ts';
import { expect, expectAccessible, hydrated, test } from './support/fixtures.ts';

const story = '/blog/how-dabu-mud-keeps-cloth-white';

/** The structured data of a page. */
const dataOf = async (page: Page, type: string) => {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.map((text) => JSON.parse(text) as Record<string, unknown>).find((data) => data['@type'] === type);
};

test('the blog lists its stories, and one leads to the next', async ({ page }) => {
  await page.goto('/blog');
  const stories = page.getByRole('main').getByRole('article');
  expect(await stories.count()).toBeGreaterThanOrEqual(8);
  await hydrated(page);
  await stories.first().getByRole('link').click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toBeFocused();
  const first = await title.textContent();
  await page.getByRole('navigation', { name: 'Read on' }).getByRole('link').first().click();
  await expect(title).not.toHaveText(String(first));
});

test('a story names its author, day and reading time, its makers and its products', async ({ page, request }) => {
  await page.goto(story);
  await expect(page.getByText(/By The editors.*14 November 2026.*min read/)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'In this story' }).getByRole('link', { name: /Neel Kund/ })).toBeVisible();
  const products = page.getByRole('region', { name: 'Pieces from this story' }).getByRole('article');
  expect(await products.count()).toBeGreaterThan(1);
  await expect(page.locator('article h3 + h2, article h4 + h2')).toHaveCount(0);
  const article = await dataOf(page, 'Article');
  expect(article).toMatchObject({ headline: 'How dabu mud keeps cloth white', datePublished: '2026-11-14' });
  expect(await dataOf(page, 'BreadcrumbList')).toBeDefined();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${story}$`));
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect((await request.get(new URL(String(image)).pathname)).status()).toBe(200);
});

test('a topic has its stories; one without stories says so and is kept out of indexes', async ({ page }) => {
  await page.goto(story);
  await page.getByRole('list', { name: 'Topics' }).getByRole('link', { name: 'Rajasthan' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stories on “Rajasthan”' })).toBeVisible();
  expect(await page.getByRole('main').getByRole('article').count()).toBe(2);
  await page.goto('/blog?topic=nothing-here');
  await expect(page.getByText('There is no story on this yet.')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
});

test('feed readers find every story in both languages, at addresses that exist', async ({ page, request }) => {
  for (const [blog, name] of [
    ['/blog', 'How dabu mud keeps cloth white'],
    ['/hi/blog', 'दाबू की मिट्टी कपड़े को सफ़ेद कैसे रखती है'],
  ] as const) {
    await page.goto(blog);
    for (const type of ['rss', 'atom']) {
      const href = await page.locator(`link[rel="alternate"][type="application/${type}+xml"]`).getAttribute('href');
      const feed = await request.get(String(href));
      expect(feed.headers()['content-type']).toContain(`application/${type}+xml`);
      const xml = await feed.text();
      expect(xml).toContain(name);
      const parsed = await page.evaluate((text) => {
        const document = new DOMParser().parseFromString(text, 'application/xml');
        const links = [...document.querySelectorAll('item > link, entry > link:not([rel="enclosure"])')];
        return {
          broken: document.querySelector('parsererror') !== null,
          links: links.map((link) => link.getAttribute('href') ?? String(link.textContent)),
        };
      }, xml);
      expect(parsed.broken).toBe(false);
      expect(parsed.links.length).toBeGreaterThanOrEqual(8);
      for (const link of parsed.links) expect(new URL(link).pathname).toMatch(new RegExp(`^${blog}/[a-z0-9-]+$`));
      expect((await request.get(new URL(String(parsed.links[0])).pathname)).status()).toBe(200);
    }
  }
});

test('the sitemap names stories, questions and legal pages', async ({ request }) => {
  const xml = await (await request.get('/sitemaps/pages.xml')).text();
  for (const path of [story, `/hi${story}`, '/faqs', '/legal/contact-us', '/legal/privacy-policy']) expect(xml).toContain(`${path}</loc>`);
});

test('questions are searched as one types, and shown again', async ({ page }) => {
  await page.goto('/faqs');
  await hydrated(page);
  const questions = page.getByRole('main').locator('details');
  const all = await questions.count();
  expect(all).toBeGreaterThanOrEqual(30);
  const box = page.getByRole('searchbox', { name: 'Search the questions' });
  await expect(async () => {
    await box.fill('refund');
    expect(await questions.count()).toBeLessThan(all);
  }).toPass();
  const found = await questions.count();
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(new RegExp(`^${found} question`));
  for (const question of await questions.all()) {
    await expect(question).toHaveAttribute('open', '');
    await expect(question).toContainText(/refund/i);
  }
  await box.fill('zzzz');
  await expect(page.getByText('No question has these words.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all questions' }).click();
  await expect(questions).toHaveCount(all);
});

test('a question opens by keyboard, and a link to its answer opens it', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/faqs');
  const question = page.getByRole('main').locator('details').nth(3);
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveAttribute('open', '');
  const href = await question.getByRole('link', { name: 'Link to this answer' }).getAttribute('href');
  await page.goto('/blog');
  await page.goto(`/faqs${href}`);
  await expect(question).toHaveAttribute('open', '');
  await expect(question.locator('summary')).toBeInViewport();
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(1);
  const data = await dataOf(page, 'FAQPage');
  expect(Array.isArray(data?.mainEntity) && data.mainEntity.length).toBeGreaterThanOrEqual(30);
});

test('Contact Us names the legal entity, addresses in Haryana, India, e-mail and grievance officer', async ({ page }) => {
  await page.goto('/legal/contact-us');
  const main = page.getByRole('main');
  for (const text of [/Private Limited \(sample\)/, /Haryana.*India/, /[Gg]rievance/])
    await expect(main.getByText(text).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'support@localhost' }).first()).toHaveAttribute('href', 'mailto:support@localhost');
  await expect(page).toHaveTitle(/Contact Us/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\S/);
});

for (const path of ['/blog/nothing-here', '/legal/nothing-here', '/hi/blog/nothing-here']) {
  test(`${path} is not there, and says so with 404`, { tag: nightlyUnless(path.startsWith('/hi')) }, async ({ page, complaints }) => {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !complaint.includes('404')));
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions open, are linked to and searched all the same', async ({ page }) => {
    await page.goto('/faqs');
    const questions = page.getByRole('main').locator('details');
    const all = await questions.count();
    await questions.first().locator('summary').click();
    await expect(questions.first()).toHaveAttribute('open', '');
    await page.getByRole('searchbox').fill('refund');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\?q=refund$/);
    expect(await questions.count()).toBeLessThan(all);
    expect(await questions.count()).toBeGreaterThan(0);
  });

  test('the blog, a story and the legal pages read the same', { tag: '@nightly' }, async ({ page }) => {
    for (const path of ['/blog', story, '/legal/refund-policy', '/hi/legal/privacy-policy']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
});

test('stories, lists, questions and legal pages are open to everyone and fit the screen', { tag: '@nightly' }, async ({ page }, info) => {
  test.setTimeout(150_000);
  const legal = ['/legal/contact-us', '/hi/legal/privacy-policy', '/legal/privacy-policy', '/hi/legal/refund-policy'];
  const lists = ['/blog', '/hi/blog', '/blog?topic=rajasthan', '/hi/blog?topic=nothing', '/faqs?q=delivery', '/hi/faqs', '/faqs?q=zzzz'];
  for (const path of [story, `/hi${story}`, ...lists, ...legal]) {
    await page.emulateMedia({
      colorScheme: (info.project.name === 'phone') === path.startsWith('/hi') ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    await page.goto(path);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} overflows`).toBe(0);
    await expectAccessible(page, path);
  }
});

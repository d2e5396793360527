import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type FakeServices, startFakeServices } from '../test/simulators/sentry-and-analytics.ts';
import { startServer } from '../test/support/server-process.ts';
import { find, pathOf, plain } from './support/demo-products.ts';
import { filledDataDir } from './support/environment.ts';
import { test as base, expectAccessible, expect as expectSoon } from './support/fixtures.ts';

/** Allows a busy machine time for scripts that load after the page and report after that. */
const expect = expectSoon.configure({ timeout: 20_000 });

interface ReportingShop {
  services: FakeServices;
  url: string;
}

/** A shop of its own whose operator has set up analytics and error reports, on services of this machine. */
const test = base.extend<object, { reporting: ReportingShop }>({
  reporting: [
    // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the parameters
    async ({}, use, { project }) => {
      const folder = mkdtempSync(join(tmpdir(), 'karigari-consent-'));
      cpSync(filledDataDir(Number(new URL(String(project.use.baseURL)).port)), folder, { recursive: true });
      const services = await startFakeServices();
      const server = await startServer({
        DATA_DIR: folder,
        DEMO: 'true',
        RATE_LIMIT: '0',
        LOG_LEVEL: 'info',
        SENTRY_DSN: services.dsn,
        ANALYTICS_ID: 'G-TEST1',
        ANALYTICS_URL: services.origin,
      });
      await use({ services, url: `http://localhost:${server.port}` });
      server.child.kill('SIGKILL');
      await server.gone;
      await services.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ reporting }, use) => use(reporting.url),
});

// In one worker: each starts a shop.
test.describe.configure({ timeout: 90_000, mode: 'default' });
test.beforeEach(({ reporting }) => {
  reporting.services.items.length = 0;
  reporting.services.pageViews.length = 0;
  reporting.services.asked.length = 0;
});

const banner = (page: Page) => page.getByRole('region', { name: /May we see how the shop is used|क्या हम देख सकते हैं/ });
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accept' }).click();
/** Lists requests of the page to other origins, and its scripts that are about reporting. */
function watch(page: Page, { url }: ReportingShop) {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(url) || /\/assets\/(reporters|analytics|error-reports)/.test(request.url())) seen.push(request.url());
  });
  return seen;
}
const events = ({ services }: ReportingShop, type = 'event') => services.items.filter((item) => item.type === type);
const throwLater = (page: Page, message: string) =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new Error(text);
    });
  }, message);

test('nothing of it is in the first load, and without consent nothing leaves', async ({ page, reporting, complaints }) => {
  const seen = watch(page, reporting);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await throwLater(page, 'before any answer');
  await expect.poll(() => complaints).toEqual(['Error: before any answer']);
  complaints.length = 0;
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto('/faqs');
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toBeHidden();
  expect(seen).toEqual([]);
  expect(reporting.services.asked).toEqual([]);
});

test('the question does not block or move the page, has equal answers, and is readable by everyone', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'moved', 0);
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        Reflect.set(window, 'moved', Number(Reflect.get(window, 'moved')) + value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/hi']) {
    await page.goto(path);
    const buttons = banner(page).getByRole('button');
    await expect(buttons).toHaveCount(2);
    const [decline, agree] = await Promise.all([buttons.nth(0).boundingBox(), buttons.nth(1).boundingBox()]);
    expect(Math.abs((decline?.width ?? 0) - (agree?.width ?? 9))).toBeLessThan(1);
    expect(decline?.height).toBe(agree?.height);
    expect(decline?.height).toBeGreaterThanOrEqual(44);
    expect(await buttons.nth(0).getAttribute('class')).toBe(await buttons.nth(1).getAttribute('class'));
    // Two frames later the observer knows what moved as the question came. Less than what a layout shift is
    // rounded to: 0.000.
    await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))));
    expect(await page.evaluate(() => Number(Reflect.get(window, 'moved')))).toBeLessThan(0.0005);
    // Lays out all of the page, which moves its parts.
    await expectAccessible(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const footer = await page.getByRole('contentinfo').boundingBox();
    const question = await banner(page).boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((question?.y ?? 0) + 1);
  }
});

test('on a phone the question and the bar with the price can both be used', { tag: '@phone' }, async ({ page }) => {
  const product = await find(page.request, plain(2));
  await page.goto(pathOf(product));
  await expect(banner(page)).toBeVisible();
  await page.getByRole('heading', { name: 'Details' }).scrollIntoViewIfNeeded();
  const add = page
    .getByRole('main')
    .getByRole('button', { name: /Add to cart/ })
    .last();
  await expect(add).toBeInViewport({ ratio: 1 });
  // A press is refused where something else lies above the button.
  await add.click({ timeout: 10_000 });
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, / })).toBeVisible();
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => add.evaluate((button) => Math.round(innerHeight - button.getBoundingClientRect().bottom))).toBeLessThan(40);
});

test('the keyboard reaches the question at once and the page continues after the answer', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('link', { name: 'Privacy policy' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a web analytics service gets a page-path configuration call on each navigation, without personal data', { tag: '@nightly' }, async ({
  page,
  reporting,
}) => {
  await page.goto('/search?q=blue+vase&email=priya%40example.com&token=s3cret');
  await accept(page);
  const paths = () => reporting.services.pageViews.map((view) => view.page_path);
  await expect.poll(paths).toEqual(['/search?q=blue+vase']);
  await page.goto('/legal/refund-policy');
  await expect.poll(paths).toEqual(['/search?q=blue+vase', '/legal/refund-policy']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect.poll(paths).toHaveLength(3);
  expect(reporting.services.pageViews[2]).toMatchObject({ id: 'G-TEST1', page_path: '/faqs', page_location: `${reporting.url}/faqs` });
  expect(JSON.stringify(reporting.services.pageViews)).not.toMatch(/priya|s3cret/);
});

test('uncaught errors and unhandled promise rejections are reported, also those of before the answer', { tag: '@nightly' }, async ({
  page,
  reporting,
  complaints,
}) => {
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  await throwLater(page, 'early fault for priya@example.com');
  await accept(page);
  const sent = () => events(reporting).map(({ payload }) => payload.exception.values.at(-1).value);
  await expect.poll(sent).toEqual(['early fault for [removed]']);
  await page.evaluate(() => void Promise.reject(new Error('late rejection', { cause: new Error('its cause') })));
  await throwLater(page, 'late fault');
  await expect.poll(() => sent().sort()).toEqual(['early fault for [removed]', 'late fault', 'late rejection']);
  const rejection = events(reporting).find(({ text }) => text.includes('late rejection'));
  expect(rejection?.payload.exception.values.map((value: { value: string }) => value.value)).toEqual(['its cause', 'late rejection']);
  // Traces are sampled at rate 1: the load of the page was one.
  await expect.poll(() => events(reporting, 'transaction').length, { timeout: 15_000 }).toBeGreaterThan(0);
  // A replay on error at rate 1.
  await expect.poll(() => events(reporting, 'replay_recording').length, { timeout: 15_000 }).toBeGreaterThan(0);
  for (const { text } of reporting.services.items) expect(text).not.toContain('priya');
  complaints.length = 0;
});

test('at most 50 stack frames and linked errors to a depth of 5', { tag: '@nightly' }, async ({ page, reporting, complaints }) => {
  await page.goto('/');
  await accept(page);
  await expect.poll(() => reporting.services.asked.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const deep = (depth: number): Error => (depth === 0 ? new Error('deep') : deep(depth - 1));
    let error = deep(120);
    for (let index = 0; index < 9; index++) error = new Error(`around ${index}`, { cause: error });
    setTimeout(() => {
      throw deep(120);
    });
    setTimeout(() => {
      throw error;
    });
  });
  await expect.poll(() => events(reporting)).toHaveLength(2);
  const all = events(reporting).map(({ payload }) => payload.exception.values as { stacktrace?: { frames: unknown[] } }[]);
  expect(all.map((values) => values.length).sort()).toEqual([1, 6]);
  expect(Math.max(...all.flat().map(({ stacktrace }) => stacktrace?.frames.length ?? 0))).toBe(50);
  complaints.length = 0;
});

test('tracing headers go only to the own site', { tag: '@nightly' }, async ({ page, reporting }) => {
  const traced: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sentry-trace']) traced.push(new URL(request.url()).origin);
  });
  await page.goto('/');
  await accept(page);
  await expect.poll(() => reporting.services.pageViews.length).toBe(1);
  await expect.poll(() => page.evaluate(() => Reflect.has(window, '__SENTRY__'))).toBe(true);
  await page.evaluate(async (origin) => {
    await fetch('/api/v1/categories/names');
    await fetch(`${origin}/g/collect?page_path=elsewhere`);
  }, reporting.services.origin);
  await expect.poll(() => traced).toContain(reporting.url);
  expect(new Set(traced)).toEqual(new Set([reporting.url]));
});

test('error reports refuse to start inside a browser extension', { tag: '@nightly' }, async ({ page, reporting, complaints }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'chrome', { runtime: { id: 'an-extension' } });
  });
  await page.goto('/');
  await accept(page);
  await expect.poll(() => page.evaluate(() => Reflect.has(window, '__SENTRY__'))).toBe(true);
  await throwLater(page, 'inside an extension');
  await expect.poll(() => complaints).toHaveLength(1);
  await page.waitForLoadState('networkidle');
  expect(reporting.services.items).toEqual([]);
  complaints.length = 0;
});

test('a page that fails to render is reported', async ({ page, reporting, complaints }) => {
  await page.goto('/faqs');
  await accept(page);
  await expect.poll(() => page.evaluate(() => Reflect.has(window, '__SENTRY__'))).toBe(true);
  await page.route(/\/legal\/refund-policy\.data/, (route) =>
    route.fulfill({ status: 200, contentType: 'text/x-script', body: 'not data' }),
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Refund policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible();
  await expect.poll(() => events(reporting).length).toBeGreaterThan(0);
  complaints.length = 0;
});

test('consent is remembered, and withdrawn in the footer: no more calls, cookies gone, no replay', async ({
  page,
  reporting,
  complaints,
}) => {
  await page.goto('/');
  await accept(page);
  await expect.poll(() => reporting.services.pageViews.length).toBe(1);
  await page.goto('/faqs');
  await expect.poll(() => reporting.services.pageViews.length).toBe(2);
  await expect(banner(page)).toBeHidden();
  expect((await page.context().cookies()).map((cookie) => cookie.name).sort()).toEqual(['_ga', '_ga_TEST']);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  await expect(banner(page)).toBeFocused();
  await expect(banner(page)).toContainText('You have accepted.');
  const reloaded = page.waitForEvent('load');
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await reloaded;
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await page.context().cookies()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('sentryReplaySession'))).toBeNull();
  reporting.services.asked.length = 0;
  await throwLater(page, 'after the withdrawal');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/contact-us$/);
  await page.waitForLoadState('networkidle');
  expect(reporting.services.asked).toEqual([]);
  complaints.length = 0;
});

test('a withdrawal in one tab counts in the others', { tag: '@nightly' }, async ({ page, context, reporting }) => {
  await page.goto('/faqs');
  await accept(page);
  await expect.poll(() => reporting.services.pageViews.length).toBe(1);
  const other = await context.newPage();
  await other.goto('/blog');
  await expect.poll(() => reporting.services.pageViews.length).toBe(2);
  await other.getByRole('contentinfo').getByRole('link', { name: 'Privacy choices' }).click();
  await banner(other).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(other)).toBeHidden();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'ga-disable-G-TEST1'))).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/contact-us$/);
  await page.waitForLoadState('networkidle');
  expect(reporting.services.pageViews).toHaveLength(2);
});

test('with the services cut off every page still works', { tag: '@nightly' }, async ({ page, reporting, complaints }) => {
  await page.route(`${reporting.services.origin}/**`, (route) => route.abort());
  await page.goto('/');
  await accept(page);
  await page.getByRole('link', { name: 'Shop Now' }).click();
  await expect(page).toHaveURL(/\/search$/);
  await page.goto('/faqs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  expect(complaints.filter((text) => !text.includes('net::ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import { isNightly } from './combinations.ts';

/** A test fails when the page complains: console errors, refused content, uncaught exceptions. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * For tests that send forms: everyone comes from an address of their own, since one
 * address may only send so many.
 */
export const visitorTest = test.extend({
  extraHTTPHeaders: async ({ baseURL: _ }, use) => {
    const number = () => Math.floor(Math.random() * 256);
    await use({ 'x-forwarded-for': `10.${number()}.${number()}.${number()}` });
  },
});

/** The minified checker: a browser compiles it on each page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails, once the test has ended, on any violation that axe finds on the page as it stands. Frames in it
 * are not looked into.
 * @param part `content`: without the bar at the top and the footer, which are the same on each page; tests
 * that open every page look at them, as do all where something in them is open, and at night
 */
export async function expectAccessible(
  page: Page,
  name = page.url(),
  part: 'content' | 'page' = isNightly ? 'page' : 'content',
): Promise<void> {
  const isLoaded = await page.evaluate(async () => {
    // Sections far below the view keep the colours of their last rendering until they
    // come near: axe must see the final ones.
    for (const part of document.querySelectorAll<HTMLElement>('main section'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible';
    // Another colour scheme is on the page with its next frame.
    await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    // A colour that is still on its way to another is no colour of the page. What
    // moves without end cannot be finished.
    for (const moving of document.getAnimations())
      if (moving.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) moving.finish();
    return 'axe' in window;
  });
  if (!isLoaded) await page.evaluate(axeSource);
  const options: RunOptions = {
    runOnly: { type: 'tag', values: tags },
    // Selectors, and nodes of rules that hold, would be written and never read.
    resultTypes: ['violations'],
    selectors: false,
    // No rule of these reads style sheets, and those of sounds read the media alone.
    preload: { assets: ['media'] },
  };
  const violations = await page.evaluate(
    async ([given, looksAtContent]) => {
      const { axe } = window as unknown as { axe: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> } };
      const frame = [...document.querySelectorAll(':is(header, footer):not(main *, dialog *)')];
      const isOpen = frame.some((each) => each.querySelector('dialog[open], :popover-open, [aria-expanded=true]'));
      const context = looksAtContent && !isOpen ? { include: [document], exclude: frame } : document;
      return (await axe.run(context, given)).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [options, part === 'content'] as const,
  );
  expect.soft(violations, name).toEqual([]);
}

/** Keeps requests of a page on their way. @returns what lets them arrive */
export async function holdRequests(page: Page, requests: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Waits until the page's scripts run. */
export const hydrated = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /empty|Cart,|ख़ाली/ })
    .waitFor();

/** The browser reports requests that failed, as it should. */
export const forgive = (complaints: string[]) =>
  complaints.splice(0, complaints.length, ...complaints.filter((complaint) => !/Failed to load resource/.test(complaint)));

export { expect };

import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import type { StorageState } from './browsers.ts';
import { faultsOfLoading, faultsOfLook, loadPictures, watchShifts } from './inspect.ts';
import type { Scenario } from './scenario.ts';
import type { Screenshot } from './write-index.ts';

interface View {
  origin: string;
  scene: Scenario;
  /** The storage state of the visitor's browser. */
  kept: StorageState;
  /** Pixels of each screen that it is shown on, one after the other. */
  widths: readonly number[];
  language: string;
  themes: readonly ('light' | 'dark')[];
  /** The address of a page in the language. */
  path: (bare: string) => string;
  folder: string;
}

/** Higher pages are cut off there: Chromium draws no more. */
const maxHeight = 14_000;
const isPhone = (width: number) => width < 500;
const heightOf = (width: number) => (isPhone(width) ? 844 : width < 1000 ? 1024 : 900);
/** Milliseconds for what comes after the page: enough for a busy machine. */
const timeoutMs = 60_000;

/**
 * Browsers that are reused by one view after the other, so that each need not fetch
 * and parse everything again.
 */
export type Browsers = Map<string, BrowserContext>;

/** A window of a browser that keeps what a person's browser keeps, and nothing of those before. */
async function openWindow(browser: Browser, browsers: Browsers, { origin, scene, kept: stored, widths, language }: View): Promise<Page> {
  const [width = 1280] = widths;
  const kind = `${isPhone(width) ? 'phone' : 'desk'} ${language}`;
  const context =
    browsers.get(kind) ??
    (await browser.newContext({
      baseURL: origin,
      isMobile: isPhone(width),
      hasTouch: isPhone(width),
      serviceWorkers: 'block',
      // A still picture of a movement tells nothing.
      reducedMotion: 'reduce',
      locale: language === 'hi' ? 'hi-IN' : 'en-IN',
    }));
  browsers.set(kind, context);
  await context.clearCookies();
  await context.addCookies(stored.cookies);
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  await page.setViewportSize({ width, height: heightOf(width) });
  // A page of the shop without scripts.
  await page.goto('/robots.txt');
  const entries = stored.origins.flatMap(({ localStorage }) => localStorage.map(({ name, value }) => [name, value] as const));
  await page.evaluate(
    (all) => {
      localStorage.clear();
      for (const [name, value] of all) localStorage.setItem(name, value);
    },
    [...entries, ...Object.entries(scene.keeps ?? {})],
  );
  return page;
}

/** Opens a scene as one person on the first of some screens, and takes it on each in each colour scheme. */
export async function takeScreenshots(browser: Browser, browsers: Browsers, view: View): Promise<Screenshot[]> {
  const { scene, widths, language, themes, path, folder } = view;
  const shots: Screenshot[] = [];
  const page = await openWindow(browser, browsers, view);
  try {
    const complaints = complaintsOf(page, scene.isBroken === true);
    await page.emulateMedia({ colorScheme: themes[0] });
    const faults = await open(page, scene, path).catch((error: Error) => [`cannot be shown: ${error.message.split('\n')[0]}`]);
    if (scene.isPrinted) await page.emulateMedia({ media: 'print' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightOf(width) });
      await loadPictures(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      // Dialogs and bars fixed to the window are photographed within the window.
      const isCovered = (await page.locator('dialog:modal, [data-consent]').count()) > 0;
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        const found = await faultsOfLook(page);
        const picture = await save(page, { scene, width, theme, language, isCovered, folder });
        shots.push({
          scene: scene.name,
          width,
          theme,
          language,
          ...picture,
          faults: [...faults.splice(0), ...found, ...complaints.splice(0)],
        });
      }
    }
  } finally {
    await page.close();
  }
  return shots;
}

interface Look {
  scene: Scenario;
  width: number;
  theme: string;
  language: string;
  isCovered: boolean;
  folder: string;
}

/** A picture of the whole page, or of the window where something covers it, and a small one. */
async function save(page: Page, { scene, width, theme, language, isCovered, folder }: Look) {
  const name = `${scene.name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'home'}--${width}-${theme}-${language}`;
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), maxHeight);
  const full = await page.screenshot({
    type: 'jpeg',
    quality: 78,
    animations: 'disabled',
    fullPage: !isCovered,
    ...(height === maxHeight && !isCovered ? { clip: { x: 0, y: 0, width, height } } : {}),
    path: join(folder, `${name}.jpg`),
  });
  const thumb = await sharp(full)
    .resize({ width: Math.round(isPhone(width) ? width / 2 : width / 3) })
    .webp({ quality: 60, effort: 2 })
    .toFile(join(folder, `${name}.webp`));
  return { full: `${name}.jpg`, thumb: `${name}.webp`, thumbWidth: thumb.width, thumbHeight: thumb.height };
}

/** Collects the page's errors from now on. */
function complaintsOf(page: Page, isBroken: boolean): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // A mail in its frame runs no scripts, not even those that look into it.
    if (message.text().startsWith('Blocked script execution')) return;
    if (message.type() === 'error' && !(isBroken && /Failed to load resource|status of (4|5)\d\d/.test(message.text())))
      complaints.push(`complains: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => {
    if (!isBroken) complaints.push(`throws: ${String(error).slice(0, 300)}`);
  });
  return complaints;
}

/** @returns what is wrong with how it comes. What moves after a press is the press's doing. */
async function open(page: Page, scene: Scenario, path: (bare: string) => string): Promise<string[]> {
  const bare = typeof scene.path === 'string' ? scene.path : await scene.path(page.request);
  await page.addInitScript(watchShifts);
  await scene.before?.(page);
  const response = await page.goto(path(bare));
  await settle(page, scene.isBroken);
  const faults = await faultsOfLoading(page);
  if (scene.act) {
    await scene.act(page);
    await settle(page, scene.isBroken);
  }
  const status = response?.status() ?? 0;
  if (status >= 400 && !scene.isBroken) faults.push(`answers ${status}`);
  return faults;
}

/** A held request never arrives, so the wait for it is short. */
async function settle(page: Page, isBroken = false): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: isBroken ? 2000 : 15_000 }).catch(() => {});
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

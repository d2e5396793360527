import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp from 'sharp';
import { faultsOfLoading, faultsOfLook, loadPictures, watchShifts } from './inspect.ts';
import type { Scene } from './scene.ts';
import type { Shot } from './write-index.ts';

interface View {
  origin: string;
  scene: Scene;
  storageState: BrowserContextOptions['storageState'];
  /** Pixels of each screen that it is shown on, one after the other. */
  widths: readonly number[];
  language: string;
  themes: readonly ('light' | 'dark')[];
  /** The address of a page in the language. */
  path: (bare: string) => string;
  folder: string;
}

/** Higher pages are cut off there: Chromium draws no more. */
const mostHeight = 14_000;
const isPhone = (width: number) => width < 500;
const heightOf = (width: number) => (isPhone(width) ? 844 : width < 1000 ? 1024 : 900);
/** Milliseconds for what comes after the page: enough for a busy machine. */
const patience = 60_000;

/** Opens a scene as one person on the first of some screens, and takes it on each in each colour scheme. */
export async function takeShots(
  browser: Browser,
  { origin, scene, storageState, widths, language, themes, path, folder }: View,
): Promise<Shot[]> {
  const [first = 1280] = widths;
  const context = await browser.newContext({
    baseURL: origin,
    storageState,
    viewport: { width: first, height: heightOf(first) },
    isMobile: isPhone(first),
    hasTouch: isPhone(first),
    serviceWorkers: 'block',
    colorScheme: themes[0],
    locale: language === 'hi' ? 'hi-IN' : 'en-IN',
  });
  const shots: Shot[] = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    const complaints = complaintsOf(page, scene.isBroken === true);
    const faults = await open(page, scene, path).catch((error: Error) => [`cannot be shown: ${error.message.split('\n')[0]}`]);
    if (scene.isPrinted) await page.emulateMedia({ media: 'print' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: heightOf(width) });
      await loadPictures(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      // What lies above the page lies above the window.
      const isCovered = (await page.locator('dialog:modal').count()) > 0;
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
    await context.close();
  }
  return shots;
}

interface Look {
  scene: Scene;
  width: number;
  theme: string;
  language: string;
  isCovered: boolean;
  folder: string;
}

/** A picture of the whole page, or of the window where something covers it, and a small one. */
async function save(page: Page, { scene, width, theme, language, isCovered, folder }: Look) {
  const name = `${scene.name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'home'}--${width}-${theme}-${language}`;
  const height = Math.min(await page.evaluate(() => document.documentElement.scrollHeight), mostHeight);
  const full = await page.screenshot({
    type: 'jpeg',
    quality: 78,
    animations: 'disabled',
    fullPage: !isCovered,
    ...(height === mostHeight && !isCovered ? { clip: { x: 0, y: 0, width, height } } : {}),
    path: join(folder, `${name}.jpg`),
  });
  const thumb = await sharp(full)
    .resize({ width: Math.round(isPhone(width) ? width / 2 : width / 3) })
    .webp({ quality: 60, effort: 2 })
    .toFile(join(folder, `${name}.webp`));
  return { full: `${name}.jpg`, thumb: `${name}.webp`, thumbWidth: thumb.width, thumbHeight: thumb.height };
}

/** What the page complains of from now on. */
function complaintsOf(page: Page, isBroken: boolean): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !(isBroken && /Failed to load resource|status of (4|5)\d\d/.test(message.text())))
      complaints.push(`complains: ${message.text().slice(0, 300)}`);
  });
  page.on('pageerror', (error) => {
    if (!isBroken) complaints.push(`throws: ${String(error).slice(0, 300)}`);
  });
  return complaints;
}

/** @returns what is wrong with how it comes. What moves after a press is the press's doing. */
async function open(page: Page, scene: Scene, path: (bare: string) => string): Promise<string[]> {
  const bare = typeof scene.path === 'string' ? scene.path : await scene.path(page.request);
  if (scene.keeps) {
    await page.goto('/offline');
    await page.evaluate((keeps) => {
      for (const [key, text] of Object.entries(keeps)) localStorage.setItem(key, text);
    }, scene.keeps);
  }
  await page.addInitScript(watchShifts);
  await scene.before?.(page);
  const response = await page.goto(path(bare));
  await settle(page);
  const faults = await faultsOfLoading(page);
  if (scene.act) {
    await scene.act(page);
    await settle(page);
  }
  const status = response?.status() ?? 0;
  if (status >= 400 && !scene.isBroken) faults.push(`answers ${status}`);
  return faults;
}

/** What is held never comes, so the wait for it is short. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {});
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/**
 * Measures how soon a phone with a slow processor shows what a press or a key did (INP), by the browser's
 * own event timing, and what its main thread does until a page is hydrated.
 */
import { type Browser, chromium, devices, type Locator, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../scripts/find-browser.ts';
import { findProductPage, median, type PagesToMeasure, startDemoShop } from './pages.ts';

/** Times that the processor of the phone is slower than this one. */
const slowdown = 6;
/** Most milliseconds from a press to the frame that shows what it did. */
const maxInteraction = 100;
/** Tasks longer than this block a press, in milliseconds. */
const longTask = 50;

interface Act {
  name: string;
  path: string;
  run(page: Page): Promise<void>;
}

/**
 * Presses the middle of an element. A press of Playwright's own runs its checks within the event that is
 * measured; here they are done before.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be pressed is not on the screen.');
  await page.waitForTimeout(300);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

const actsOf = (product: string): Act[] => [
  {
    name: 'add to cart',
    path: product,
    async run(page) {
      await press(page, page.locator('main label:has(input[name=size]:enabled)').first());
      await press(page, page.getByRole('button', { name: 'Add to cart' }).first());
      await page.getByRole('status').filter({ hasText: 'cart' }).first().waitFor();
    },
  },
  {
    name: 'filter, a chip',
    path: '/categories/jewelry',
    async run(page) {
      await press(page, page.getByRole('list', { name: 'Narrow it down' }).getByRole('link').first());
      await page.waitForURL(/\?/);
    },
  },
  {
    name: 'filter, the drawer',
    path: '/categories/jewelry',
    async run(page) {
      await press(page, page.getByRole('button', { name: /^Filters/ }).first());
      await press(page, page.getByRole('dialog').getByRole('checkbox').nth(3));
      await page.waitForURL(/\?/);
    },
  },
  {
    name: 'typing a search',
    path: '/search',
    async run(page) {
      await press(page, page.locator('input[name=q]'));
      await page.keyboard.type('silk', { delay: 200 });
      await page.waitForURL(/q=silk/);
    },
  },
];

interface Recorded {
  interactions: number[];
  tasks: number[];
}

/** Runs in the page, before anything else does. */
function record(): void {
  const recorded: Recorded = { interactions: [], tasks: [] };
  Object.assign(window, { recorded });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) recorded.interactions.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) recorded.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** Waits until a page has nothing to do; its requests stay on this machine, so that work alone takes time. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 500))));
};

interface Figures {
  interaction: number;
  blocking: number;
  longest: number;
  script: number;
  main: number;
}

/**
 * Measures an act on a fresh page. All are milliseconds: of the longest interaction, and before it of
 * blocking, of the longest task, of scripts and of all tasks.
 */
async function measureAct(browser: Browser, origin: string, { path, run }: Act): Promise<Figures> {
  const context = await browser.newContext({ ...devices['Moto G4'], serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(record);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(origin + path);
    await settled(page);
    const { metrics } = await session.send('Performance.getMetrics');
    const spent = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
    const read = () => page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded);
    const { tasks } = await read();
    await run(page);
    await settled(page);
    return {
      interaction: Math.max(0, ...(await read()).interactions),
      blocking: tasks.reduce((sum, duration) => sum + duration - longTask, 0),
      longest: Math.max(0, ...tasks),
      script: spent('ScriptDuration'),
      main: spent('TaskDuration'),
    };
  } finally {
    await context.close();
  }
}

const print = (cells: (string | number)[]) =>
  process.stdout.write(`${cells.map((cell, at) => (at === 0 ? String(cell).padEnd(24) : String(cell).padStart(12))).join('')}\n`);

/**
 * Measures acts of buyers one after the other and prints a line each.
 * @returns whether each shows its effect soon enough
 */
export async function measureInteractions({ url, port, runs }: Omit<PagesToMeasure, 'paths'>): Promise<boolean> {
  const app = url ? { origin: url.replace(/\/$/, ''), stop: async () => {} } : await startDemoShop(port);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  let isGood = true;
  try {
    print([`median of ${runs}, × ${slowdown}`, 'INP', 'TBT', 'longest', 'scripts', 'main thread']);
    const acts = actsOf(await findProductPage(app.origin));
    const all = new Map<Act, Figures[]>(acts.map((act) => [act, []]));
    // In turns, so that a busy minute of the machine meets all of them.
    for (let run = 0; run < runs; run++) for (const [act, figures] of all) figures.push(await measureAct(browser, app.origin, act));
    for (const [{ name }, figures] of all) {
      const of = (key: keyof Figures) => Math.round(median(figures.map((each) => each[key])));
      print([name, ...(['interaction', 'blocking', 'longest', 'script', 'main'] as const).map((key) => `${of(key)} ms`)]);
      if (of('interaction') <= maxInteraction) continue;
      process.stdout.write(`  not reached: at most ${maxInteraction} ms\n`);
      isGood = false;
    }
  } finally {
    await browser.close();
    await app.stop();
  }
  return isGood;
}

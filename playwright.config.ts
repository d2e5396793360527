import { defineConfig } from '@playwright/test';
import { isNightly } from './e2e/support/combinations.ts';
import { environment } from './e2e/support/environment.ts';
import { browserArguments, findBrowser } from './scripts/find-browser.ts';

const port = Number(process.env.E2E_PORT ?? 3987);
const dataDir = `test-results/data-${port}`;

/**
 * What looks and works alike on every screen is tried on one: what people do on the way on a phone, the rest on a desk. In a file
 * that has tests of both kinds, `@phone` and `@desk` say where a test runs always; one without either runs on a phone, at night on a
 * desk too, and one with `@both` on both at any time. `@nightly` marks what looks or works like a case that every run has, or what
 * tests of rules and API prove. Every page is looked at on both (`accessibility`).
 */
const phoneFiles = [
  'account',
  'account-journey',
  'browser-storage',
  'cart',
  'lists',
  'orders',
  'photos',
  'recommendations',
  'session-end',
  'wishlist',
];
const deskFiles = ['consent-off', 'content', 'counts', 'currency', 'frame', 'links', 'offline', 'outbox', 'sign-in', 'visitor'];
const specs = (names: readonly string[]) => names.map((name) => `**/${name}.spec.ts`);
/** Matches titles, which begin with the name of the file. */
const ofDesk = new RegExp(`@desk\\b|@both\\b|\\b(?:${deskFiles.join('|')})\\.spec\\.ts`);

/** The built site over a freshly seeded demo shop, on phones and on desks. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/output',
  fullyParallel: true,
  workers: 3,
  // Where nobody watches, a second try tells a fault from a busy machine; the report names what needed one.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // A shared machine can be slow for seconds; what never comes still fails.
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording makes every test a quarter dearer: `--trace on` where a failure needs it.
    trace: process.env.CI ? 'on-first-retry' : 'off',
    // Its own test lets it in; elsewhere it would stand between the page and what a test puts in the network's place.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        ...browserArguments,
        // What a page runs for seconds costs more to optimise than it saves.
        '--js-flags=--no-opt',
        // Fewer processes: none for drawing, and none that waits for a page to come.
        '--in-process-gpu',
        '--renderer-process-limit=1',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: specs(deskFiles),
      grepInvert: isNightly ? /@desk\b/ : /@desk\b|@nightly\b/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desk',
      testIgnore: specs(phoneFiles),
      ...(isNightly ? { grepInvert: /@phone\b/ } : { grep: ofDesk, grepInvert: /@phone\b|@nightly\b/ }),
      use: { viewport: { width: 1280, height: 900 } },
    },
  ],
  webServer: {
    command: 'node e2e/support/serve.ts',
    url: `http://localhost:${port}/readyz`,
    // It fills a shop before it answers, which takes minutes where many others compute.
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: environment(port, dataDir),
  },
});

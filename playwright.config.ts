import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/find-browser.ts';

const port = Number(process.env.E2E_PORT ?? 3987);
const dataDir = `test-results/data-${process.pid}`;

/** The built site over a freshly seeded demo shop, on phones and on desks. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/output',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: 'retain-on-failure',
    // Its own test lets it in; elsewhere it would stand between the page and what a test puts in the network's place.
    serviceWorkers: 'block',
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: 'desk', use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: 'node e2e/serve.ts',
    url: `http://localhost:${port}/readyz`,
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: '0',
      TRUSTED_PROXIES: '1',
      RATES_URL: 'off',
      GEO_HEADER: 'cf-ipcountry',
    },
  },
});

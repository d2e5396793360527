import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = [
  // Without the parts that draw windows: tests take two thirds of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, else an installed one, else Playwright's own
 * download, else the system's package manager when running as root.
 * @throws with one line that says what to do, when none of these works
 */
export function findBrowser(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH names ${chosen}, which does not exist.`);
  }
  const found = () => [...installed, chromium.executablePath()].find((path) => path && existsSync(path));
  const present = found();
  if (present) return present;
  process.stdout.write('No Chromium is installed; trying the download of the test runner…\n');
  if (run('npx', ['playwright', 'install', 'chromium'])) {
    const downloaded = found();
    if (downloaded) return downloaded;
  }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium with apt-get…\n');
    if (
      run('apt-get', ['update', '-qq']) &&
      run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-core'])
    ) {
      const packaged = found();
      if (packaged) return packaged;
    }
  }
  throw new Error('The browser tests need Chromium: install it with your package manager, or set CHROMIUM_PATH to its executable.');
}

/** Switches that make Chromium quiet and runnable as root, in a container, without a network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

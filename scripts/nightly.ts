/**
 * Runs what is too long for every change, an hour and more: tests of races, sequences and crashes with
 * their full numbers on PostgreSQL, and every page in all combinations of language, screen and colour
 * scheme.
 *
 *   npm run nightly                      everything
 *   npm run nightly -- crashes pairs     the tests with these words in their names
 *   npm run nightly -- browser           the pages; needs the built site
 *   NIGHTLY=0.1 npm run nightly          a tenth of the rounds
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { findBrowser } from './find-browser.ts';

const proofs = [
  'test/system/buying-crashes.test.ts',
  'test/system/buying-pairs.test.ts',
  'test/system/buying-sequences.test.ts',
  'test/system/erasure-pairs.test.ts',
  'src/modules/catalog/reserve-stock.test.ts',
  'src/modules/checkout/place-order.test.ts',
  'src/modules/checkout/process-payment-event.test.ts',
  'src/modules/orders/cancel-lines.test.ts',
  'src/modules/orders/release-expired.test.ts',
  'src/platform/idempotency/with-idempotency-key.test.ts',
];
const words = process.argv.slice(2);
const chosen = proofs.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
const withBrowser = words.length === 0 || words.includes('browser');
if (chosen.length === 0 && !withBrowser) {
  process.stderr.write(`None of these has that in its name:\n${[...proofs, 'browser'].join('\n')}\n`);
  process.exit(2);
}
const root = join(import.meta.dirname, '..');

function run(module: string, args: readonly string[], env: Record<string, string>): boolean {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', module), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { NIGHTLY: '1', ...process.env, ...env },
  });
  return status === 0;
}

const results = [
  chosen.length === 0 || run('vitest/vitest.mjs', ['run', ...chosen], { TEST_ENGINE: 'postgres' }),
  !withBrowser ||
    run('@playwright/test/cli.js', ['test', 'accessibility', 'account.spec', 'search', 'orders'], { CHROMIUM_PATH: findBrowser() }),
];
process.exitCode = results.includes(false) ? 1 : 0;

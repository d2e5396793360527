/**
 * Runs what is too long for every change, an hour and more: tests of races, sequences and crashes with
 * their full numbers on PostgreSQL, all journeys in a browser on phone and desk, and every page in all
 * combinations of language, screen and colour scheme.
 *
 *   npm run nightly                      everything
 *   npm run nightly -- crashes pairs     the tests with these words in their names
 *   npm run nightly -- browser           the journeys and pages; needs the built site
 *   npm run nightly -- embedded          all tests of rules and API on the embedded database
 *   npm run nightly -- through-pgbouncer all tests of rules and API through PgBouncer
 *   npm run nightly -- faults            each dependency behind a network that breaks in five ways
 *   npm run nightly -- soak --minutes 60 an even load, and the memory that it takes, every minute
 *   npm run nightly -- deploy            files of deploy/ by what reads them; the container's contents
 *   npm run nightly -- stripe-mock       the calls to Stripe against its own mock server; needs Go
 *   NIGHTLY=0.1 npm run nightly          a tenth of the rounds
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isInstalled } from '../test/support/programs.ts';
import { findBrowser } from './find-browser.ts';

const proofs = [
  'scripts/add-module.test.ts',
  'test/system/api.test.ts',
  'test/system/books-at-scale.test.ts',
  'test/system/buying-crashes.test.ts',
  'test/system/buying-pairs.test.ts',
  'test/system/buying-sequences.test.ts',
  'test/system/erasure-pairs.test.ts',
  'test/system/failover.test.ts',
  'test/system/database-drills.test.ts',
  'test/system/demonstration-ends.test.ts',
  'test/system/denial-of-inventory.test.ts',
  'test/system/faults.test.ts',
  'test/system/deploy-contents.test.ts',
  'test/system/deploy-validators.test.ts',
  'test/system/generated-month.test.ts',
  'test/system/grown.test.ts',
  'test/system/import-crashes.test.ts',
  'test/system/log-reader-gone.test.ts',
  'test/system/malformed-bodies.test.ts',
  'test/system/media-outage.test.ts',
  'test/system/notices.test.ts',
  'test/system/overload.test.ts',
  'test/system/page-builds.test.ts',
  'test/system/pgbouncer.test.ts',
  'test/system/point-in-time.test.ts',
  'test/system/redis-failover.test.ts',
  'test/system/processes.test.ts',
  'test/system/replica-lag.test.ts',
  'test/system/rolling-restart.test.ts',
  'test/system/server-build.test.ts',
  'test/system/soak.test.ts',
  'test/system/worst-bodies.test.ts',
  'src/modules/catalog/reserve-stock.test.ts',
  'src/modules/checkout/place-order.test.ts',
  'src/modules/checkout/process-payment-event.test.ts',
  'src/modules/ledger/withhold-income-tax.test.ts',
  'src/modules/orders/cancel-lines.test.ts',
  'src/modules/orders/release-expired.test.ts',
  'src/modules/reconciliation/check-books.test.ts',
  'src/modules/search/index/cluster/cluster.test.ts',
  'src/modules/search/index/search-index.test.ts',
  'src/platform/database/crash.test.ts',
  'src/platform/idempotency/with-idempotency-key.test.ts',
];
const { values, positionals: words } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string', default: '60' } } });
if (!(Number(values.minutes) >= 4)) {
  process.stderr.write('--minutes takes a number from 4.\n');
  process.exit(2);
}
const chosen = proofs.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
const withBrowser = words.length === 0 || words.includes('browser');
const withEmbedded = words.length === 0 || words.includes('embedded');
const withPooler = words.length === 0 || words.includes('through-pgbouncer');
const withStripe = words.length === 0 || words.includes('stripe-mock');
if (chosen.length === 0 && !withBrowser && !withEmbedded && !withPooler && !withStripe) {
  process.stderr.write(
    `None of these has that in its name:\n${[...proofs, 'browser', 'embedded', 'through-pgbouncer', 'stripe-mock'].join('\n')}\n`,
  );
  process.exit(2);
}
const root = join(import.meta.dirname, '..');

function run(module: string, args: readonly string[], env: Record<string, string>): boolean {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', module), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Version of Stripe's mock server; its description of the API comes with it. */
const stripeMock = 'github.com/stripe/stripe-mock@v0.203.0';

/** Builds Stripe's mock server and checks our calls against it. Without Go it says so, which is fine. */
function checkStripeCalls(): boolean {
  const folder = join(root, 'node_modules/.cache/stripe-mock');
  const binary = join(folder, 'stripe-mock');
  if (!existsSync(binary)) {
    const { status, error } = spawnSync('go', ['install', stripeMock], { stdio: 'inherit', env: { ...process.env, GOBIN: folder } });
    if (error || status !== 0) {
      process.stderr.write(
        `The calls to Stripe were NOT checked: ${error ? 'there is no Go toolchain' : `${stripeMock} could not be built`}.\n`,
      );
      return error !== undefined;
    }
  }
  return run('vitest/vitest.mjs', ['run', 'test/system/stripe-mock.test.ts'], { STRIPE_MOCK: binary, TEST_ENGINE: 'pglite' });
}

const results = [
  !withStripe || checkStripeCalls(),
  chosen.length === 0 ||
    run('vitest/vitest.mjs', ['run', ...chosen], { NIGHTLY: '1', TEST_ENGINE: 'postgres', SOAK_MINUTES: values.minutes, ...process.env }),
  !withEmbedded || run('vitest/vitest.mjs', ['run', '--project', 'shop*'], { TEST_ENGINE: 'pglite' }),
  !withPooler ||
    !isInstalled('pgbouncer', 'the whole through a pooler') ||
    run('vitest/vitest.mjs', ['run', '--project', 'shop*'], { TEST_ENGINE: 'postgres', TEST_POOLER: 'pgbouncer' }),
  !withBrowser ||
    run('@playwright/test/cli.js', ['test'], {
      NIGHTLY: '1',
      ...process.env,
      CHROMIUM_PATH: findBrowser(),
    }),
];
process.exitCode = results.includes(false) ? 1 : 0;

/** Runs the tests of races with their full numbers on PostgreSQL, which takes an hour or so: npm run nightly */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const races = [
  'src/modules/catalog/take-stock.test.ts',
  'src/modules/checkout/place-order.test.ts',
  'src/modules/orders/cancel-lines.test.ts',
  'src/modules/orders/release-expired.test.ts',
  'src/platform/idempotency/run-once.test.ts',
];
const root = join(import.meta.dirname, '..');
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...races], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NIGHTLY: '1', TEST_ENGINE: 'postgres' },
});
process.exitCode = status ?? 1;

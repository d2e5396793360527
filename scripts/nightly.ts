/**
 * Runs the tests of races, sequences and crashes with their full numbers on
 * PostgreSQL, which takes an hour or so: npm run nightly Words after it choose
 * among them: npm run nightly -- crashes pairs. NIGHTLY=0.1 makes it a tenth.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

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
if (chosen.length === 0) {
  process.stderr.write(`None of these has that in its name:\n${proofs.join('\n')}\n`);
  process.exit(2);
}
const root = join(import.meta.dirname, '..');
const { status } = spawnSync(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...chosen], {
  cwd: root,
  stdio: 'inherit',
  env: { NIGHTLY: '1', ...process.env, TEST_ENGINE: 'postgres' },
});
process.exitCode = status ?? 1;

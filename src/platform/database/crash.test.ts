import { expect, test } from 'vitest';
import { killWriters } from '../../../test/support/kill-writers.ts';

// PostgreSQL has its own tests of this; the embedded database has ours. `node scripts/kill-test.ts` does it 20 times.
test('a process that is killed while it writes loses no commit that was acknowledged', async () => {
  const { acknowledged, lost } = await killWriters(3);
  expect(acknowledged).toBeGreaterThan(3);
  expect(lost).toBe(0);
}, 120_000);

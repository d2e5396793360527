import { expect, test } from 'vitest';
import { killWriters } from '../../../test/support/kill-writers.ts';
import { raceTimeout, rounds } from '../../../test/support/nightly-rounds.ts';

// Covers the embedded database alone, since PostgreSQL has its own such tests. `node scripts/kill-test.ts`
// runs it 20 times.
test(
  'loses no acknowledged commit of a process that is killed while it writes',
  async () => {
    const { acknowledged, lost } = await killWriters(rounds(2, 20));
    expect(acknowledged).toBeGreaterThan(3);
    expect(lost).toBe(0);
  },
  raceTimeout,
);

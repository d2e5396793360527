/**
 * Kills a process that writes to the embedded database, again and again, and counts
 * lost commits: node scripts/kill-test.ts [rounds]
 */
import { killWriters } from '../test/support/kill-writers.ts';

const rounds = Number(process.argv[2] ?? 20);
const start = Date.now();
const { acknowledged, lost, unknown } = await killWriters(rounds);
process.stdout.write(
  `kill -9 × ${rounds}: ${acknowledged} commits acknowledged, ${lost} lost, ${unknown} kept without an acknowledgement, ${((Date.now() - start) / 1000).toFixed(1)} s\n`,
);
process.exit(lost === 0 ? 0 : 1);

import { expect, test } from 'vitest';
import { crashServer } from '../model/crash-server.ts';
import { raceTimeout, rounds } from '../support/nightly-rounds.ts';
import { buildOnce } from '../support/server-process.ts';

const middleAndMost = (times: readonly number[]) => {
  const sorted = times.toSorted((a, b) => a - b);
  return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)].map((ms = 0) => `${(ms / 1000).toFixed(1)} s`).join(', at most ');
};

test('application, database or both are killed: no acknowledged order is lost or half, and the books balance', {
  // Processes start again and again, which takes minutes where neighbours keep the machine busy.
  timeout: Math.max(raceTimeout, 300_000),
}, async () => {
  buildOnce();
  const { lost, half, doubled, findings, kills, requests, acknowledged, exits, appReady, postgresReady } = await crashServer(rounds(3, 50));
  process.stdout.write(
    `kill -9: application ${kills.app}, PostgreSQL ${kills.postgres}, both ${kills.both}; ${acknowledged} orders acknowledged, ${lost.length} lost, ` +
      `${half.length} half; ${requests.sent} requests, ${requests.interrupted} interrupted, ${requests.refused} refused; ` +
      `${exits.parcels} parcels on other ways, ${exits.bookings} bookings, ${exits.exchanged} exchanged, ${exits.toCash} paid in cash instead, ${exits.credited} with store credit, ${exits.gifts} given some; ` +
      `application ready in ${middleAndMost(appReady)}; PostgreSQL in ${middleAndMost(postgresReady)}\n`,
  );
  expect({ lost, half, doubled, findings }).toEqual({ lost: [], half: [], doubled: [], findings: [] });
  expect(acknowledged).toBeGreaterThan(10);
  expect(Math.min(exits.parcels, exits.bookings, exits.exchanged, exits.toCash, exits.credited, exits.gifts)).toBeGreaterThan(0);
});

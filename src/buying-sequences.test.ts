import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectBalancedBooks } from '../test/books.ts';
import { sequences } from '../test/buying-commands.ts';
import { expectModelHolds, expectNothingOwed, newGame, openLane } from '../test/buying-lane.ts';
import { raceTimeout, rounds, seed } from '../test/nightly.ts';
import type { TestShop } from '../test/shop.ts';

/** Sequences in one shop, before the next begins with an empty one: checking the books reads all of them. */
const perShop = 50;
const lanes = 2;

async function play(shop: TestShop, run: () => Promise<void>): Promise<void> {
  await run();
  await expectBalancedBooks(shop.ctx);
}

/** @returns how many steps were taken */
async function playMany(chunk: number, numRuns: number): Promise<number> {
  const lane = await openLane();
  let steps = 0;
  try {
    await fc.assert(
      fc.asyncProperty(sequences, async (commands) => {
        const model = await newGame(lane);
        await play(lane.shop, async () => {
          await fc.asyncModelRun(() => ({ model, real: lane }), commands);
          await expectModelHolds(lane, model);
          await expectNothingOwed(lane, model);
        });
        steps += [...commands].length;
      }),
      { numRuns, seed: seed + chunk },
    );
    const [held] = await lane.rows<{ razorpay: number; stripe: number }>(
      `select coalesce(sum(amount_paise) filter (where account = 'provider:razorpay'), 0)::bigint as razorpay,
        coalesce(sum(amount_paise) filter (where account = 'provider:stripe'), 0)::bigint as stripe from ledger_entries`,
    );
    expect(held).toBeDefined();
  } finally {
    await lane.close();
  }
  return steps;
}

test('whatever order people do things in, stock and money are what a simple count says, and the books balance', {
  timeout: raceTimeout,
}, async () => {
  const total = rounds(30, 10_000);
  const chunks = Array.from({ length: Math.ceil(total / perShop) }, (_, index) => index);
  let steps = 0;
  const begin = performance.now();
  const work = async () => {
    for (let chunk = chunks.shift(); chunk !== undefined; chunk = chunks.shift())
      steps += await playMany(chunk, Math.min(perShop, total - chunk * perShop));
  };
  await Promise.all(Array.from({ length: lanes }, work));
  process.stdout.write(`${total} sequences, ${steps} steps, seed ${seed}, ${((performance.now() - begin) / 1000).toFixed(0)} s\n`);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sequences } from '../model/buying-commands.ts';
import type { BuyingModel } from '../model/buying-model.ts';
import { expectModelHolds, expectNothingOwed, heldByProviders, newGame, openBuyingWorker } from '../model/buying-worker.ts';
import { expectBalancedBooks } from '../support/balanced-books.ts';
import { raceTimeout, rounds, seed } from '../support/nightly-rounds.ts';

const perShop = 50;
const lanes = 2;

const tally = {
  sequences: 0,
  steps: 0,
  orders: 0,
  captures: 0,
  'cancelled pieces': 0,
  refunds: 0,
  replacements: 0,
  'parcels lost or back': 0,
  'sent again': 0,
  'orders with store credit': 0,
  exchanged: 0,
};

/** Counts the states that were reached: sequences without a return prove nothing about returns. */
function count({ orders, payments, returns, exchanges }: BuyingModel, steps: number): void {
  tally.sequences++;
  tally.steps += steps;
  tally.orders += orders.length;
  tally.captures += payments.filter((payment) => payment.isCaptured).length;
  tally['cancelled pieces'] += orders.flatMap((order) => order.lines).reduce((sum, line) => sum + line.cancelled, 0);
  const parcels = orders.flatMap((order) => order.parcels);
  tally['parcels lost or back'] += parcels.filter(({ state }) => state === 'refunded').length;
  tally['sent again'] += parcels.filter(({ state }) => state === 'resent').length;
  tally['orders with store credit'] += orders.filter(({ creditPaise }) => creditPaise > 0).length;
  tally.refunds += returns.filter(({ state }) => state === 'refunded').length;
  tally.exchanged += exchanges;
  tally.replacements += returns.filter(({ state }) => state === 'replaced').length;
}

/** A shop of their own for some sequences: checking the books reads all that happened in it. */
async function playMany(chunk: number, numRuns: number): Promise<void> {
  const worker = await openBuyingWorker();
  const property = fc.asyncProperty(sequences, async (commands) => {
    const model = await newGame(worker);
    await fc.asyncModelRun(() => ({ model, real: worker }), commands);
    await expectModelHolds(worker, model);
    await expectNothingOwed(worker, model);
    await expectBalancedBooks(worker.shop.ctx);
    count(model, [...commands].length);
  });
  try {
    await fc.assert(property, { numRuns, seed: seed + chunk });
    expect(await heldByProviders(worker)).toEqual([worker.razorpay.balance(), worker.stripe.balance()]);
  } finally {
    await worker.close();
  }
}

test('after any sequence of acts, stock and money are what a simple count says, and the books balance', {
  timeout: raceTimeout,
}, async () => {
  const total = rounds(12, 10_000);
  const chunks = Array.from({ length: Math.ceil(total / perShop) }, (_, index) => index);
  const begin = performance.now();
  const work = async () => {
    for (let chunk = chunks.shift(); chunk !== undefined; chunk = chunks.shift())
      await playMany(chunk, Math.min(perShop, total - chunk * perShop));
  };
  await Promise.all(Array.from({ length: lanes }, work));
  const seen = Object.entries(tally).map(([what, times]) => `${times} ${what}`);
  process.stdout.write(`${seen.join(', ')}; seed ${seed}; ${((performance.now() - begin) / 1000).toFixed(0)} s\n`);
});

import { describe, expect, test } from 'vitest';
import { Random } from '../../demo/generator/random.ts';
import { costOf, figuresOf, oneMachine, planFor } from './plan.ts';
import { erlangC, queueFigures } from './queues.ts';
import { arrivalsOf, dayCurve, serve, simulateQueue } from './simulate.ts';
import { readDay, readFigures, readPrices, stationNames, withBench, workAt } from './traffic.ts';

const [day, figures, prices] = [readDay(), readFigures(), readPrices()];

test('the probability of waiting is Erlang’s', () => {
  expect(erlangC(1, 0.7)).toBeCloseTo(0.7, 10);
  expect(erlangC(2, 1)).toBeCloseTo(1 / 3, 10);
  expect(erlangC(10, 8)).toBeCloseTo(0.4092, 4);
});

test('one server is M/M/1 with one kind of work, and waits longer with two', () => {
  const one = queueFigures([{ perSecond: 50, ms: 10 }], 1);
  expect(one).toMatchObject({ utilisation: 0.5, meanWaitMs: expect.closeTo(10, 6), meanMs: expect.closeTo(20, 6) });
  expect(one.p95Ms).toBeCloseTo(20 * Math.log(20), 1);
  const two = queueFigures(
    [
      { perSecond: 25, ms: 19 },
      { perSecond: 25, ms: 1 },
    ],
    1,
  );
  expect(two.utilisation).toBeCloseTo(0.5, 10);
  expect(two.meanWaitMs).toBeGreaterThan(one.meanWaitMs);
  expect(queueFigures([{ perSecond: 101, ms: 10 }], 1).meanWaitMs).toBe(Infinity);
});

describe.each([1, 10, 100, 1_000])('%i times the day', (scale) => {
  const plan = planFor(day, figures, scale);
  const queues = figuresOf(day, figures, scale, plan);

  test('the plan has a queue for everything, and none is full', () => {
    expect(queues.map(({ station }) => station).toSorted()).toEqual(stationNames.toSorted());
    expect(Math.max(...queues.map(({ utilisation }) => utilisation))).toBeLessThanOrEqual(0.7);
  });
});

test.each([100, 1_000])('simulation and formula agree at %i times the day', (scale) => {
  for (const { station, work, servers, utilisation, meanMs, p95Ms } of figuresOf(day, figures, scale, planFor(day, figures, scale))) {
    const simulated = simulateQueue(work, servers, 120_000, 7);
    const off = (a: number, b: number) => Math.abs(a - b) / b;
    expect([station, off(simulated.utilisation, utilisation) < 0.04]).toEqual([station, true]);
    expect([station, off(simulated.meanMs, meanMs) < 0.06]).toEqual([station, true]);
    expect([station, off(simulated.p95Ms, p95Ms) < 0.1]).toEqual([station, true]);
  }
});

test('the same seed plays the same day', () => {
  const [work] = [workAt(day, figures, 10).node];
  expect(simulateQueue(work, 1, 2_000, 3)).toEqual(simulateQueue(work, 1, 2_000, 3));
  expect(simulateQueue(work, 1, 2_000, 4)).not.toEqual(simulateQueue(work, 1, 2_000, 3));
});

test('a day has its busiest hour, and as many arrivals as its mean', () => {
  const curve = dayCurve(day.peakHourShare);
  const hours = Array.from({ length: 24 }, (_, hour) => curve((hour + 0.5) * 3_600_000) / 24);
  expect(Math.max(...hours)).toBeLessThanOrEqual(day.peakHourShare);
  expect(Math.min(...hours)).toBeGreaterThanOrEqual(0);
  const line = arrivalsOf([{ perSecond: 1, ms: 100 }], 86_400_000, new Random(5, 0, 0), curve, day.peakHourShare * 24);
  expect(line.arrivals.length / 86_400).toBeGreaterThan(0.95);
  expect(serve(line, 1).longestLine).toBeGreaterThan(0);
});

test('more visitors need more of everything, and cost less for each page', () => {
  const plans = [1, 10, 100, 1_000].map((scale) => ({ scale, plan: planFor(day, figures, scale) }));
  for (const [index, { plan, scale }] of plans.entries()) {
    const before = plans[index - 1];
    if (!before) continue;
    expect(plan.nodes).toBeGreaterThanOrEqual(before.plan.nodes);
    expect(costOf(day, prices, scale, plan).million).toBeLessThan(costOf(day, prices, before.scale, before.plan).million);
  }
  expect(figuresOf(day, figures, 1, oneMachine)[0]?.utilisation).toBeLessThan(0.6);
});

test('figures of a benchmark take the place of those that are kept', () => {
  const measured = withBench(figures, [{ name: 'product page', kind: 'computed', microseconds: 3_000 }]);
  expect(measured.requests['product page, computed']?.nodeMs).toBe(3);
  expect(measured.requests.order).toEqual(figures.requests.order);
});

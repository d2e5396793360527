/**
 * Says what of a shop becomes full first when its day grows, and how much of what it needs then: queues with
 * measured service times, worked out and simulated.
 *
 *   node scripts/model-load.ts                       1, 10, 100 and 1,000 times the day of day.json
 *   node scripts/model-load.ts --bench <result>      processor times of the last `npm run bench`
 *   node scripts/model-load.ts --day <file> --scale 5,50
 *   node scripts/model-load.ts --measure             asks the built shop at a known rate and compares
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Random } from '../demo/generator/random.ts';
import { measurePoint } from './load-model/measure.ts';
import { costOf, figuresOf, oneMachine, type Plan, planFor, trafficAt } from './load-model/plan.ts';
import { arrivalsOf, dayCurve, serve, simulateQueue } from './load-model/simulate.ts';
import { type Day, type Figures, readDay, readFigures, readPrices, withBench } from './load-model/traffic.ts';

const { values: options } = parseArgs({
  options: {
    bench: { type: 'string' },
    day: { type: 'string' },
    scale: { type: 'string', default: '1,10,100,1000' },
    seed: { type: 'string', default: '1' },
    measure: { type: 'boolean', default: false },
    rate: { type: 'string', default: '25' },
    seconds: { type: 'string', default: '30' },
  },
});
const print = (line = '') => process.stdout.write(`${line}\n`);
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const percent = (share: number) => `${(share * 100).toFixed(share < 0.1 ? 1 : 0)} %`;
const ms = (time: number) => (Number.isFinite(time) ? `${time.toFixed(time < 10 ? 2 : 0)} ms` : 'for ever');
const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString('en-IN')}`;
const textOf = ({ nodes, databaseCores, pool, workers }: Plan) =>
  `${nodes} node${nodes > 1 ? 's' : ''}, ${workers || 'no'} worker${workers > 1 ? 's' : ''}, ${databaseCores} database core${databaseCores > 1 ? 's' : ''}, ${nodes * pool} connections`;

/** Requests that a simulation serves: some seconds for all scales. */
const simulatedRequests = 300_000;

function printQueues(day: Day, figures: Figures, scale: number, plan: Plan, seed: number): void {
  print(
    `  ${'queue'.padEnd(10)}${'servers'.padStart(9)}${'busy'.padStart(9)}${'wait'.padStart(11)}${'p95'.padStart(11)}   simulated: busy, wait, p95`,
  );
  for (const { station, lines, servers, work, utilisation, meanWaitMs, p95Ms } of figuresOf(day, figures, scale, plan)) {
    const shown = `  ${station.padEnd(10)}${`${lines} × ${servers}`.padStart(9)}${percent(utilisation).padStart(9)}${ms(meanWaitMs).padStart(11)}${ms(p95Ms).padStart(11)}`;
    if (utilisation >= 1) {
      print(`${shown}   it cannot keep up`);
      continue;
    }
    const simulated = simulateQueue(work, servers, simulatedRequests, seed);
    print(`${shown}   ${percent(simulated.utilisation)}, ${ms(simulated.meanWaitMs)}, ${ms(simulated.p95Ms)}`);
  }
}

/** Simulates a whole day of mails, whose queue may be longer than the busiest hour. */
function printDay(day: Day, figures: Figures, scale: number, plan: Plan, seed: number): void {
  const mail = figuresOf(day, figures, scale, plan).find(({ station }) => station === 'mail');
  if (!mail) return;
  // Rates of the busiest minutes become those of the day's mean.
  const work = mail.work.map(({ perSecond, ms: time }) => ({ perSecond: perSecond / (day.peakHourShare * day.burst * 24), ms: time }));
  const line = arrivalsOf(work, 86_400_000, new Random(seed, 0, 0), dayCurve(day.peakHourShare), day.peakHourShare * 24);
  const { requests, longestLine, p95Ms } = serve(line, mail.servers);
  print(
    `  a day of ${requests.toLocaleString('en')} mails: at most ${longestLine.toLocaleString('en')} wait, 95 of 100 leave within ${ms(p95Ms)}`,
  );
}

function printScale(day: Day, figures: Figures, scale: number, seed: number): void {
  const traffic = trafficAt(day, scale);
  print(
    `\n${scale} × the day: ${(day.pageViewsPerDay * scale).toLocaleString('en')} page views, ${(day.ordersPerDay * scale).toLocaleString('en')} orders; ` +
      `in the busiest minutes ${traffic.pageViews.toFixed(1)} page views, ${traffic.requests.toFixed(0)} requests and ${traffic.orders.toFixed(2)} orders a second`,
  );
  const [first, ...others] = figuresOf(day, figures, scale, oneMachine);
  if (first) {
    const over = [first, ...others]
      .filter(({ utilisation }) => utilisation >= 1)
      .map(({ station, utilisation }) => `${station} (${percent(utilisation)})`);
    print(
      `  one machine: ${over.length > 0 ? `cannot keep up: ${over.join(', then ')}` : `enough; the fullest is ${first.station} with ${percent(first.utilisation)}`}`,
    );
  }
  const plan = planFor(day, figures, scale);
  const cost = costOf(day, readPrices(), scale, plan);
  print(`  needed: ${textOf(plan)}; ${rupees(cost.month)} a month, ${rupees(cost.million)} for a million page views`);
  printQueues(day, figures, scale, plan, seed);
  printDay(day, figures, scale, plan, seed);
}

async function main(): Promise<void> {
  const figures = options.bench ? withBench(readFigures(), json(options.bench).rows) : readFigures();
  if (options.measure) {
    await measurePoint({ perSecond: Number(options.rate), seconds: Number(options.seconds), seed: Number(options.seed), print });
    return;
  }
  const day: Day = options.day ? json(options.day) : readDay();
  print(`service times: ${options.bench ?? figures.source}; seed ${options.seed}`);
  for (const scale of options.scale.split(',').map(Number)) printScale(day, figures, scale, Number(options.seed));
}

await main();

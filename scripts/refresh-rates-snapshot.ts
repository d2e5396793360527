/**
 * Writes src/modules/currency/rates-snapshot.json, the exchange rates that a release brings along, as the
 * service at RATES_URL answers them now, with their day. Run `node scripts/refresh-rates-snapshot.ts` before
 * each release; `--accept-jumps` takes over a popular currency that changed by half or more. A service out
 * of reach, or one that answers nonsense, leaves the file as it is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { readConfig } from '#config.ts';
import { type RatesResponse, validateRates } from '#modules/currency/rates-rules.ts';
import { fetchRates } from '#modules/currency/rates-source.ts';
import { popularCurrencies } from '#shared/currency.ts';

const file = new URL('../src/modules/currency/rates-snapshot.json', import.meta.url);

interface Snapshot {
  note: string;
  date: string;
  source: string;
  rates: Record<string, string>;
}

/**
 * Makes the text of the file from an answer of the service. The figures before are old: only the popular
 * currencies, which move slowly, are compared with them.
 * @throws {Error} with the reason why the answer cannot be taken
 */
export function snapshotText(before: Snapshot, answer: RatesResponse, now: Date, acceptsJumps = false): string {
  const last = new Map(Object.entries(before.rates).filter(([code]) => popularCurrencies.includes(code)));
  const decision = validateRates(answer, last, now, acceptsJumps);
  if (decision.refused !== undefined) throw new Error(decision.refused);
  const sorted = decision.rates.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const rates = Object.fromEntries(sorted.map(({ code, rate }) => [code, rate]));
  return `${JSON.stringify({ ...before, date: answer.date, rates }, null, 2)}\n`;
}

if (import.meta.main) {
  const { ratesUrl } = readConfig();
  if (ratesUrl === undefined) throw new Error('RATES_URL is off');
  const text = snapshotText(
    JSON.parse(readFileSync(file, 'utf8')),
    await fetchRates(ratesUrl),
    new Date(),
    process.argv.includes('--accept-jumps'),
  );
  writeFileSync(file, text);
  process.stdout.write(`${file.pathname} has the rates of ${JSON.parse(text).date}.\n`);
}

import { z } from 'zod';
import type { RatesResponse } from './rates-rules.ts';

/** Longest wait for an answer. */
const timeoutMs = 10_000;
/** Bytes of an answer; 170 rates are about 4,000. */
const maxBytes = 256 * 1024;

const rates = z.record(z.string(), z.number());

/** open.er-api.com and ExchangeRate-API: `{ result: 'success', base_code, time_last_update_unix, rates }`. */
const exchangeRateApi = z
  .object({ result: z.literal('success'), base_code: z.string(), time_last_update_unix: z.int().min(0).max(8e12), rates })
  .transform(
    (answer): RatesResponse => ({
      base: answer.base_code,
      date: new Date(answer.time_last_update_unix * 1000).toISOString().slice(0, 10),
      rates: answer.rates,
    }),
  );

/** Frankfurter, of the European Central Bank's rates: `{ amount: 1, base, date, rates }`. */
const frankfurter = z
  .object({ amount: z.literal(1), base: z.string(), date: z.iso.date(), rates })
  .transform(({ base, date, rates }): RatesResponse => ({ base, date, rates }));

/** currency-api, public domain: `{ date, inr: { usd, … } }`. */
const currencyApi = z.object({ date: z.iso.date(), inr: rates }).transform(
  ({ date, inr }): RatesResponse => ({
    base: 'INR',
    date,
    rates: Object.fromEntries(Object.entries(inr).map(([code, rate]) => [code.toUpperCase(), rate])),
  }),
);

const ratesResponse = z.union([currencyApi, exchangeRateApi, frankfurter]);

/**
 * Thrown where the service does not answer with rates. The message gives the reason
 * and quotes nothing of the answer.
 */
export class RatesUnavailable extends Error {
  override readonly name = 'RatesUnavailable';
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new RatesUnavailable(`it answered more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * Fetches rates from the service.
 * @param url answers in one of the shapes above
 * @throws {RatesUnavailable}
 */
export async function fetchRates(url: string, waitMs = timeoutMs): Promise<RatesResponse> {
  let status: number;
  let text: string;
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(waitMs),
      headers: { accept: 'application/json' },
      // Follows no redirect, so that only the configured host is asked.
      redirect: 'error',
    });
    status = response.status;
    text = await readText(response);
  } catch (error) {
    if (error instanceof RatesUnavailable) throw error;
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new RatesUnavailable(
      name === 'TimeoutError' ? `it did not answer within ${waitMs} ms` : `it was out of reach (${cause?.code ?? name})`,
    );
  }
  if (status !== 200) throw new RatesUnavailable(`it answered with status ${status}`);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new RatesUnavailable('it answered no JSON');
  }
  const answer = ratesResponse.safeParse(json);
  if (!answer.success) throw new RatesUnavailable('it answered in a shape that is not known');
  return answer.data;
}

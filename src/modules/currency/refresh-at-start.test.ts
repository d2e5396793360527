import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRatesService, type RatesService, ratesJson } from '../../../test/simulators/exchange-rates.ts';
import { buildOnce, startServer } from '../../../test/support/server-process.ts';
import { dataOfServer } from '../../../test/support/test-databases.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigari-rates-'));
let service: RatesService;
beforeAll(async () => {
  buildOnce();
  service = await openRatesService();
});
afterAll(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

test('starts and serves pages without waiting for the rates service', async () => {
  const usd = async (port: number) => (await (await fetch(`http://127.0.0.1:${port}/api/v1/currencies/USD`)).json()).data?.currency;
  const env = { ...(await dataOfServer(folder)), RATES_URL: service.url };

  service.answer = () => {};
  const first = await startServer(env);
  await expect.poll(async () => (await fetch(`http://127.0.0.1:${first.port}/readyz`)).status, { timeout: 20_000 }).toBe(200);
  expect((await fetch(`http://127.0.0.1:${first.port}/faqs`, { headers: { cookie: 'place=US.USD' } })).status).toBe(200);
  await expect.poll(() => service.asked, { timeout: 20_000 }).toBe(1);
  expect((await fetch(`http://127.0.0.1:${first.port}/hi`, { headers: { cookie: 'place=JP.JPY' } })).status).toBe(200);
  first.child.kill('SIGKILL');
  await first.gone;

  const today = new Date();
  service.answer = (response) =>
    response.end(ratesJson({ USD: 0.0118, EUR: 0.0102, GBP: 0.0087, AUD: 0.0177, CAD: 0.0162, JPY: 1.7 }, today));
  const second = await startServer(env);
  await expect.poll(() => usd(second.port), { timeout: 60_000 }).toMatchObject({ rate: '0.0118', date: today.toISOString().slice(0, 10) });
  second.child.kill('SIGKILL');
  await second.gone;
});

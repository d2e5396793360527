import { expect, test } from 'vitest';
import { StartError } from '#shared/start-error.ts';
import { openRatesService, ratesJson } from '../test/simulators/exchange-rates.ts';
import { openTestApp } from '../test/support/test-app.ts';
import { commands } from './admin.ts';

test('refresh-rates says in one sentence what came of it, whether the service answers or not', { timeout: 90_000 }, async () => {
  const service = await openRatesService();
  const app = await openTestApp({ RATES_URL: service.url });
  const refresh = () => commands['refresh-rates']?.run(app.ctx, []);
  service.answer = (response) =>
    response.end(ratesJson({ USD: 0.0118, EUR: 0.0102, GBP: 0.0087, AUD: 0.0177, CAD: 0.0162, JPY: 1.7 }, new Date()));
  expect(await refresh()).toBe('6 exchange rates are up to date.');
  service.answer = (response) => response.end('<html>busy</html>');
  await expect(refresh()).rejects.toThrow(new StartError('No new exchange rates: it answered no JSON. The last ones go on serving.'));
  await service.close();
  await expect(refresh()).rejects.toThrow(/^No new exchange rates: it was out of reach \(\w+\)\. The last ones go on serving\.$/);
  await app.close();
});

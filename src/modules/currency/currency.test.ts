import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openRatesService, type RatesService, ratesJson } from '../../../test/simulators/exchange-rates.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { warnOfOldRates } from './current-rates.ts';
import snapshot from './rates-snapshot.json' with { type: 'json' };
import { refreshRates, refreshRatesJob } from './refresh-rates.ts';

const popular = { USD: 0.0118, EUR: 0.0102, GBP: 0.0087, AUD: 0.0177, CAD: 0.0162, JPY: 1.7 };
const all = { ...popular, THB: 0.37, KWD: 0.00361 };
const hour = 3_600_000;
const inDays = (date: string, days: number) => new Date(Date.parse(date) + days * 24 * hour + hour);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);
/** A day long after the bundled rates, whichever a release brings along. */
const today = inDays(snapshot.date, 200);
const [dayBefore, day, dayAfter] = [199, 200, 201].map((days) => dayOf(inDays(snapshot.date, days)));

let shop: TestApp;
let service: RatesService;
beforeAll(async () => {
  service = await openRatesService();
  shop = await openTestApp({ RATES_URL: service.url });
  shop.setNow(today);
});
afterEach(async () => {
  await shop.ctx.db.execute('delete from exchange_rates', []);
  shop.cache.clear();
  shop.setNow(today);
});
afterAll(async () => {
  await shop.close();
  await service.close();
});

const get = async (path: string, headers: Record<string, string> = {}) => (await shop.request(`/api/v1${path}`, { headers })).json();
const rateOf = async (code: string) => (await get(`/currencies/${code}`)).data.currency;
const say = (rates: Record<string, number>, day = today) => {
  service.answer = (response) => response.end(ratesJson(rates, day));
};

test('until the first success a bundled, dated snapshot serves, for seven days after its own', async () => {
  const bundled = { code: 'USD', decimals: 2, rate: snapshot.rates.USD, date: snapshot.date };
  for (const days of [0, 7]) {
    shop.setNow(inDays(snapshot.date, days));
    expect(await rateOf('USD')).toEqual(bundled);
  }
  shop.setNow(inDays(snapshot.date, 8));
  expect(await get('/currencies/USD')).toMatchObject({ code: 'CURRENCY_NOT_FOUND', fields: { ratedOn: snapshot.date } });
  const { currencies } = await get('/currencies');
  expect(currencies.find(({ code }: { code: string }) => code === 'USD')).toMatchObject({ date: snapshot.date, outdated: true });
});

test('stores rates with date and source, and invalidates answers with older rates', async () => {
  expect((await get('/currencies/JPY')).code).toBe('CURRENCY_NOT_FOUND');
  say(all);
  expect(await refreshRates(shop.ctx)).toEqual({ saved: 8, held: [] });
  expect(await rateOf('JPY')).toEqual({ code: 'JPY', decimals: 0, rate: '1.7', date: day });
  const { currencies } = await get('/currencies');
  expect(currencies.find(({ code }: { code: string }) => code === 'KWD')).toMatchObject({
    rate: '0.00361',
    decimals: 2,
    date: day,
    source: '127.0.0.1',
  });
});

const inLowerCase = Object.fromEntries(Object.entries(all).map(([code, rate]) => [code.toLowerCase(), rate]));
test.each([
  ['currency-api', { date: dayBefore, inr: { ...inLowerCase, inr: 1, '1inch': 0.05 } }],
  ['Frankfurter', { amount: 1, base: 'INR', date: dayBefore, rates: all }],
])('the shape of %s is understood, too', async (_name, answer) => {
  service.answer = (response) => response.end(JSON.stringify(answer));
  expect(await refreshRates(shop.ctx)).toMatchObject({ saved: 8 });
  expect(await rateOf('EUR')).toMatchObject({ rate: '0.0102', date: dayBefore });
});

describe('the last good rates serve on failure', () => {
  const failures: [string, (response: ServerResponse) => void, RegExp][] = [
    ['500', (response) => response.writeHead(500).end('{}'), /status 500/],
    ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end(), /out of reach/],
    ['a timeout', () => {}, /did not answer within 200 ms/],
    ['nonsense', (response) => response.end('<html>busy</html>'), /no JSON/],
    ['JSON of another kind', (response) => response.end('{"result":"error"}'), /shape/],
    ['a cut connection', (response) => response.write('{"result":', () => response.destroy()), /out of reach/],
    ['a body without end', (response) => response.end('x'.repeat(300_000)), /more than/],
    ['rates of another base', (response) => response.end(ratesJson(all, today).replace('"INR"', '"USD"')), /one USD/],
    ['missing currencies', (response) => response.end(ratesJson({ USD: 0.0118 }, today)), /lack EUR/],
    ['a negative rate', (response) => response.end(ratesJson({ ...all, THB: -1 }, today)), /THB/],
    ['a jump', (response) => response.end(ratesJson({ ...all, USD: 0.5 }, today)), /USD jumped/],
  ];
  test.each(failures)('%s', async (_name, answer, why) => {
    say(all);
    await refreshRates(shop.ctx);
    service.answer = answer;
    expect(await refreshRates(shop.ctx, { waitMs: 200 })).toEqual({ failed: expect.stringMatching(why) });
    expect(await rateOf('USD')).toMatchObject({ rate: '0.0118', date: day });
  });

  test('the service is out of reach', async () => {
    const gone = await openRatesService();
    await gone.close();
    expect(await refreshRates({ ...shop.ctx, app: { ...shop.ctx.app, ratesUrl: gone.url } })).toEqual({
      failed: expect.stringMatching(/out of reach/),
    });
    expect((await get('/currencies/USD')).code).toBe('CURRENCY_NOT_FOUND');
  });
});

test('stored rates that are older than the bundled ones give way to them', async () => {
  await shop.ctx.db.execute(
    "insert into exchange_rates values ('USD', 0.02, '2020-01-01', 'old', now()), ('THB', 0.3, '2020-01-01', 'old', now())",
    [],
  );
  shop.setNow(inDays(snapshot.date, 1));
  expect(await rateOf('USD')).toMatchObject({ date: snapshot.date });
});

test('a start without a recent rate logs that prices are in rupees', async () => {
  const warn = vi.spyOn(shop.ctx.log, 'warn').mockReturnValue();
  await warnOfOldRates(shop.ctx);
  expect(warn).toHaveBeenCalledExactlyOnceWith({ ratedOn: snapshot.date }, expect.stringMatching(/in rupees until RATES_URL has answered/));
  shop.setNow(inDays(snapshot.date, 1));
  await warnOfOldRates(shop.ctx);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('a jump is taken over when the operator confirms it', async () => {
  say(all);
  await refreshRates(shop.ctx);
  say({ ...all, USD: 0.024 });
  expect(await refreshRates(shop.ctx, { confirmed: true })).toMatchObject({ saved: 8 });
  expect((await rateOf('USD')).rate).toBe('0.024');
});

test('one currency that jumps keeps its last rate and day, the others go on', async () => {
  say(all);
  await refreshRates(shop.ctx);
  const next = new Date(today.getTime() + 24 * hour);
  shop.setNow(next);
  say({ ...all, THB: 0.9 }, next);
  expect(await refreshRates(shop.ctx)).toEqual({ saved: 7, held: ['THB'] });
  expect(await rateOf('THB')).toMatchObject({ rate: '0.37', date: day });
  expect(await rateOf('USD')).toMatchObject({ date: dayAfter });
});

test('rates are refreshed once per day: the job fetches after a day, and again after a failure', async () => {
  say(all);
  const run = () => refreshRatesJob.handle({}, shop.ctx);
  const before = service.asked;
  await run();
  await run();
  expect(service.asked - before).toBe(1);
  shop.setNow(new Date(today.getTime() + 24 * hour));
  service.answer = (response) => response.writeHead(503).end();
  await run();
  await run();
  expect(service.asked - before).toBe(3);
  expect((await rateOf('USD')).date).toBe(day);
});

test('sends no request with RATES_URL=off', async () => {
  const before = service.asked;
  await refreshRatesJob.handle({}, { ...shop.ctx, app: { ...shop.ctx.app, ratesUrl: undefined } });
  expect(service.asked).toBe(before);
});

test('popular currencies are listed first: USD, EUR, INR, GBP, AUD, CAD, JPY', async () => {
  const response = await shop.request('/api/v1/currencies');
  expect(response.headers.get('cache-control')).toMatch(/^public/);
  const { base, currencies, countries } = await response.json();
  expect(base).toBe('INR');
  expect(currencies.slice(0, 7).map(({ code }: { code: string }) => code)).toEqual(['USD', 'EUR', 'INR', 'GBP', 'AUD', 'CAD', 'JPY']);
  expect(currencies[0]).toMatchObject({ name: { en: 'US Dollar', hi: 'यूएस डॉलर' }, symbol: '$', decimals: 2, popular: true });
  expect(currencies[2]).toEqual({
    code: 'INR',
    name: { en: 'Indian Rupee', hi: 'भारतीय रुपया' },
    symbol: '₹',
    decimals: 2,
    rate: '1',
    popular: true,
  });
  expect(currencies.length).toBeGreaterThan(140);
  expect(countries.find(({ code }: { code: string }) => code === 'DE')).toEqual({
    code: 'DE',
    name: { en: 'Germany', hi: 'जर्मनी' },
    currency: 'EUR',
  });
});

test('a currency without a rate is answered with 404, one that is none with 422', async () => {
  expect((await shop.request('/api/v1/currencies/KPW')).status).toBe(404);
  expect((await shop.request('/api/v1/currencies/usd')).status).toBe(422);
});

describe('the market of a visitor', () => {
  const geo = { 'cf-ipcountry': 'JP' };
  let abroad: TestApp;
  beforeAll(async () => {
    abroad = await openTestApp({ GEO_HEADER: 'CF-IPCountry' });
    abroad.setNow(inDays(snapshot.date, 0));
  });
  afterAll(() => abroad.close());
  const marketOf = async (at: TestApp, headers: Record<string, string>, address?: string) =>
    (await (await at.request('/api/v1/place', { headers }, address)).json()).data.place;

  test('the choice wins, then the header of the CDN, then the IP file, then INR', async () => {
    expect(await marketOf(abroad, { ...geo, cookie: 'place=DE.EUR' }, '8.8.8.8')).toEqual({
      country: { en: 'Germany', hi: 'जर्मनी' },
      country_code: 'DE',
      currency: 'EUR',
      chosen: true,
    });
    expect(await marketOf(abroad, geo, '8.8.8.8')).toMatchObject({ country_code: 'JP', currency: 'JPY', chosen: false });
    expect(await marketOf(abroad, {}, '8.8.8.8')).toMatchObject({ country_code: 'US', currency: 'USD', chosen: false });
    expect(await marketOf(abroad, {}, '2001:4860:4860::8888')).toMatchObject({ country_code: 'US' });
    for (const home of ['127.0.0.1', '10.1.2.3', '192.168.1.9', '::1', 'fe80::1', 'unknown'])
      expect(await marketOf(abroad, {}, home)).toEqual({ currency: 'INR', chosen: false });
  });

  test('a header that no CDN of ours sets is not believed', async () => {
    expect(await marketOf(shop, geo, '127.0.0.1')).toEqual({ currency: 'INR', chosen: false });
  });

  test('a country whose currency has no rate of this week sees rupees', async () => {
    abroad.setNow(inDays(snapshot.date, 8));
    expect(await marketOf(abroad, geo)).toMatchObject({ country_code: 'JP', currency: 'INR' });
    abroad.setNow(inDays(snapshot.date, 0));
  });

  test('the answer is private', async () => {
    expect((await abroad.request('/api/v1/place', { headers: geo })).headers.get('cache-control')).toBe('no-store');
  });
});

describe('saving a market', () => {
  const choose = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams(fields).toString();
    return shop.request('/place', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length), ...headers },
    });
  };
  const good = { country: 'US', currency: 'USD', to: '/product/abc/bowl' };

  test('a plain form sets the cookie and leads back', async () => {
    const response = await choose(good);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/product/abc/bowl']);
    expect(response.headers.getSetCookie()).toEqual([
      'karigari-place=US.USD; Max-Age=31536000; HttpOnly; Path=/; SameSite=Lax',
      'place=; Max-Age=0; Path=/; SameSite=Lax',
    ]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('a form without a currency means that of the country', async () => {
    expect((await choose({ country: 'DE', currency: '' })).headers.getSetCookie()[0]).toMatch(/^karigari-place=DE\.EUR;/);
    expect((await choose({ country: 'XX', currency: '' })).headers.get('set-cookie')).toBeNull();
  });

  test('a script stays where it is', async () => {
    const response = await choose(good, { accept: 'application/json' });
    expect([response.status, response.headers.get('set-cookie')]).toEqual([204, expect.stringMatching(/^karigari-place=US\.USD;/)]);
  });

  test('it never leads to another site', async () => {
    for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])
      expect((await choose({ ...good, to })).headers.get('location')).toBe('/');
  });

  test('a form of another site, an unknown currency, another body and a long one are refused', async () => {
    expect((await choose(good, { origin: 'https://evil.example' })).status).toBe(403);
    for (const site of ['cross-site', 'same-site']) expect((await choose(good, { 'sec-fetch-site': site })).status).toBe(403);
    expect((await choose(good, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await choose({ ...good, currency: 'XXX' }, { accept: 'application/json' })).status).toBe(422);
    expect((await choose({ ...good, currency: 'XXX' })).headers.get('set-cookie')).toBeNull();
    expect((await choose(good, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await choose({ ...good, to: 'x'.repeat(5_000) })).status).toBe(413);
  });
});

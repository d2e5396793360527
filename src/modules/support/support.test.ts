import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails } from '#modules/notifications/tables.ts';
import { limits } from '#platform/limits/tables.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { tickets } from './tables.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ SUPPORT_EMAIL: 'help@shop.example', BRAND: 'Haath' });
});
afterAll(() => shop.close());
const orm = () => shop.services.database.orm;
beforeEach(async () => {
  await orm().delete(tickets);
  await orm().delete(mails);
  await orm().delete(limits);
});

const seller = {
  name: 'Lata Devi',
  email: 'lata@example.com',
  phoneNumber: '098765 43210',
  businessName: 'Lata Weaves',
  description: 'We weave.\r\nTwelve looms.',
};
const feedback = { name: 'Ravi', email: 'ravi@example.com', phoneNumber: '+91 98765 43210', subject: 'The bowl', message: 'It is lovely.' };
const productRequest = { product: 'A blue pottery inkwell' };

interface Answer {
  message?: string;
  reference?: string;
  code?: string;
  fields?: Record<string, string>;
}

const post = async (path: string, body: unknown, address = '10.0.0.1') => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await shop.request(path, init, address);
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer };
};
const stored = () => orm().select().from(tickets).orderBy(asc(tickets.createdAt));
const waitingMails = () => orm().select().from(mails).orderBy(asc(mails.kind));

const calls: [path: string, body: Record<string, string>, kind: string, message: string][] = [
  ['/seller-request', seller, 'seller-request', 'Request submitted!'],
  ['/feedback', feedback, 'feedback', 'Feedback submitted!'],
  ['/request-product', productRequest, 'product-request', 'Thank you. We will look for someone who makes it.'],
];

describe.each(calls)('POST %s', (path, body, kind, message) => {
  test.each(['/api/v1', ''])('is stored and answers a message and a reference at %s', async (prefix) => {
    const answer = await post(`${prefix}${path}`, body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message, reference: expect.stringMatching(/^[SFP]-[2-9A-Z]{8}$/) });
    expect(await stored()).toMatchObject([{ id: answer.body.reference, kind, language: 'en', state: 'open' }]);
  });

  test.each(['/api/v1', ''])('takes a form-urlencoded body at %s', async (prefix) => {
    const response = await shop.request(`${prefix}${path}`, { method: 'POST', body: new URLSearchParams(body) });
    expect(response.status).toBe(200);
    expect(await stored()).toMatchObject([{ kind }]);
  });

  test.each(['/api/v1', ''])('refuses other methods with 405 and addresses below with 404 at %s', async (prefix) => {
    const other = await shop.request(`${prefix}${path}`, { method: 'DELETE' });
    expect(other.status).toBe(405);
    expect(other.headers.get('allow')).toBe('POST');
    expect(await other.json()).toMatchObject({ code: 'METHOD_NOT_ALLOWED' });
    expect((await shop.request(`/api/v1${path}`)).status).toBe(405);
    expect((await shop.request(`${prefix}${path}/more`)).status).toBe(404);
  });

  test.each(['/api/v1', ''])('with nothing in it names every required field at %s', async (prefix) => {
    const answer = await post(`${prefix}${path}`, Object.fromEntries(Object.keys(body).map((field) => [field, ' \n '])));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: 'INVALID_INPUT' });
    expect(Object.keys(answer.body.fields ?? {})).toEqual(Object.keys(body));
    expect((await post(`${prefix}${path}`, {})).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('sent twice within minutes is one ticket with one reference, also when both arrive at once', async () => {
    const [first, second] = await Promise.all([post(`/api/v1${path}`, body), post(path, body)]);
    const third = await post(path, body);
    expect(second.body.reference).toBe(first.body.reference);
    expect(third.body.reference).toBe(first.body.reference);
    expect(await stored()).toHaveLength(1);
    const mailCount = kind === 'product-request' ? 1 : 2;
    expect(await waitingMails()).toHaveLength(mailCount);
    shop.setNow(new Date(Date.now() + 11 * 60_000));
    const later = await post(path, body);
    shop.setNow(new Date());
    expect(later.body.reference).not.toBe(first.body.reference);
  });

  test('whose hidden field is filled in is answered like any other, and nothing is kept', async () => {
    const answer = await post(path, { ...body, homepage: 'https://spam.example' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message, reference: expect.stringMatching(/^[SFP]-[2-9A-Z]{8}$/) });
    expect(await stored()).toEqual([]);
    expect(await waitingMails()).toEqual([]);
  });

  test('in Hindi is answered in Hindi', async () => {
    const answer = await post(path, { ...body, language: 'hi' });
    expect(answer.body.message).toMatch(/[\u0900-\u097f]/);
    expect(await stored()).toMatchObject([{ language: 'hi' }]);
  });

  test('is limited by address, with the time to wait, on both paths together', async () => {
    const field = 'product' in body ? 'product' : 'description' in body ? 'description' : 'message';
    const send = (index: number, address: string) =>
      post(
        index % 2 ? path : `/api/v1${path}`,
        { ...body, [field]: `Number ${index}`, ...('email' in body ? { email: `p${index}@example.com` } : {}) },
        address,
      );
    for (let index = 0; index < 30; index++) expect((await send(index, '10.0.0.2')).status).toBe(200);
    const refused = await send(30, '10.0.0.2');
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
    expect((await send(30, '10.0.0.3')).status).toBe(200);
    expect(await stored()).toHaveLength(31);
  });
});

test('seller request and feedback: five required fields, e-mail, phone of at least 10', async () => {
  for (const [path, body] of [
    ['/seller-request', seller],
    ['/feedback', feedback],
  ] as const) {
    for (const field of Object.keys(body)) {
      const rest = Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
      const answer = await post(path, rest);
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
    }
    for (const email of ['lata', 'lata@', 'a b@example.com', 'a@b', 'a@example.com, b@example.com', 'a@example.com\nBcc: b@example.com']) {
      expect((await post(path, { ...body, email })).body.fields).toHaveProperty('email');
    }
    for (const phoneNumber of ['98765432', 'call me maybe', '+91 00000 00000', '+1 555 01', '9'.repeat(20), '9876543210; drop']) {
      expect((await post(path, { ...body, phoneNumber })).body.fields, phoneNumber).toHaveProperty('phoneNumber');
    }
  }
  expect(await stored()).toEqual([]);
});

test('stores a phone number with its country, India by default', async () => {
  const numbers = ['9876543210', '098765-43210', '+91 98765 43210', '९८७६५ ४३२१०', '+44 20 7946 0958', '+1 (212) 555-2368'];
  for (const phoneNumber of numbers)
    expect(
      (await post('/feedback', { ...feedback, email: `p${phoneNumber.length}@example.com`, message: phoneNumber, phoneNumber })).status,
      phoneNumber,
    ).toBe(200);
  const kept = (await stored()).map((ticket) => ticket.phoneNumber);
  expect(kept).toEqual(['+919876543210', '+919876543210', '+919876543210', '+919876543210', '+442079460958', '+12125552368']);
});

test('Product request: non-empty after trimming; at most 250 words and 2000 characters', async () => {
  const words = (count: number) => Array.from({ length: count }, () => 'jar').join(' ');
  expect((await post('/request-product', { product: words(250) })).status).toBe(200);
  expect((await post('/request-product', { product: words(251) })).body.fields).toEqual({ product: 'At most 250 words.' });
  expect((await post('/request-product', { product: 'x'.repeat(2_000) })).status).toBe(200);
  expect((await post('/request-product', { product: 'x'.repeat(2_001) })).body.fields).toEqual({ product: 'At most 2000 characters.' });
  expect((await post('/request-product', { product: ' \n\t ' })).status).toBe(422);
  const hindi = Array.from({ length: 251 }, () => 'दीया').join(' ');
  expect((await post('/request-product', { product: hindi })).status).toBe(422);
});

test('stores the search term of a product request', async () => {
  await post('/request-product', { ...productRequest, searchTerm: ' blue  inkwell ' });
  expect(await stored()).toMatchObject([{ body: productRequest.product, searchTerm: 'blue inkwell', acknowledgementId: null }]);
  expect(await waitingMails()).toMatchObject([{ kind: 'ticket-notice', recipient: 'help@shop.example' }]);
});

test('acknowledges an address ten times an hour at most and still takes its tickets', async () => {
  for (let index = 0; index < 12; index++) {
    const email = index % 2 ? feedback.email : feedback.email.toUpperCase();
    expect((await post('/feedback', { ...feedback, email, message: `${index}` }, `10.0.1.${index}`)).status).toBe(200);
  }
  expect((await post('/seller-request', { ...seller, email: feedback.email }, '10.0.1.99')).status).toBe(200);
  expect(await stored()).toHaveLength(13);
  const acknowledgements = async () => (await waitingMails()).filter((mail) => mail.recipient !== 'help@shop.example');
  expect(await acknowledgements()).toHaveLength(10);
  shop.setNow(new Date(Date.now() + 61 * 60_000));
  expect((await post('/seller-request', { ...seller, email: feedback.email, description: 'Later' }, '10.0.1.99')).status).toBe(200);
  expect(await acknowledgements()).toHaveLength(11);
  shop.setNow(new Date());
});

test('acknowledges feedback with its deadline and notifies the operator', async () => {
  shop.setNow(new Date('2026-01-31T10:00:00Z'));
  const { body } = await post('/feedback', feedback);
  shop.setNow(new Date());
  const [ticket] = await stored();
  expect(ticket?.acknowledgeBy).toEqual(new Date('2026-02-02T10:00:00Z'));
  expect(ticket?.resolveBy).toEqual(new Date('2026-02-28T10:00:00Z'));
  const [received, notice] = await waitingMails();
  expect(received).toMatchObject({
    id: ticket?.acknowledgementId,
    kind: 'feedback-received',
    recipient: feedback.email,
    replyTo: 'help@shop.example',
  });
  expect(received?.subject).toContain(body.reference);
  const said = JSON.stringify(received?.blocks);
  expect(said).toContain('Haath');
  expect(said).toContain('48 hours');
  expect(said).toContain('one month');
  expect(said).toContain('28 February 2026');
  // A sender must not choose the words that a stranger reads.
  expect(said).not.toContain(feedback.message);
  expect(said).not.toContain(feedback.name);
  expect(notice).toMatchObject({ kind: 'ticket-notice', recipient: 'help@shop.example', replyTo: feedback.email });
  expect(JSON.stringify(notice?.blocks)).toContain(feedback.message);
});

test('acknowledges a seller request in Hindi', async () => {
  await post('/seller-request', { ...seller, language: 'hi', name: 'लता देवी' });
  const [received] = await orm().select().from(mails).where(eq(mails.kind, 'seller-request-received'));
  expect(received).toMatchObject({ language: 'hi' });
  expect(received?.subject).toMatch(/अनुरोध/);
  const [ticket] = await stored();
  expect(ticket).toMatchObject({ name: 'लता देवी', businessName: 'Lata Weaves', body: 'We weave.\nTwelve looms.' });
});

test('keeps markup and line breaks of a name as text on one line', async () => {
  await post('/feedback', { ...feedback, name: '<b>Ravi</b>\r\nBcc: x@example.com', subject: 'a\u0007b' });
  expect(await stored()).toMatchObject([{ name: '<b>Ravi</b> Bcc: x@example.com', subject: 'a b' }]);
});

test('refuses a body that is missing, malformed or of another type', async () => {
  for (const path of ['/feedback', '/api/v1/feedback']) {
    const send = (body: string | undefined, type?: string) =>
      shop.request(path, {
        method: 'POST',
        ...(body === undefined ? {} : { body }),
        ...(type ? { headers: { 'content-type': type } } : {}),
      });
    expect((await send('{', 'application/json')).status).toBe(400);
    expect((await send(undefined)).status).toBe(422);
    expect((await send('x', 'text/plain')).status).toBe(415);
    expect((await send('x'.repeat(2_000_000), 'application/json')).status).toBe(413);
  }
});

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Context, createContext } from '#platform/context.ts';
import { type Jobs, startJobs } from '#platform/jobs/jobs.ts';
import { parseMail } from '#platform/mail/read-mail.ts';
import { smtpTransport } from '#platform/mail/smtp-transport.ts';
import { type RunningSmtp, startSmtp } from '../../../test/simulators/smtp-server.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { cleanUpMails } from './clean-up-mails.ts';
import { countMails } from './count-mails.ts';
import { deliverMail, deliverMailJob } from './deliver-mail.ts';
import type { Mail } from './mail.ts';
import { sendMail } from './send-mail.ts';
import { mails } from './tables.ts';

let shop: TestApp;
let jobs: Jobs;
let idleJobs: Jobs;
let smtp: RunningSmtp;
const logged: string[] = [];

beforeAll(async () => {
  shop = await openTestApp({ PUBLIC_URL: 'https://shop.example', MAIL_FROM: 'shop@shop.example', LEGAL_ENTITY: 'Haath Producer Company' });
  const { database, log } = shop.services;
  shop.services.log = Object.assign(Object.create(log), {
    error: (...line: unknown[]) => logged.push(JSON.stringify(line, (_, value) => (value instanceof Error ? `${value.stack}` : value))),
  });
  idleJobs = shop.services.jobs;
  jobs = await startJobs(database, shop.services.log, [{ ...deliverMailJob, retryDelaySeconds: 1, maxRetryDelaySeconds: 1 }], {
    work: true,
    pollSeconds: 0.5,
  });
  await jobs.runWorkers((requestId) => createContext(shop.services, { requestId }));
  shop.services.jobs = jobs;
});
afterAll(async () => {
  await jobs.stop(1);
  shop.services.jobs = idleJobs;
  await shop.close();
});
beforeEach(async () => {
  smtp = await startSmtp();
  deliverTo(`smtp://127.0.0.1:${smtp.port}`);
});
afterEach(async () => {
  expect(logged.join()).not.toMatch(/asha@example\.com|481516/);
  logged.length = 0;
  await smtp.stop();
  await shop.services.database.orm.delete(mails);
});

const deliverTo = (url: string) => {
  shop.services.mail = smtpTransport(url);
};
const context = (): Context => createContext(shop.services, { requestId: 'test' });
const rowOf = async (id: string) => (await shop.services.database.orm.select().from(mails).where(eq(mails.id, id)))[0];
const stateOf = async (id: string) => (await rowOf(id))?.state;
const sources = () => smtp.received.map((mail) => parseMail(mail.source));
const header = (name: string, index = 0) => sources()[index]?.headers.find(([key]) => key === name)?.[1];
const slow = { timeout: 15_000, interval: 50 };

const mail: Mail = {
  kind: 'test',
  to: 'asha@example.com',
  language: 'hi',
  subject: 'आपका संदेश मिला: नीले बर्तनों वाली लंबी फ़रमाइश और उसका पूरा ब्योरा (F-23456789)',
  blocks: [
    { type: 'heading', text: 'नमस्ते' },
    { type: 'paragraph', text: 'दीया & बाती <b>नहीं</b>\nदूसरी पंक्ति' },
    { type: 'list', items: ['एक', 'दो'] },
    { type: 'table', rows: [['संदर्भ', 'F-23456789']] },
    { type: 'button', label: 'देखें', url: 'https://shop.example/hi?a=1&b=2' },
    { type: 'code', code: '481516' },
    { type: 'note', text: 'छोटी बात' },
  ],
};

test('delivers Hindi subjects and bodies, as plain text and as HTML', async () => {
  const id = await sendMail(context(), { ...mail, replyTo: 'help@shop.example' });
  await expect.poll(() => stateOf(id), slow).toBe('sent');
  const [received] = smtp.received;
  expect(received).toMatchObject({ from: 'shop@shop.example', to: ['asha@example.com'] });
  const [{ subject, text, html, to } = { subject: '', text: '', html: '', to: '' }] = sources();
  expect(subject).toBe(mail.subject);
  expect(to).toBe('asha@example.com');
  expect(header('From')).toBe('कारीगरी <shop@shop.example>');
  expect(header('Reply-To')).toBe('help@shop.example');
  expect(header('Message-ID')).toBe(`<${id}@shop.example>`);
  expect(header('Auto-Submitted')).toBe('auto-generated');
  for (const words of [
    'नमस्ते',
    'दूसरी पंक्ति',
    '- एक',
    'संदर्भ: F-23456789',
    'https://shop.example/hi?a=1&b=2',
    '481516',
    'Haath Producer Company',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toContain('दीया & बाती <b>नहीं</b>');
  expect(html).toContain('<html lang="hi">');
  expect(html).toContain('दीया &amp; बाती &lt;b&gt;नहीं&lt;/b&gt;');
  expect(html).toContain('href="https://shop.example/hi?a=1&amp;b=2"');
});

test('erases content, codes and recipient of a mail once it is sent', async () => {
  const id = await sendMail(context(), { ...mail, validUntil: new Date(Date.now() + 600_000) });
  await expect.poll(() => stateOf(id), slow).toBe('sent');
  expect(await rowOf(id)).toMatchObject({ subject: null, blocks: null, attempts: 1, lastError: null, recipient: '' });
  const { rows } = await shop.services.database.execute('select data::text, output::text from jobs.job', []);
  expect(JSON.stringify(rows)).not.toContain('481516');
});

test('retries after a temporary refusal (4xx), with the same Message-ID', async () => {
  smtp.refuseWith({ code: 451, message: 'asha@example.com is busy' });
  const id = await sendMail(context(), mail);
  await expect.poll(async () => (await rowOf(id))?.lastError, slow).toBe('EENVELOPE 451 RCPT TO');
  expect(await rowOf(id)).toMatchObject({ state: 'waiting', subject: mail.subject });
  expect(await countMails(shop.services.database, new Date(Date.now() + 5_000))).toMatchObject({ waiting: 1, failed: 0 });
  smtp.refuseWith(undefined);
  await expect.poll(() => stateOf(id), slow).toBe('sent');
  expect(smtp.received).toHaveLength(1);
  expect((await rowOf(id))?.attempts).toBeGreaterThan(1);
});

test('stores and counts a mail that is refused for good (5xx), without a retry', async () => {
  smtp.refuseWith({ code: 550, message: 'no such user asha@example.com' });
  const id = await sendMail(context(), mail);
  await expect.poll(() => stateOf(id), slow).toBe('failed');
  expect(await rowOf(id)).toMatchObject({ attempts: 1, lastError: 'EENVELOPE 550 RCPT TO', subject: mail.subject, blocks: mail.blocks });
  expect(await countMails(shop.services.database, new Date())).toEqual({ waiting: 0, failed: 1, oldestSeconds: 0 });
  expect(logged.join()).toContain('mail given up');
  const secret = await sendMail(context(), { ...mail, validUntil: new Date(Date.now() + 600_000) });
  await expect.poll(() => stateOf(secret), slow).toBe('failed');
  expect(await rowOf(secret)).toMatchObject({ subject: null, blocks: null });
});

test('sends a mail with a lost answer again, with one Message-ID and one date', async () => {
  smtp.loseNextAnswer();
  const id = await sendMail(context(), mail);
  await expect.poll(() => stateOf(id), slow).toBe('sent');
  expect(smtp.received).toHaveLength(2);
  expect(header('Message-ID', 1)).toBe(header('Message-ID', 0));
  expect(header('Date', 1)).toBe(header('Date', 0));
});

test('stores every form while the mail server is down and delivers every mail later', async () => {
  const { port } = smtp;
  await smtp.stop();
  const sender = { name: 'Asha', email: 'asha@example.com', phoneNumber: '9876543210' };
  const forms: [string, object][] = [
    ['/seller-request', { ...sender, businessName: 'Asha Pottery', description: 'Blue pottery' }],
    ['/feedback', { ...sender, subject: 'Hello', message: 'A message' }],
    ['/request-product', { product: 'An inkwell' }],
  ];
  for (const [path, body] of forms) {
    const response = await shop.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
  }
  const waiting = () => shop.services.database.orm.select().from(mails).where(eq(mails.state, 'waiting'));
  await expect.poll(async () => (await waiting()).filter((row) => row.lastError?.startsWith('ESOCKET')).length, slow).toBe(5);
  smtp = await startSmtp({ port });
  await expect.poll(() => smtp.received.length, slow).toBe(5);
  await expect.poll(async () => (await waiting()).length, slow).toBe(0);
  expect(smtp.received.filter((received) => received.to[0] === 'asha@example.com')).toHaveLength(2);
  expect(smtp.received.filter((received) => received.to[0] === 'support@shop.example')).toHaveLength(3);
});

test('logs in over TLS, and waits on a wrong password or an untrusted certificate', async () => {
  await smtp.stop();
  smtp = await startSmtp({
    secure: true,
    authOptional: false,
    onAuth({ username, password }, _session, callback) {
      if (username === 'shop@shop.example' && password === 'p@ss') callback(null, { user: username });
      else callback(new Error('no'));
    },
  });
  const at = (login: string, options = '') => deliverTo(`smtps://${login}@127.0.0.1:${smtp.port}${options}`);
  at('shop%40shop.example:p%40ss');
  const id = await sendMail(context(), mail);
  await expect.poll(async () => (await rowOf(id))?.lastError, slow).toMatch(/^ESOCKET|^ETLS/);
  at('shop%40shop.example:wrong', '?tls.rejectUnauthorized=false');
  await expect.poll(async () => (await rowOf(id))?.lastError, slow).toMatch(/^EAUTH 535/);
  expect(await stateOf(id)).toBe('waiting');
  at('shop%40shop.example:p%40ss', '?tls.rejectUnauthorized=false');
  await expect.poll(() => stateOf(id), slow).toBe('sent');
  expect(smtp.received).toMatchObject([{ secure: true, user: 'shop@shop.example' }]);
  expect(logged.join()).not.toContain('p@ss');
});

test('encrypts a connection where the server offers it', async () => {
  await smtp.stop();
  smtp = await startSmtp({ disabledCommands: ['AUTH'] });
  deliverTo(`smtp://127.0.0.1:${smtp.port}?tls.rejectUnauthorized=false`);
  const id = await sendMail(context(), mail);
  await expect.poll(() => stateOf(id), slow).toBe('sent');
  expect(smtp.received).toMatchObject([{ secure: true }]);
});

test('sends no mail of a transaction that is rolled back', async () => {
  const refusal = context().transaction(async (ctx) => {
    await sendMail(ctx, mail);
    throw new Error('rolled back');
  });
  await expect(refusal).rejects.toThrow('rolled back');
  expect(await shop.services.database.orm.select().from(mails)).toEqual([]);
  const after = await sendMail(context(), { ...mail, subject: 'after' });
  await expect.poll(() => stateOf(after), slow).toBe('sent');
  expect(sources().map((source) => source.subject)).toEqual(['after']);
});

test('sends a mail once, and an expired one not at all', async () => {
  const id = await sendMail(context(), mail);
  await expect.poll(() => stateOf(id), slow).toBe('sent');
  await deliverMail(context(), { mail: id });
  await deliverMail(context(), { mail: 'unknown' });
  const late = await sendMail(context(), { ...mail, validUntil: new Date(Date.now() - 1) });
  await expect.poll(() => stateOf(late), slow).toBe('expired');
  expect(await rowOf(late)).toMatchObject({ subject: null, blocks: null });
  expect(smtp.received).toHaveLength(1);
});

test.each([
  'asha@example.com\r\nBcc: eve@example.com',
  'asha@example.com, eve@example.com',
  'asha@example.com;eve@example.com',
  'Asha <asha@example.com>',
  'asha',
  '',
])('%j is refused as a recipient and as the address of replies', async (address) => {
  await expect(sendMail(context(), { ...mail, to: address })).rejects.toThrow('not a mail address');
  await expect(sendMail(context(), { ...mail, replyTo: address })).rejects.toThrow('not a mail address');
});

test('makes no header of line breaks in a subject, and no button to anything but a page', async () => {
  const id = await sendMail(context(), { ...mail, subject: 'Hello\r\nBcc: eve@example.com' });
  await expect.poll(() => stateOf(id), slow).toBe('sent');
  expect(header('Subject')).toBe('Hello Bcc: eve@\u200aexample.\u200acom');
  expect(header('Bcc')).toBeUndefined();
  expect(smtp.received[0]?.to).toEqual(['asha@example.com']);
  const button = { type: 'button', label: 'x', url: 'javascript:alert(1)' } as const;
  await expect(sendMail(context(), { ...mail, blocks: [button] })).rejects.toThrow('web page');
});

test('gives up after the last attempt, re-enqueues lost mails, deletes old ones', async () => {
  const { orm } = shop.services.database;
  const hour = 3_600_000;
  const ago = (hours: number) => new Date(Date.now() - hours * hour);
  const columns = { kind: 'test', recipient: mail.to, language: 'en', subject: 's', blocks: mail.blocks } as const;
  await orm.insert(mails).values([
    { ...columns, id: 'last', attempts: 52, createdAt: ago(47), attemptedAt: ago(1) },
    { ...columns, id: 'lost', createdAt: ago(4) },
    { ...columns, id: 'code', createdAt: ago(1), validUntil: ago(0.1) },
    { ...columns, id: 'old failure', state: 'failed', createdAt: ago(24 * 32), settledAt: ago(24 * 31) },
    { ...columns, id: 'older failure', state: 'failed', createdAt: ago(24 * 190), settledAt: ago(24 * 181) },
  ]);
  smtp.refuseWith({ code: 421, message: 'later' });
  await deliverMail(context(), { mail: 'last' });
  expect(await rowOf('last')).toMatchObject({ state: 'failed', attempts: 53, subject: 's' });
  smtp.refuseWith(undefined);
  await cleanUpMails(context());
  expect(await rowOf('code')).toMatchObject({ state: 'expired', blocks: null });
  expect(await rowOf('old failure')).toMatchObject({ state: 'failed', blocks: null, subject: null });
  expect(await rowOf('older failure')).toBeUndefined();
  await expect.poll(() => stateOf('lost'), slow).toBe('sent');
  expect(smtp.received).toHaveLength(1);
});

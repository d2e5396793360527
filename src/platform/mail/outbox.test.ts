import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import type { OutgoingMail } from './transport.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigari-outbox-'));
const outbox = join(folder, 'outbox');
let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp({ DATA_DIR: folder });
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const mail: OutgoingMail = {
  messageId: 'abc23@shop.example',
  date: new Date('2026-03-04T05:06:07Z'),
  from: { name: 'कारीगरी', address: 'shop@shop.example' },
  to: 'asha@example.com',
  language: 'hi',
  subject: 'नमस्ते <script>alert(1)</script> & a subject that is long enough to be folded over two lines',
  text: 'A line = of text\n.\nदीया\n',
  html: '<!doctype html><html lang="hi"><head><title>x</title></head><body><p style="color:red">दीया</p></body></html>',
};
const id = '20260304T050607Z-abc23';
const text = async (path: string) => {
  const response = await shop.request(path);
  return { response, body: await response.text() };
};

test('shows that an outbox is empty', async () => {
  const { response, body } = await text('/dev/outbox');
  expect(response.status).toBe(200);
  expect(body).toContain('No mail yet.');
});

test('stores a mail as one whole file for its owner alone, also when stored twice', async () => {
  await shop.services.mail.send(mail);
  await shop.services.mail.send(mail);
  expect(readdirSync(outbox)).toEqual([`${id}.eml`]);
  expect(statSync(join(outbox, `${id}.eml`)).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(outbox, `${id}.eml`), 'utf8')).toContain('Message-ID: <abc23@shop.example>');
});

test('lists stored mails in demo mode, never cached or indexed', async () => {
  writeFileSync(join(outbox, `.${id}.eml.77`), 'half a ma');
  const { response, body } = await text('/dev/outbox');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-robots-tag')).toMatch(/noindex/);
  expect(body).toContain(`href="/dev/outbox/${id}"`);
  expect(body).toContain('नमस्ते &lt;script&gt;alert(1)&lt;/script&gt; &amp; a subject that is long enough to be folded over two lines');
  expect(body.match(/href="\/dev\/outbox\//g)).toHaveLength(1);
});

test('shows the text, headers and sandboxed HTML of a stored mail', async () => {
  const { response, body } = await text(`/dev/outbox/${id}`);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(body).toContain('A line = of text\n.\nदीया');
  expect(body).toContain('कारीगरी &lt;shop@shop.example&gt;');
  expect(body).not.toContain('<script>');
  const frame = await text(`/dev/outbox/${id}/html`);
  expect(frame.body).toBe(mail.html);
  expect(frame.response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  expect(frame.response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
});

test.each([
  '/dev/outbox/20260304T050607Z-other',
  '/dev/outbox/..%2f..%2fetc%2fpasswd',
  `/dev/outbox/..%2foutbox%2f${id}`,
  '/dev/outbox/x/html',
])('%s is nothing', async (path) => {
  expect((await shop.request(path)).status).toBe(404);
});

test('serves no outbox outside demo mode', async () => {
  const real = await openTestApp({ DEMO: 'false', AUTH_SECRET: 'x'.repeat(32), DATA_DIR: folder });
  for (const path of ['/dev/outbox', `/dev/outbox/${id}`, `/dev/outbox/${id}/html`]) expect((await real.request(path)).status).toBe(404);
  await real.close();
});

test('retries where the outbox cannot be written', async () => {
  const broken = await openTestApp({ DATA_DIR: join(outbox, `${id}.eml`) });
  await expect(broken.services.mail.send(mail)).rejects.toMatchObject({ name: 'MailFailure', permanent: false });
  await broken.close();
});

test('keeps documents that go with a mail, and hands them out as they were sent', async () => {
  const content = Buffer.from('%PDF-1.7 \u0000\u00ff', 'latin1');
  const attachments = [{ name: 'packing-slip-K7M2-QX4P.pdf', type: 'application/pdf' as const, content }];
  await shop.services.mail.send({ ...mail, messageId: 'def45@shop.example', attachments });
  const path = '/dev/outbox/20260304T050607Z-def45';
  const { body } = await text(path);
  for (const part of ['packing-slip-K7M2-QX4P.pdf', 'A line = of text', `${path}/attachments/0`]) expect(body).toContain(part);
  const response = await shop.request(`${path}/attachments/0`);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
  expect((await shop.request(`${path}/attachments/1`)).status).toBe(404);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { acceptPicture } from '#modules/media/accept-picture.ts';
import { addPicture } from '#modules/media/add-picture.ts';
import { sweepUploadsJob } from '#modules/media/sweep-uploads.ts';
import { extendUploadTimeout, sendContinueOnRead } from '#platform/http/body-timing.ts';
import { uploadFromRequest } from '#platform/http/receive-upload.ts';
import { createHttpServer, listen } from '#platform/http/server.ts';
import { createLog } from '#platform/log.ts';
import { createApp } from '#server/app.ts';
import { delivered } from '../support/place-orders.ts';
import { addSampleProducts, type SampleProduct } from '../support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';
import { photograph, uploadOfBytes } from '../support/upload-files.ts';

const directory = mkdtempSync(join(tmpdir(), 'karigari-uploads-'));
let shop: TestApp;
let server: Server;
let port: number;
let guest: TestClient;
let number: string;
const faults: unknown[] = [];

beforeAll(async () => {
  shop = await openTestApp({ DATA_DIR: directory });
  const log = Object.assign(createLog('silent'), { error: (...args: unknown[]) => faults.push(args) });
  const app = createApp({
    config: shop.config,
    services: { ...shop.services, log },
    cache: shop.cache,
    staticFile: () => null,
    renderPage: async () => new Response('a page'),
  });
  server = createHttpServer();
  extendUploadTimeout(server);
  sendContinueOnRead(server);
  const listener = getRequestListener((request, { incoming }) => app.fetch(request, incoming.socket.remoteAddress));
  server.on('request', (request, response) => void listener(request, response));
  port = await listen(server, 0, '127.0.0.1');
  guest = createTestClient(shop);
  ({ number } = await delivered(shop, guest, [[(await addSampleProducts(shop, 1))[0] as SampleProduct, 1]]));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
  rmSync(directory, { recursive: true, force: true });
});

const staged = (dataDir = directory) => {
  try {
    return readdirSync(join(dataDir, 'media-staged'));
  } catch {
    return [];
  }
};
const cookies = () => [...guest.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Opens a connection and sends the head of an upload. */
function begin(order: string, length: number, more = '', cookie = cookies(), at = port): Socket & { said: () => string } {
  let said = '';
  const socket = connect(at, '127.0.0.1');
  socket.setEncoding('latin1').on('data', (text) => {
    said += text;
  });
  socket.on('error', () => {});
  const head = [
    `POST /api/v1/orders/${order}/return-photos HTTP/1.1`,
    'Host: 127.0.0.1',
    'Content-Type: image/jpeg',
    `Content-Length: ${length}`,
  ];
  socket.write(`${[...head, `Cookie: ${cookie}`].join('\r\n')}\r\n${more}\r\n`);
  return Object.assign(socket, { said: () => said });
}
const heard = (socket: { said: () => string }, words: RegExp) =>
  vi.waitFor(() => expect(socket.said()).toMatch(words), { timeout: 20_000 });

test('a sender that waits to be asked is asked once it may upload, and otherwise hears no more than the refusal', async () => {
  const bytes = await photograph();
  const welcome = begin(number, bytes.length, 'Expect: 100-continue\r\n');
  await heard(welcome, /^HTTP\/1.1 100 Continue\r\n\r\n$/);
  welcome.write(bytes);
  await heard(welcome, /HTTP\/1.1 200 OK[\s\S]*photoId/);
  welcome.destroy();
  const stranger = begin(number, bytes.length, 'Expect: 100-continue\r\n', 'nobody=1');
  await heard(stranger, /^HTTP\/1.1 404 Not Found[\s\S]*ORDER_NOT_FOUND/);
  expect(stranger.said()).not.toContain('100 Continue');
  stranger.destroy();
});

test('a client that sends on without asking hears the refusal, and the connection ends', async () => {
  const stranger = begin(number, 9_000_000, '', 'nobody=1');
  const chunk = Buffer.alloc(65_536, 1);
  const sending = setInterval(() => stranger.write(chunk), 5);
  await heard(stranger, /^HTTP\/1.1 404 Not Found[\s\S]*ORDER_NOT_FOUND/);
  await once(stranger, 'close');
  clearInterval(sending);
  expect(staged()).toEqual([]);
});

test('a sender that hangs up in the middle leaves no file, and is no fault of ours', async () => {
  faults.length = 0;
  const half = begin(number, 1_000_000);
  half.write(Buffer.alloc(300_000, 1));
  await vi.waitFor(() => expect(staged().length).toBe(1), { timeout: 20_000 });
  half.destroy();
  await vi.waitFor(() => expect(staged()).toEqual([]), { timeout: 20_000 });
  expect(faults).toEqual([]);
});

test('a body that stops coming is cut off, and leaves no file', async () => {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(1000));
    },
  });
  const init = { method: 'PUT', headers: { 'content-type': 'image/png' }, body, duplex: 'half' } as RequestInit;
  const upload = uploadFromRequest(new Request('http://localhost/', init), '10.1.1.1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  try {
    const received = upload.receive(shop.services.media.stage, async () => 'whole').catch((error) => error.code);
    const arrived = () => staged().some((name) => statSync(join(directory, 'media-staged', name)).size === 1000);
    while (!arrived()) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(10_001);
    vi.useRealTimers();
    expect(await received).toBe('REQUEST_TIMEOUT');
  } finally {
    vi.useRealTimers();
  }
  expect(staged()).toEqual([]);
});

test('other bodies keep the time that the server gives them, while files may take longer', async () => {
  const hasty = createHttpServer();
  hasty.requestTimeout = 300;
  extendUploadTimeout(hasty, 60_000);
  hasty.on('request', (request, response) => {
    let bytes = 0;
    request.on('data', (chunk) => {
      bytes += chunk.length;
    });
    request.on('end', () => response.end(`read ${bytes}`));
  });
  const at = await listen(hasty, 0, '127.0.0.1');
  const file = begin(number, 4, '', '', at);
  const slow = connect(at, '127.0.0.1');
  let said = '';
  slow.setEncoding('latin1').on('data', (text) => {
    said += text;
  });
  slow.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 4\r\n\r\n{');
  await vi.waitFor(() => expect(said).toMatch(/^HTTP\/1.1 408/), { timeout: 20_000 });
  file.write('abcd');
  await heard(file, /read 4$/);
  for (const socket of [file, slow]) socket.destroy();
  hasty.closeAllConnections();
  hasty.close();
});

test('forty uploads of 9 MB at once take little memory: what waits is not read, and what is read goes to the disk', async () => {
  const before = process.memoryUsage();
  let max = 0;
  const watching = setInterval(() => {
    const { arrayBuffers, heapUsed } = process.memoryUsage();
    max = Math.max(max, arrayBuffers + heapUsed - before.arrayBuffers - before.heapUsed);
  }, 10);
  const chunk = new Uint8Array(65_536);
  const all = Array.from({ length: 40 }, (_, place) => {
    let left = 140;
    const body = new ReadableStream({
      pull(controller) {
        if (left-- > 0) controller.enqueue(chunk);
        else controller.close();
      },
    });
    const init = { method: 'PUT', headers: { 'content-type': 'image/png' }, body, duplex: 'half' } as RequestInit;
    return uploadFromRequest(new Request('http://localhost/', init), `10.2.${place}.1`).receive(
      shop.services.media.stage,
      async ({ path, bytes }) => [bytes, statSync(path).size],
    );
  });
  const received = await Promise.all(all);
  clearInterval(watching);
  expect(received.every(([bytes, size]) => bytes === 140 * 65_536 && size === bytes)).toBe(true);
  expect(max / 1024 / 1024).toBeLessThan(100);
  expect(staged()).toEqual([]);
});

test('what a killed process leaves of an upload is swept', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../support/receive-until-killed.ts'), directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout.setEncoding('utf8'), 'data')) as [string];
  const half = begin(number, 1_000_000, '', '', Number(line));
  half.write(Buffer.alloc(300_000, 1));
  await vi.waitFor(() => expect(staged().map((name) => statSync(join(directory, 'media-staged', name)).size > 0)).toEqual([true]), {
    timeout: 20_000,
  });
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(staged().length).toBe(1);
  // Another process of the shop may be in the middle of one.
  await sweepUploadsJob.handle({}, shop.ctx);
  expect(staged().length).toBe(1);
  shop.setNow(new Date(Date.now() + 11 * 60_000));
  await sweepUploadsJob.handle({}, shop.ctx);
  shop.setNow(undefined);
  expect(staged()).toEqual([]);
});

test('a picture whose row was never committed leaves nothing, and one that an earlier release stored is swept', async () => {
  const add = async (fails: boolean) =>
    acceptPicture(
      { ...shop.ctx, request: { ...shop.ctx.request, upload: uploadOfBytes(await photograph()) } },
      { scope: 'x', isPrivate: true, longestSide: 500 },
      (picture) =>
        shop.ctx.transaction(async (tx) => {
          await addPicture(tx, picture);
          if (fails) throw new Error('the process ends here');
          return picture.hash;
        }),
    );
  const waiting = async () =>
    (await shop.ctx.db.execute('select content_hash as hash from media_originals o join media m on m.id = o.media_id', [])).rows;
  const before = await waiting();
  await expect(add(true)).rejects.toThrow('the process ends here');
  expect(await waiting()).toEqual(before);
  const listed = await add(false);
  expect(await waiting()).toHaveLength(before.length + 1);
  const original = (hash: string) => join(directory, 'media-originals', hash.slice(0, 2), hash);
  const unlisted = `p${'c'.repeat(32)}`;
  for (const hash of [listed, unlisted]) {
    mkdirSync(dirname(original(hash)), { recursive: true });
    writeFileSync(original(hash), 'x');
  }
  const sweep = async () => {
    shop.setNow(new Date(Date.now() + 11 * 60_000));
    await sweepUploadsJob.handle({}, shop.ctx);
    shop.setNow(undefined);
  };
  await sweep();
  expect([listed, unlisted].map((hash) => existsSync(original(hash)))).toEqual([true, false]);
  await shop.ctx.db.execute(`update media set state = 'ready' where content_hash = $1`, [listed]);
  await sweep();
  expect(existsSync(original(listed))).toBe(false);
});

import { connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, expect, test, vi } from 'vitest';
import { openTestApp } from '../../../test/support/test-app.ts';
import { createLog } from '../log.ts';
import { closeServer, createHttpServer, listen } from './server.ts';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

function open(port: number): Promise<'open' | 'closed'> & { socket: Socket } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const state = new Promise<'open' | 'closed'>((resolve) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += chunk;
      if (text.includes('HTTP/1.1 200')) resolve('open');
    });
    socket.on('close', () => resolve('closed')).on('error', () => resolve('closed'));
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  });
  return Object.assign(state, { socket });
}

test.each([
  ['the server holds so many connections', { maxConnections: 3, maxPerAddress: 0 }],
  ['one address has so many of them', { maxConnections: 100, maxPerAddress: 3 }],
])('%s, and takes new ones as soon as one is given back', async (_what, limits) => {
  const server = createHttpServer(limits);
  server.on('request', (_request, response) => response.end('here'));
  const port = await listen(server, 0, '127.0.0.1');
  const held = [open(port), open(port), open(port)];
  expect(await Promise.all(held)).toEqual(['open', 'open', 'open']);
  expect(await open(port)).toBe('closed');
  held[0]?.socket.destroy();
  await vi.waitUntil(async () => (await open(port)) === 'open');
  for (const socket of sockets) socket.destroy();
  await closeServer(server, 1);
});

test('who takes none of an answer, sends nothing or asks for ever has limits', () => {
  const server = createHttpServer();
  const { timeout, headersTimeout, requestTimeout, keepAliveTimeout, maxConnections, maxRequestsPerSocket } = server;
  expect({ timeout, headersTimeout, requestTimeout, keepAliveTimeout, maxConnections, maxRequestsPerSocket }).toEqual({
    timeout: 75_000,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    maxConnections: 4_000,
    maxRequestsPerSocket: 10_000,
  });
});

test.each([
  ['a call of the API', '/api/v1/cart/quote', 'application/json'],
  ['a form', '/feedback', 'application/x-www-form-urlencoded'],
  ['a form of a page', '/a-page', 'application/x-www-form-urlencoded'],
  ['a choice of place', '/place', 'application/x-www-form-urlencoded'],
  ['a message of a provider', '/api/v1/payments/webhooks/demo', 'application/json'],
])('who hangs up in the middle of %s sets off no alarm', async (_what, path, type) => {
  const faults: unknown[] = [];
  const lines: { level: number; status?: number; path?: string }[] = [];
  const log = createLog('info', (error) => faults.push(error), { write: (line) => lines.push(JSON.parse(line)) });
  const shop = await openTestApp({}, undefined, log);
  const server = createHttpServer();
  const printed = vi.spyOn(console, 'info');
  server.on(
    'request',
    getRequestListener((request) => shop.handle(request), { overrideGlobalObjects: false }),
  );
  const port = await listen(server, 0, '127.0.0.1');
  for (const length of ['Content-Length: 5000', 'Transfer-Encoding: chunked']) {
    lines.length = 0;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    const chunk = length.startsWith('T') ? '5\r\n{"a":\r\n' : '{"a":';
    await new Promise<void>((resolve) => {
      socket.write(`POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${chunk}`, () =>
        resolve(),
      );
    });
    // It is being read by now, or will be.
    await vi.waitUntil(() => server.listening && socket.bytesWritten > 0);
    socket.resetAndDestroy();
    await vi.waitUntil(() => lines.some((line) => line.path === path));
    expect(lines.filter((line) => line.level >= 40)).toEqual([]);
    expect(lines.find((line) => line.path === path)?.status).toBeLessThan(500);
  }
  expect(faults).toEqual([]);
  expect(printed).not.toHaveBeenCalled();
  await closeServer(server, 1);
  await shop.close();
});

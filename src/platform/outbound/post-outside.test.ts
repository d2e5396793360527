import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postOutside } from './post-outside.ts';
import { isPublicAddress } from './public-address.ts';

describe('isPublicAddress', () => {
  test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:4009::1'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12::1', 'ff02::1'],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
      'localhost',
      '',
    ],
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

let server: Server;
let port: number;
const hits: string[] = [];
const open = new Set<Socket>();
beforeAll(async () => {
  server = createServer((request, response) => {
    hits.push(request.url ?? '');
    request.resume();
    if (request.url === '/slow') return;
    if (request.url === '/reset') return void request.socket.destroy();
    if (request.url === '/redirect') return void response.writeHead(307, { location: `http://127.0.0.1:${port}/secret` }).end();
    if (request.url === '/endless') {
      response.writeHead(200);
      const write = () => void (response.destroyed || response.write('x'.repeat(16_384), () => setImmediate(write)));
      return write();
    }
    response.writeHead(request.url === '/broken' ? 500 : 204).end();
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  for (const socket of open) socket.destroy();
  server.close();
});

const message = { headers: { 'content-type': 'application/json' }, body: '{}' };
const toLoopback = (path: string, timeoutMs = 5_000) =>
  postOutside(new URL(`http://127.0.0.1:${port}${path}`), { ...message, allowsPrivate: true, timeoutMs });

test.each([
  ['/ok', { outcome: 'answered', status: 204 }],
  ['/broken', { outcome: 'answered', status: 500 }],
  ['/endless', { outcome: 'answered', status: 200 }],
  ['/reset', { outcome: 'unreachable' }],
])('%s', async (path, result) => {
  expect(await toLoopback(path)).toMatchObject(result);
});

test('follows no redirect', async () => {
  expect(await toLoopback('/redirect')).toMatchObject({ outcome: 'answered', status: 307 });
  expect(hits).not.toContain('/secret');
});

test('waits for its time alone, and says where no connection is taken', async () => {
  expect(await toLoopback('/slow', 50)).toMatchObject({ outcome: 'timeout' });
  expect(await postOutside(new URL('http://127.0.0.1:9/'), { ...message, allowsPrivate: true })).toMatchObject({ outcome: 'unreachable' });
});

describe('without private addresses', () => {
  const count = hits.length;
  test.each([...['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', 'localhost', '0']])(
    'sends nothing to http://%s',
    async (host) => {
      const result = await postOutside(new URL(`http://${host}:${port}/private`), { ...message, allowsPrivate: false });
      expect(result).toMatchObject({ outcome: 'address' });
      expect(hits).not.toContain('/private');
      expect(hits.length).toBeGreaterThanOrEqual(count);
    },
  );

  test.each([
    ['a private address', ['10.0.0.1']],
    ['a public and a private address', ['93.184.216.34', '127.0.0.1']],
    ['an address that wraps a private one', ['::ffff:169.254.169.254']],
  ])('sends nothing to a name with %s', async (_, addresses) => {
    const resolve = (_name: string, done: (error: null, found: { address: string; family: number }[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    const result = await postOutside(new URL(`http://erp.example:${port}/private`), { ...message, allowsPrivate: false, resolve });
    expect(result).toMatchObject({ outcome: 'address' });
    expect(hits).not.toContain('/private');
  });

  test('connects to the address that was checked, not to one of a second look', async () => {
    let asked = 0;
    const resolve = (_name: string, done: (error: null, found: { address: string; family: number }[]) => void) =>
      done(null, [{ address: ++asked === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
    const result = await postOutside(new URL(`http://erp.example:${port}/once`), { ...message, allowsPrivate: true, resolve });
    expect(result).toMatchObject({ outcome: 'answered', status: 204 });
    expect(asked).toBe(1);
  });
});

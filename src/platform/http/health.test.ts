import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { createHealth } from './health.ts';
import { listen } from './server.ts';

/** A health with a clock and a database in the hand of the test. */
function observe(mayWork: () => Promise<boolean>) {
  const at = { now: 0, answered: Number.NEGATIVE_INFINITY };
  const health = createHealth({ answeredAt: () => at.answered }, mayWork, () => at.now);
  return { at, health };
}

test('is starting until it is warm, and draining from the signal on', async () => {
  const { health } = observe(async () => true);
  const seen = [await health.readiness()];
  health.started();
  seen.push(await health.readiness());
  health.drain();
  seen.push(await health.readiness());
  health.started();
  seen.push(await health.readiness());
  expect(seen).toEqual(['starting', 'ready', 'draining', 'draining']);
});

test('many who ask at once share one question, and its answer counts for a second', async () => {
  const mayWork = vi.fn(async () => true);
  const { at, health } = observe(mayWork);
  health.started();
  expect(new Set(await Promise.all(Array.from({ length: 500 }, health.readiness)))).toEqual(new Set(['ready']));
  at.now = 999;
  await health.readiness();
  expect(mayWork).toHaveBeenCalledTimes(1);
  at.now = 1_000;
  await health.readiness();
  expect(mayWork).toHaveBeenCalledTimes(2);
});

test('a node stays ready without its database for 15 s, or as long as other queries are answered', async () => {
  const { at, health } = observe(() => Promise.reject(new Error('no answer')));
  health.started();
  const seen: string[] = [];
  for (const now of [1_000, 15_000, 16_000]) {
    at.now = now;
    seen.push(await health.readiness());
  }
  at.now = 20_000;
  at.answered = 16_000;
  seen.push(await health.readiness());
  expect(seen).toEqual(['ready', 'ready', 'unavailable', 'ready']);
});

test('a database that does not answer within two seconds counts as away', async () => {
  vi.useFakeTimers();
  try {
    const { at, health } = observe(() => new Promise(() => {}));
    health.started();
    at.now = 60_000;
    const all = Promise.all([health.readiness(), health.readiness()]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await all).toEqual(['unavailable', 'unavailable']);
  } finally {
    vi.useRealTimers();
  }
});

test('software that the database has left behind is outdated at once', async () => {
  const { health } = observe(async () => false);
  health.started();
  expect(await health.readiness()).toBe('outdated');
});

test('probes are answered without a host and in HTTP/1.0, and connections end while it drains', async () => {
  const { health } = observe(async () => true);
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (!health.answer(request, response)) response.end('page');
  });
  const port = await listen(server, 0, '127.0.0.1');
  const say = async (line: string) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${line}\r\nConnection: close\r\n\r\n`));
    const [head = '', body] = (await text(socket)).split('\r\n\r\n');
    return `${head.split(' ')[1]} ${body}`;
  };
  const all = async () => [await say('GET /healthz HTTP/1.0'), await say('GET /startz HTTP/1.0'), await say('OPTIONS /readyz HTTP/1.0')];
  expect(await all()).toEqual(['200 {"status":"ok"}', '503 {"status":"starting"}', '503 {"status":"starting"}']);
  health.started();
  expect(await all()).toEqual(['200 {"status":"ok"}', '200 {"status":"started"}', '200 {"status":"ready"}']);
  health.drain();
  expect(await all()).toEqual(['200 {"status":"ok"}', '200 {"status":"started"}', '503 {"status":"draining"}']);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect([page.headers.get('connection'), await page.text()]).toEqual(['close', 'page']);
  server.close();
});

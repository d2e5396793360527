import { expect, test } from 'vitest';
import { createWorkLimits } from './work-limits.ts';

/** Work that runs until it is released. */
function endless() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

test('bounds the concurrent work of one address and lets another continue', async () => {
  const gates = createWorkLimits(6_000);
  const { work, end } = endless();
  const mine = Array.from({ length: 8 }, () => gates.run('password', '192.0.2.1', work));
  await expect(gates.run('password', '192.0.2.1', work)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: 1 });
  // The same network of an IPv6 customer is one address.
  const others = gates.run('password', '2001:db8::1', async () => 'done');
  end();
  await Promise.all(mine);
  expect(await others).toBe('done');
  expect(await gates.run('password', '192.0.2.1', async () => 'again')).toBe('again');
});

test('bounds concurrent work and the length of its queue', async () => {
  const gates = createWorkLimits(0);
  const { work, end } = endless();
  let running = 0;
  const all = Array.from({ length: 52 }, () =>
    gates.run('export', undefined, () => {
      running++;
      return work();
    }),
  );
  await expect(gates.run('export', undefined, work)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', retryAfter: 1 });
  expect(running).toBe(2);
  end();
  await Promise.all(all);
  expect(running).toBe(52);
});

test('bounds each kind of work by a share of requests and names the seconds to wait', async () => {
  const gates = createWorkLimits(40);
  for (let turn = 0; turn < 4; turn++) await gates.run('password', '192.0.2.1', async () => {});
  const refused = await gates.run('password', '192.0.2.1', async () => {}).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
  await gates.run('search', '192.0.2.1', async () => {});
  await gates.run('password', '192.0.2.2', async () => {});
});

test('frees the slot of failed work', async () => {
  const gates = createWorkLimits(6_000);
  for (let turn = 0; turn < 20; turn++)
    await expect(gates.run('export', '192.0.2.1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

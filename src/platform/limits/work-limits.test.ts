import { expect, test } from 'vitest';
import { createWorkLimits } from './work-limits.ts';

/** Work that goes on until it is told to end. */
function endless() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end };
}

test('one address has so many at once, and another goes on beside it', async () => {
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

test('no more run beside each other than there are places, and the line has an end', async () => {
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

test('an address has a share of its requests for each kind of work, and is told how long to wait', async () => {
  const gates = createWorkLimits(40);
  for (let turn = 0; turn < 4; turn++) await gates.run('password', '192.0.2.1', async () => {});
  const refused = await gates.run('password', '192.0.2.1', async () => {}).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfter: expect.any(Number) });
  await gates.run('search', '192.0.2.1', async () => {});
  await gates.run('password', '192.0.2.2', async () => {});
});

test('what fails gives its place back', async () => {
  const gates = createWorkLimits(6_000);
  for (let turn = 0; turn < 20; turn++)
    await expect(gates.run('export', '192.0.2.1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

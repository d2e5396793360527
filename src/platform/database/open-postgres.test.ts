import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.skipIf(process.env.TEST_ENGINE !== 'postgres')(
  'a connection that breaks between two statements of a transaction fails that transaction, and nothing else',
  async () => {
    const { database } = shop.services;
    const broken = database.transaction(async (tx) => {
      const { rows } = await tx.execute('select pg_backend_pid() as pid', []);
      await database.execute('select pg_terminate_backend($1)', [rows[0]?.pid]);
      // The news of it arrives while nobody asks.
      await pause(100);
      await tx.execute('select 1', []);
    });
    await expect(broken).rejects.toThrow();
    expect((await database.execute('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  },
);

test.skipIf(process.env.TEST_ENGINE !== 'postgres')(
  'who finds every connection taken for too long is told that the shop is busy',
  async () => {
    const { database } = shop.services;
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const holders = Array.from({ length: 8 }, () => database.transaction(() => released));
    const refused = await database.execute('select 1', []).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    await expect(database.transaction(async () => {})).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    release();
    await Promise.all(holders);
    expect((await database.execute('select 1 as one', [])).rows).toEqual([{ one: 1 }]);
  },
  30_000,
);

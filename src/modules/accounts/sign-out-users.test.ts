import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from '../../../scripts/admin.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { signUpTestClient } from '../../../test/support/test-client.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestApp();
});
afterAll(() => shop.close());

const signOut = (...args: string[]) => commands['sign-out']?.run(shop.ctx, args);

test('the operator ends the sessions of one account, and of all', async () => {
  const [asha, ravi] = [await signUpTestClient(shop), await signUpTestClient(shop)];
  const statuses = () => Promise.all([asha, ravi].map(async (person) => (await person.send('GET', '/users/me')).status));
  const { email } = (await asha.send('GET', '/users/me')).body.data.data;
  await expect(signOut()).rejects.toThrow('Name one email address, or --everybody');
  await expect(signOut('--everybody', email)).rejects.toThrow('Name one email address, or --everybody');
  await expect(signOut('nobody@example.com')).rejects.toThrow('No account has this address.');
  expect(await statuses()).toEqual([200, 200]);
  expect(await signOut(email.toUpperCase())).toBe('1 sessions have ended.');
  expect(await statuses()).toEqual([401, 200]);
  expect(await signOut('--everybody')).toBe('1 sessions have ended.');
  expect(await statuses()).toEqual([401, 401]);
  const { rows } = await shop.ctx.db.execute(
    `select count(*)::int as count from security_events where kind = 'session-revoked' and reason = 'by the operator'`,
    [],
  );
  expect(rows).toEqual([{ count: 2 }]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPglite } from '#platform/database/open-pglite.ts';
import { demoAccounts } from '../../src/server/demo-accounts.ts';
import { isNightly } from '../support/nightly-rounds.ts';
import { buildOnce, type ServerProcess, spawnServer, startServer } from '../support/server-process.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'karigari-ends-'));
const running: Pick<ServerProcess, 'child' | 'gone'>[] = [];
beforeAll(buildOnce, 180_000);
afterAll(async () => {
  for (const { child, gone } of running) {
    child.kill('SIGKILL');
    await gone;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

async function stop(server: ServerProcess): Promise<void> {
  server.child.kill('SIGTERM');
  expect(await server.gone).toBe(0);
}

// The rules are proven by `end-demonstration.test.ts`; this is the whole of it, with real processes.
test.runIf(isNightly)(
  'an admin’s address that was changed in a demonstration opens nothing once the shop is real',
  async () => {
    const { password, totpSecret = '' } = demoAccounts.find(({ role }) => role === 'admin') as (typeof demoAccounts)[number];
    const totp = () => new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate();
    const logIn = async (server: ServerProcess, email: string) => {
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/users/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password, totp: totp() }),
      });
      return answer.status;
    };
    const demo = await startServer({ DATA_DIR: dataDir, DEMO: 'true' });
    running.push(demo);
    expect(await logIn(demo, 'admin@demo.example')).toBe(200);
    await stop(demo);
    // As the older version let it happen: the address changed, and no mark.
    const database = await openPglite(dataDir);
    await database.execute(
      `update users set email = 'mallory@evil.example', is_demo = null, role_given_by = null, totp_step = null where email = 'admin@demo.example'`,
    );
    await database.close();

    const real = await startServer({ DATA_DIR: dataDir, DEMO: 'false' });
    running.push(real);
    for (const email of ['mallory@evil.example', ...demoAccounts.map((account) => account.email)])
      expect([email, await logIn(real, email)]).toEqual([email, 401]);
    expect(real.output()).toMatch(/"erased":3.*This database has been a demonstration/);
    await stop(real);

    const left = await openPglite(dataDir);
    const { rows } = await left.execute(
      `select (select count(*) from users where erased_at is null)::int as people, (select count(*) from sessions)::int as sessions,
       (select count(*) from users where role <> 'buyer')::int as roles`,
      [],
    );
    expect(rows).toEqual([{ people: 0, sessions: 0, roles: 0 }]);
    // A customer of the real shop.
    await left.execute(
      `insert into users (id, email, name, password_hash, email_verified_at, created_at) values ('c', 'asha@example.com', 'Asha', 'x', now(), now())`,
    );
    await left.close();
    const again = spawnServer({ DATA_DIR: dataDir, DEMO: 'true' });
    running.push(again);
    expect(await again.gone).toBe(1);
    expect(again.output()).toMatch(/DEMO is on, and the database holds accounts of a real shop.*Set DEMO=false/);
  },
  300_000,
);

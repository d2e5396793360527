import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokenHash } from '#modules/accounts/find-actor.ts';
import { apiPrefix, listApiRoutes } from '#platform/http/api-routes.ts';
import { errorTable } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { contract } from '../../src/contract.ts';
import { openApiDocument } from '../../src/server/openapi.ts';
import { rounds } from '../support/nightly-rounds.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { signUpTestClient } from '../support/test-client.ts';

let app: TestApp;
let userId: string;
beforeAll(async () => {
  app = await openTestApp();
  const client = await signUpTestClient(app, { password: 'a password that is not among the bodies' });
  userId = (await client.send('GET', '/users/me')).body.data.data._id;
});
afterAll(() => app.close());

const token = newId();

/** A session that cannot erase its person: the password was entered long ago. */
async function keepSession(): Promise<void> {
  await app.ctx.db.execute(
    `insert into sessions (id, user_id, token_hash, created_at, authenticated_at, last_seen_at, expires_at, user_agent, network)
      values ($1, $2, $3, now(), now() - interval '1 hour', now(), now() + interval '1 day', '', '') on conflict do nothing`,
    [newId(), userId, tokenHash(token)],
  );
}

const names = [
  ...['name', 'email', 'password', 'passwordConfirm', 'currentPassword', 'otp', 'totp', 'code', 'language', 'phone', 'preferences'],
  ...['addresses', 'addressesVersion', 'label', 'line1', 'city', 'state', 'postalCode', 'country', 'isDefault', 'version', 'id', 'entries'],
];
/** Values that are nearly valid, and values that never are. */
const value = fc.oneof(
  fc.constantFrom<unknown>(
    'a@b.example',
    'A@B.EXAMPLE ',
    '123456',
    '１२३４५６',
    'blue lotus pond',
    'en',
    'IN',
    '302001',
    'Rajasthan',
    true,
    0,
    1,
    -1,
  ),
  fc.constantFrom<unknown>(null, [], {}, '', ' ', 1e300, 2 ** 53, 2 ** 31, '\u0000', '\ud800', 'x\u0000y', '‮', 'ﷺ'.repeat(130)),
  fc.constantFrom<unknown>(
    'x'.repeat(5_000),
    `${'a'.repeat(250)}@b.example`,
    'a@b',
    '@',
    'a@b\r\nbcc: c@d',
    '<script>',
    "' or 1=1 --",
    '%00',
  ),
  fc.constantFrom<unknown>([{ label: 'Home', details: '' }], [{}], [null], [{ label: 1, details: [] }], { promotionalEmails: 'yes' }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);
const keyed = fc.dictionary(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: fc.string() }), value, {
  maxKeys: 8,
});
const body = fc.oneof(
  { weight: 8, arbitrary: keyed.map((entries) => JSON.stringify(entries)) },
  { weight: 1, arbitrary: fc.json() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '[]',
      'null',
      '"x"',
      '{"__proto__":{"role":"admin"}}',
      `{"a":${'['.repeat(3_000)}`,
      '{"email":"\\ud800"}',
    ),
  },
);

const runs = Number(process.env.FUZZ_RUNS ?? rounds(50, 2_000));
const routes = listApiRoutes(contract).filter((route) => route.name.startsWith('accounts.') && route.method !== 'GET');

describe(`${runs} malformed bodies`, () => {
  test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s refuses what is not right in the one shape, with and without a session',
    async (_name, route) => {
      const document = await openApiDocument('http://localhost:3000');
      const schema = (document.paths?.[route.path]?.[route.method.toLowerCase() as 'post']?.requestBody ?? {}) as {
        content?: Record<string, { schema?: { required?: string[] } }>;
      };
      const required = schema.content?.['application/json']?.schema?.required ?? [];
      let count = 0;
      let refused = 0;
      await fc.assert(
        fc.asyncProperty(body, fc.boolean(), async (text, signedIn) => {
          if (signedIn) await keepSession();
          const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count++ & 255}`;
          const response = await app.request(
            `${apiPrefix}${route.path.replace(/\{[^}]+\}/g, 'missing')}`,
            {
              method: route.method,
              headers: { 'content-type': 'application/json', ...(signedIn ? { authorization: `Bearer ${token}` } : {}) },
              body: text,
            },
            address,
          );
          expect(response.status).toBeLessThan(500);
          if (response.status < 400) {
            // Only a body that happens to be right is taken: it is JSON and has what is required.
            const taken = text === '' ? {} : JSON.parse(text);
            for (const name of required.filter((each) => each !== 'id')) expect(taken).toHaveProperty(name);
            return;
          }
          refused++;
          const { code, message, fields, ...rest } = await response.json();
          expect(rest).toEqual({});
          expect(errorTable[code as keyof typeof errorTable]?.status).toBe(response.status);
          expect(typeof message).toBe('string');
          expect(Object.values(fields).every((each) => typeof each === 'string')).toBe(true);
          expect(JSON.stringify(fields)).not.toMatch(/Invalid (?:input|option)|expected \w+, received|Too (?:big|small)/);
        }),
        { numRuns: runs },
      );
      expect(refused).toBeGreaterThan(0);
    },
    600_000,
  );

  test('and no role changed by it', async () => {
    const { rows } = await app.ctx.db.execute('select role, count(*)::int as total from users where erased_at is null group by role');
    expect(rows).toEqual([{ role: 'buyer', total: 1 }]);
  });
});

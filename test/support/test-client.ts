import { inArray } from 'drizzle-orm';
import type { MailBlock } from '#modules/notifications/mail.ts';
import { mails } from '#modules/notifications/tables.ts';
import type { TestApp } from './test-app.ts';

/** An answer with its body read; tests look at what they expect there. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test names the fields that it expects, and fails where they are not.
  body: any;
  headers: Headers;
}

/** A browser: it keeps the cookies that it is given. */
export interface TestClient {
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  cookies: Map<string, string>;
}

/** Body types that are sent unchanged; everything else is sent as JSON. */
const isBody = (body: unknown): body is string | FormData | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof FormData || body instanceof Uint8Array;

let addresses = 0;

/** A browser of its own at a network address of its own. */
export function createTestClient(app: TestApp, address = `10.${(addresses >> 8) & 255}.${addresses++ & 255}.7`): TestClient {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(method, path, body, headers = {}) {
      const response = await app.request(
        `/api/v1${path}`,
        {
          method,
          headers: {
            'user-agent': 'Test browser',
            ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
            ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
            ...headers,
          },
          ...(body === undefined ? {} : { body: isBody(body) ? body : JSON.stringify(body) }),
        },
        address,
      );
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/max-age=0/i.test(line)) cookies.delete(name);
        else cookies.set(name, value);
      }
      const text = await response.text();
      return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text, headers: response.headers };
    },
  };
}

/** The same browser, cookies and all, at another network address. */
export function moveBrowser(app: TestApp, browser: TestClient, address?: string): TestClient {
  const moved = createTestClient(app, address);
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
  return moved;
}

/** The mails to an address, the oldest first. */
export async function sentMails(app: TestApp, to: string): Promise<{ kind: string; blocks: readonly MailBlock[] }[]> {
  const rows = await app.ctx.db.orm
    .select()
    .from(mails)
    .where(inArray(mails.recipient, [to]))
    .orderBy(mails.createdAt, mails.id);
  return rows.map((row) => ({ kind: row.kind, blocks: row.blocks ?? [] }));
}

/** The newest code that was sent to an address. */
export async function sentCode(app: TestApp, to: string): Promise<string> {
  const codes = (await sentMails(app, to)).flatMap((mail) => mail.blocks.filter((block) => block.type === 'code'));
  const code = codes.at(-1)?.code;
  if (code === undefined) throw new Error('no code was sent');
  return code;
}

let people = 0;

/** Someone with an account who is signed in; `email` is made up unless it is given. */
export async function signUpTestClient(
  app: TestApp,
  given: { email?: string; name?: string; password?: string; language?: 'en' | 'hi' } = {},
): Promise<TestClient & { email: string; password: string; token: string }> {
  const email = given.email ?? `person-${++people}@example.com`;
  const password = given.password ?? 'blue lotus pond';
  const client = createTestClient(app);
  const { name = 'Asha Verma', language = 'en' } = given;
  await client.send('POST', '/users/signup', { name, email, password, passwordConfirm: password, language });
  const entered = await client.send('POST', '/users/verify-otp', { email, otp: await sentCode(app, email) });
  if (entered.status !== 200) throw new Error(`could not sign up: ${JSON.stringify(entered.body)}`);
  return Object.assign(client, { email, password, token: String(entered.body.token) });
}

import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { sentCode, someone } from './mails.ts';

export const password = 'blue lotus pond';

/** An account made by the API, without a browser. Who asked has the session's cookie afterwards. */
export async function openAccount(
  request: APIRequestContext,
  { name = 'Asha Verma', email = someone() } = {},
): Promise<{ email: string; token: string }> {
  const asked = await request.post('/api/v1/users/signup', { data: { name, email, password, passwordConfirm: password } });
  expect(asked.status()).toBe(200);
  const entered = await request.post('/api/v1/users/verify-otp', { data: { email, otp: await sentCode(request, email) } });
  expect(entered.status()).toBe(200);
  return { email, token: ((await entered.json()) as { token: string }).token };
}

/** Gives the browser of a page an account, and signs it in. */
export const signUp = async ({ request }: Page): Promise<string> => (await openAccount(request)).email;

import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export const password = 'blue lotus pond';
export const newEmail = () => `asha-${crypto.randomUUID().slice(0, 8)}@example.org`;

/** The code in the newest mail to an address, from the demo shop's outbox. */
export async function mailedCode(request: APIRequestContext, to: string): Promise<string> {
  let code: string | undefined;
  await expect(async () => {
    const list = await (await request.get('/dev/outbox')).text();
    const [, id] = [...list.matchAll(/<a href="\/dev\/outbox\/([^"]+)">(.*?)<\/a>/gs)].find(([, , words]) => words?.includes(to)) ?? [];
    expect(id).toBeDefined();
    code = /<pre>[\s\S]*?\b(\d{6})\b/.exec(await (await request.get(`/dev/outbox/${id}`)).text())?.[1];
    expect(code).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return code as string;
}

/** Gives the browser of a page an account, and signs it in. */
export async function signUp({ request }: Page, { name = 'Asha Verma', email = newEmail() } = {}): Promise<string> {
  const asked = await request.post('/api/v1/users/signup', { data: { name, email, password, passwordConfirm: password } });
  expect(asked.status()).toBe(200);
  const entered = await request.post('/api/v1/users/verify-otp', { data: { email, otp: await mailedCode(request, email) } });
  expect(entered.status()).toBe(200);
  return email;
}

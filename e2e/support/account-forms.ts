import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { newAddress, sentCode } from './mails.ts';

export const password = 'blue lotus pond';

/** An account made by the API, without a browser. Who asked has the session's cookie afterwards. */
export async function openAccount(
  request: APIRequestContext,
  { name = 'Asha Verma', email = newAddress() } = {},
): Promise<{ email: string; token: string }> {
  const asked = await request.post('/api/v1/users/signup', { data: { name, email, password, passwordConfirm: password } });
  expect(asked.status()).toBe(200);
  const entered = await request.post('/api/v1/users/verify-otp', { data: { email, otp: await sentCode(request, email) } });
  expect(entered.status()).toBe(200);
  return { email, token: ((await entered.json()) as { token: string }).token };
}

/** Gives the browser of a page an account, and signs it in. */
export const signUp = async ({ request }: Page): Promise<string> => (await openAccount(request)).email;

export async function fillSignup(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Name').fill('Asha Verma');
  await main.getByLabel('Email').fill(email);
  await main.locator('[name=password]').fill(password);
  await main.locator('[name=passwordConfirm]').fill(password);
}

/** Fills the login form in and sends it. */
export async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.locator('[name=password]').fill(secret);
  await main.getByRole('button', { name: 'Login' }).click();
}

/** A new password, twice. */
export async function fillPasswords(form: Locator, secret: string): Promise<void> {
  await form.getByLabel('New password', { exact: false }).first().fill(secret);
  await form.getByLabel('New password again').fill(secret);
}

export async function fillAddress(form: Locator): Promise<void> {
  await form.getByLabel('Label').fill('Home');
  await form.getByLabel('Address Details').fill('12 Lake Road');
  await form.getByLabel('Town or city').fill('Udaipur');
  await form.getByLabel('PIN code').fill('313001');
  await form.getByLabel('State').selectOption('Rajasthan');
}

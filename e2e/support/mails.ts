import type { APIRequestContext } from '@playwright/test';
import { operate } from './operate.ts';

/** An address of someone who was never here before. */
export const newAddress = (name = 'asha'): string => `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`;

export const subjects = {
  signup: /^Your code for (?!a new|order )/,
  password: /^Your code for a new .* password/,
  email: /^Your code for a new address/,
  order: /^Your code for order /,
  warning: /^Failed logins to your /,
};

/** The text of the newest mail to an address with such a subject, as soon as the mail server has one. */
export const newestMail = (request: APIRequestContext, to: string, subject: RegExp): Promise<string> =>
  operate(request, 'newest-mail', to, subject.source);

/** The six digits in the newest mail of a kind to an address. */
export async function sentCode(
  request: APIRequestContext,
  to: string,
  kind: Exclude<keyof typeof subjects, 'warning'> = 'signup',
): Promise<string> {
  const code = /(?<!\d)\d{6}(?!\d)/.exec(await newestMail(request, to, subjects[kind]))?.[0];
  if (!code) throw new Error('no code in the mail');
  return code;
}

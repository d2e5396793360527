import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#platform/context.ts';

const cookie = 'guest';
const seconds = 90 * 24 * 60 * 60;
/** 256 bits of chance in base64url. */
const shape = /^[\w-]{43}$/;

/** What is stored of a token. */
export const guestTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token by which this browser reads its orders without an account. */
export function guestToken(ctx: Context): string | undefined {
  const token = ctx.client?.cookie(cookie);
  return token !== undefined && shape.test(token) ? token : undefined;
}

/** Takes the token from the browser. */
export const takeGuestToken = (ctx: Context): void => ctx.client?.setCookie(cookie, undefined);

/** The browser's token, or a new one that it is given; for 90 days from now. */
export function giveGuestToken(ctx: Context): string {
  const token = guestToken(ctx) ?? randomBytes(32).toString('base64url');
  ctx.client?.setCookie(cookie, token, seconds);
  return token;
}

import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { rateLimitKey } from '#platform/http/client-address.ts';

const cookie = 'guest';
const lifetimeSeconds = 90 * 24 * 60 * 60;
/** 256 random bits in base64url. */
const tokenPattern = /^[\w-]{43}$/;

/** Hashes a token: only the hash is stored. */
export const guestTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Reads the token by which this browser opens its guest orders. */
export function guestToken(ctx: Context): string | undefined {
  const token = ctx.request.client?.cookie(cookie);
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}

/** Clears the browser's token. */
export const clearGuestToken = (ctx: Context): void => ctx.request.client?.setCookie(cookie, undefined);

/** Sets the browser's token, or extends the one it has, for 90 days. */
export function issueGuestToken(ctx: Context, token = guestToken(ctx) ?? randomBytes(32).toString('base64url')): string {
  ctx.request.client?.setCookie(cookie, token, lifetimeSeconds);
  return token;
}

/** Sets a token before a guest orders, so that a retry after a lost response carries the same one. */
export function ensureGuestToken(ctx: Context): void {
  if (!ctx.actor && !guestToken(ctx)) issueGuestToken(ctx);
}

/**
 * Gives the token of a guest's order. A client without cookies gets one derived from its network address and
 * idempotency key, so that its retry finds the first order; the server's secret keeps it unguessable.
 */
export const guestTokenFor = (ctx: Context, key: string): string =>
  guestToken(ctx) ??
  ctx.secrets.digest('guest token', `${ctx.request.address === undefined ? '' : rateLimitKey(ctx.request.address)}\n${key}`);

import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { rateLimitKey } from '#platform/http/client-address.ts';

const cookie = 'guest';
const lifetimeSeconds = 90 * 24 * 60 * 60;
/** 256 bits of chance in base64url. */
const tokenPattern = /^[\w-]{43}$/;

/** What is stored of a token. */
export const guestTokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token by which this browser reads its orders without an account. */
export function guestToken(ctx: Context): string | undefined {
  const token = ctx.request.client?.cookie(cookie);
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}

/** Takes the token from the browser. */
export const clearGuestToken = (ctx: Context): void => ctx.request.client?.setCookie(cookie, undefined);

/** Gives the browser a token, or the one that it has for 90 days more. */
export function issueGuestToken(ctx: Context, token = guestToken(ctx) ?? randomBytes(32).toString('base64url')): string {
  ctx.request.client?.setCookie(cookie, token, lifetimeSeconds);
  return token;
}

/** Gives a browser that has none, and nobody signed in, its token before it orders: a retry after a lost answer brings it along. */
export function ensureGuestToken(ctx: Context): void {
  if (!ctx.actor && !guestToken(ctx)) issueGuestToken(ctx);
}

/**
 * The token of whoever sends an order without an account. A program that brings none gets the same one for the same key from the same
 * network address, so that its retry finds the first order; nobody else can make it up.
 */
export const guestTokenFor = (ctx: Context, key: string): string =>
  guestToken(ctx) ??
  ctx.secrets.digest('guest token', `${ctx.request.address === undefined ? '' : rateLimitKey(ctx.request.address)}\n${key}`);

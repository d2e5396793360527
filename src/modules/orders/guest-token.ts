import { createHash, randomBytes } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { limitKey } from '#platform/http/client-address.ts';

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

/** Gives the browser a token, or the one that it has for 90 days more. */
export function giveGuestToken(ctx: Context, token = guestToken(ctx) ?? randomBytes(32).toString('base64url')): string {
  ctx.client?.setCookie(cookie, token, seconds);
  return token;
}

/**
 * The token of whoever sends an order without an account. A program that brings none gets the same one for the same key from the same
 * network address, so that its retry finds the first order; nobody else can make it up.
 */
export const guestTokenOf = (ctx: Context, key: string): string =>
  guestToken(ctx) ?? ctx.secrets.digest('guest token', `${ctx.address === undefined ? '' : limitKey(ctx.address)}\n${key}`);

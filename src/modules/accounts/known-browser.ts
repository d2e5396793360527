import { randomBytes } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { tokenHash } from './find-actor.ts';
import { findDevice, upsertDevice } from './queries.ts';

const deviceCookie = 'device';
const year = 365 * 24 * 60 * 60;
/** Characters of one token, which have 192 bits of chance. */
const tokenLength = 32;
/** Accounts that one browser is known to at a time. */
const maxTokens = 6;

/**
 * Reads the device tokens of this browser: one for each account that logged in here, so that a planted token,
 * or one of another account, makes the browser known to no account.
 */
function deviceTokens(ctx: Context): string[] {
  const cookie = ctx.request.client?.cookie(deviceCookie) ?? '';
  const count = cookie.length / tokenLength;
  if (!Number.isInteger(count)) return [];
  return Array.from({ length: Math.min(count, maxTokens) }, (_, index) => cookie.slice(index * tokenLength, (index + 1) * tokenLength));
}

/**
 * Returns the digest of this browser's token where the account of an address knows
 * it. Does the same work without an account.
 */
export function findKnownBrowser(ctx: Context, email: string): Promise<string | undefined> {
  return findDevice(ctx.db, email, deviceTokens(ctx).map(tokenHash));
}

/**
 * Makes this browser known to an account, in the caller's transaction, which holds the account.
 * @returns whether the account knew others, but not this one
 */
export async function trustBrowser(ctx: Context, user: { userId: string; email: string }): Promise<boolean> {
  if (!ctx.request.client) return false;
  const known = await findKnownBrowser(ctx, user.email);
  const tokens = deviceTokens(ctx);
  const token = tokens.find((each) => tokenHash(each) === known) ?? randomBytes(24).toString('base64url');
  const others = tokens.filter((each) => each !== token);
  ctx.request.client.setCookie(deviceCookie, [token, ...others].slice(0, maxTokens).join(''), year);
  return upsertDevice(ctx.db, user.userId, tokenHash(token), ctx.now());
}

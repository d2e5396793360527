import { randomBytes } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { tokenHash } from './find-actor.ts';

const requesterCookie = 'code-requester';
const seconds = 24 * 60 * 60;
const shape = /^[\w-]{32}$/;

/**
 * Identifies the browser that requests and enters codes; undefined where it never
 * requested one. Only a digest of its token is stored.
 */
export function findRequester(ctx: Context): string | undefined {
  const token = ctx.request.client?.cookie(requesterCookie);
  return token !== undefined && shape.test(token) ? tokenHash(token) : undefined;
}

/** The same for a browser that asks now: it is given a token if it has none. */
export function ensureRequester(ctx: Context): string {
  const brought = ctx.request.client?.cookie(requesterCookie);
  const token = brought !== undefined && shape.test(brought) ? brought : randomBytes(24).toString('base64url');
  ctx.request.client?.setCookie(requesterCookie, token, seconds);
  return tokenHash(token);
}

/** Identifies an account as the requester of a code, which any of its browsers may enter. */
export const accountRequester = (userId: string): string => `account ${userId}`;

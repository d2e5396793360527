import { randomBytes } from 'node:crypto';
import { tokenHash } from '#modules/accounts/find-actor.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { Context } from '#platform/context.ts';
import { type ApiKeyScope, apiKeyPrefix, maxApiKeys } from '#shared/api-keys.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import {
  type ApiKeyRow,
  type EndingApiKey,
  type FoundApiKey,
  insertApiKey,
  markEndingKeys,
  readApiKey,
  readApiKeys,
  revokeApiKeyRow,
  touchApiKey,
} from './api-key-queries.ts';
import { lockShop } from './lock-shop.ts';

/** A key of a shop as its owners see it; its secret is never shown again. */
export type ApiKey = ApiKeyRow;

/** Characters of a key that are shown, so that its owner knows it. */
const shownLength = apiKeyPrefix.length + 4;
const dayMs = 86_400_000;

/**
 * Finds the key that a program brings. All that is wrong with one is found by the same statement, and a
 * secret of 256 random bits is looked up by its digest, so that the time of an answer tells nothing.
 * @returns undefined where there is no such key, it was revoked or has expired, its shop is closed, or its
 * owner owns the shop no more
 */
export async function findApiKey(ctx: Context, token: string): Promise<FoundApiKey | undefined> {
  const now = ctx.now();
  const row = await readApiKey(ctx.db, tokenHash(token), now, ctx.app.operator.demo);
  if (!row) return undefined;
  const { usedToday, ...key } = row;
  if (!usedToday) await touchApiKey(ctx.db, key.id, now);
  return key;
}

/** Lists the keys of a shop that were not revoked, the newest first. */
export const listApiKeys = (ctx: Context, sellerId: string): Promise<ApiKey[]> => readApiKeys(ctx.db, sellerId);

/** Gives the keys of all shops whose end is to be announced now: 14 days and one day before it. */
export const takeEndingApiKeys = (tx: Context): Promise<EndingApiKey[]> => markEndingKeys(tx.db, tx.now());

const record = (tx: Context, sellerId: string, reason: string, key: Record<string, unknown>) =>
  tx.record({ kind: 'shop-changed', outcome: 'success', target: { kind: 'seller', id: sellerId }, reason, after: key });

/**
 * Makes a key of a shop, in the caller's transaction. Only its digest is stored.
 * @returns the key itself, which cannot be read again, and the beginning by which it is known
 * @throws {DomainError} INVALID_INPUT where the shop has too many, SELLER_NOT_FOUND, WRONG_STATE
 */
export async function addApiKey(
  tx: Context,
  { slug, userId, name, scopes, days }: { slug: string; userId: string; name: string; scopes: ApiKeyScope[]; days: number },
): Promise<{ sellerId: string; token: string; prefix: string }> {
  await lockPerson(tx, userId);
  const { id: sellerId } = await lockShop(tx, slug);
  const now = tx.now();
  const working = (await readApiKeys(tx.db, sellerId)).filter(({ expiresAt }) => expiresAt > now);
  if (working.length >= maxApiKeys) throw new DomainError('INVALID_INPUT', { name: 'too-many' });
  const token = `${apiKeyPrefix}${randomBytes(32).toString('base64url')}`;
  const prefix = token.slice(0, shownLength);
  const expiresAt = new Date(now.getTime() + days * dayMs);
  const id = `key-${newId()}`;
  await insertApiKey(tx.db, { id, sellerId, name, prefix, tokenHash: tokenHash(token), scopes, userId, createdAt: now, expiresAt });
  await record(tx, sellerId, 'api key made', { key: id, scopes });
  return { sellerId, token, prefix };
}

/**
 * Revokes a key of a shop, in the caller's transaction.
 * @throws {DomainError} NOT_FOUND where it has no such key, SELLER_NOT_FOUND, WRONG_STATE
 */
export async function revokeApiKey(
  tx: Context,
  { slug, id }: { slug: string; id: string },
): Promise<{ sellerId: string; name: string; prefix: string }> {
  const { id: sellerId } = await lockShop(tx, slug);
  const revoked = await revokeApiKeyRow(tx.db, sellerId, id, tx.now());
  if (!revoked) throw new DomainError('NOT_FOUND');
  await record(tx, sellerId, 'api key revoked', { key: id });
  return { sellerId, ...revoked };
}

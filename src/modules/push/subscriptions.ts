import { createECDH } from 'node:crypto';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { PushView } from './contract.ts';
import { pushKeyOf } from './push-key.ts';
import { isPushAddress, maxBrowsers } from './push-rules.ts';
import './push-settings.ts';
import { deleteOwn, readOwnKey, saveSubscription } from './queries.ts';

export const sealPurpose = 'push subscription';

/** Address and keys of a browser, as its push service made them. */
export interface BrowserKeys {
  endpoint: string;
  p256dh: string;
  auth: string;
}

type Answer = Promise<{ data: PushView }>;

/** The browser of the caller's session, for the caller's shop. */
function ownBrowser(ctx: Context) {
  const { sellerId, userId } = requireShop(ctx);
  return { sellerId, userId, sessionId: ctx.actor?.sessionId ?? '' };
}

/** Tells whether a message can be encrypted for these keys. */
function areKeys({ p256dh, auth }: BrowserKeys): boolean {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, 'base64url');
  } catch {
    return false;
  }
  return Buffer.from(auth, 'base64url').length === 16;
}

/** Gives whether news of the caller's shop come to the caller's browser, and the key to subscribe it with. */
export async function getPush(ctx: Context): Answer {
  if (!ctx.app.push.isOn) return { data: { isOn: false } };
  const { publicKey: key } = pushKeyOf(ctx.secrets);
  return { data: { key, isOn: (await readOwnKey(ctx.db, ownBrowser(ctx))) === key } };
}

/**
 * Sends news of the caller's shop to the caller's browser until the session ends. A browser belongs to one
 * session: who signs in on a shared telephone takes it over.
 * @throws {DomainError} INVALID_INPUT for an address of no known push service, or keys that are none
 */
export async function turnOnPush(ctx: Context, keys: BrowserKeys): Answer {
  const { isOn, ownServices } = ctx.app.push;
  if (!isOn || !isPushAddress(keys.endpoint, ownServices)) throw new DomainError('INVALID_INPUT', { endpoint: 'unknown' });
  if (!areKeys(keys)) throw new DomainError('INVALID_INPUT', { p256dh: 'wrong' });
  const { endpoint, p256dh, auth } = keys;
  await ctx.transaction(async (tx) => {
    const own = ownBrowser(tx);
    await lockPerson(tx, own.userId);
    const browser = tx.secrets.digest('push browser', endpoint);
    const sealed = tx.secrets.seal(sealPurpose, JSON.stringify({ endpoint, p256dh, auth }));
    const { publicKey: pushKey } = pushKeyOf(tx.secrets);
    await saveSubscription(tx.db, { ...own, id: newId(), browser, sealed, pushKey, now: tx.now() }, maxBrowsers);
  });
  return getPush(ctx);
}

/** Sends no more news of the caller's shop to the caller's browser; a second time nothing happens. */
export async function turnOffPush(ctx: Context): Answer {
  await deleteOwn(ctx.db, ownBrowser(ctx));
  return getPush(ctx);
}

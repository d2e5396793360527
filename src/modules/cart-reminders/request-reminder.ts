import { guestToken, guestTokenHash, issueGuestToken } from '#modules/accounts/guest-token.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { Context } from '#platform/context.ts';
import { clientAddressKey, consumeRateLimit, consumeRateLimitByAddress, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { sameMailbox } from '#shared/same-mailbox.ts';
import type { ReminderRequest } from './contract.ts';
import { deleteHeld, deleteOfGuest, type Holder, hasMark, insertReminder, lockSubject, readHeld } from './queries.ts';
import { mailboxKeys } from './reminder-links.ts';
import { hourMs, maxReminded, nextDaytime, retentionMs } from './reminder-rules.ts';

const day = 86_400;
/** A cart that is changed at the checkout is sent again each time. */
const byAddress = { name: 'cart reminders by address', max: 120, seconds: 3_600 };
/** Bounds the mailboxes that one network can have written to. */
const mailboxesByAddress = { name: 'mailboxes of cart reminders by address', max: 20, seconds: day };
/** Bounds what strangers can write about one mailbox. */
const byMailbox = { name: 'cart reminders by mailbox', max: 20, seconds: day };

type Done = { status: 'success' };

/**
 * Stores the cart of a buyer who asked to be reminded of it, in place of the one that this browser or account
 * had stored. The answer says nothing about the mailbox: where it wants no reminders, or others asked
 * too much for it, the answer is the same and nothing is stored.
 * @throws {DomainError} TOO_MANY_REQUESTS from this network
 */
export async function requestReminder(outside: Context, input: ReminderRequest): Promise<Done> {
  if (outside.app.cartReminders.afterHours === 0) return { status: 'success' };
  return outside.transaction(async (ctx) => {
    const user = ctx.actor && (await lockPerson(ctx, ctx.actor.userId));
    await consumeRateLimitByAddress(ctx, byAddress);
    const holder = holderOf(ctx);
    for (const subject of [holder.userId, holder.tokenHash]) if (subject !== null) await lockSubject(ctx.db, subject);
    const before = await readHeld(ctx.db, holder);
    await deleteHeld(ctx.db, holder);
    const isOwn = user?.email === input.email;
    const mailbox = { email: input.email, userId: isOwn ? holder.userId : null };
    const known = before.find((row) => row.email === (isOwn ? null : input.email));
    if (await hasMark(ctx.db, 'stopped', mailboxKeys(ctx, mailbox))) return { status: 'success' };
    if (!known && !isOwn && !(await maySendTo(ctx, input.email))) return { status: 'success' };
    await store(ctx, input, { holder, isOwn, consentedAt: known?.consentedAt });
    return { status: 'success' };
  });
}

/** Names the caller; a guest's browser gets the token by which its orders will be known. */
function holderOf(ctx: Context): Holder {
  const token = guestToken(ctx) ?? (ctx.actor ? undefined : issueGuestToken(ctx));
  return { userId: ctx.actor?.userId ?? null, tokenHash: token === undefined ? null : guestTokenHash(token) };
}

async function maySendTo(ctx: Context, email: string): Promise<boolean> {
  return (await isLeft(ctx, mailboxesByAddress, clientAddressKey(ctx))) && (await isLeft(ctx, byMailbox, sameMailbox(email)));
}

/** Counts one use; false where none is left. */
async function isLeft(ctx: Context, limit: RateLimit, who: string): Promise<boolean> {
  try {
    await consumeRateLimit(ctx, limit, who);
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

async function store(
  ctx: Context,
  { email, items, language, timeZone }: ReminderRequest,
  { holder, isOwn, consentedAt }: { holder: Holder; isOwn: boolean; consentedAt: Date | undefined },
): Promise<void> {
  const now = ctx.now();
  const { afterHours } = ctx.app.cartReminders;
  await insertReminder(ctx.db, {
    id: newId(),
    ...holder,
    email: isOwn ? null : email,
    language,
    items: items.slice(0, maxReminded),
    timeZone: timeZone ?? null,
    consentedAt: consentedAt ?? now,
    seenAt: now,
    dueAt: nextDaytime(new Date(now.getTime() + afterHours * hourMs), timeZone ?? null),
    expiresAt: new Date(now.getTime() + retentionMs),
  });
}

/**
 * Deletes what this browser asked for without an account, because an account orders with it now: whose orders
 * they are could not be told later.
 */
export async function forgetGuestReminder(tx: Context): Promise<void> {
  const token = guestToken(tx);
  if (token !== undefined) await deleteOfGuest(tx.db, guestTokenHash(token));
}

/** Deletes what this browser or account asked for. */
export async function withdrawReminder(ctx: Context): Promise<Done> {
  const token = guestToken(ctx);
  await deleteHeld(ctx.db, { userId: ctx.actor?.userId ?? null, tokenHash: token === undefined ? null : guestTokenHash(token) });
  return { status: 'success' };
}

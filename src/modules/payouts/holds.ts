import { lockPerson } from '#modules/accounts/lock-person.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { findSellerId } from '#modules/sellers/find-seller-id.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { Localized } from '#shared/localized.ts';
import { answerAppeal, insertAppeal, insertHold, lockHold, writeHoldState } from './hold-queries.ts';
import { notifyOfHold } from './payout-mail.ts';
import { appealDays, type HoldEvent, type HoldReason, holdTransitions } from './payout-rules.ts';
import type { HoldRow } from './tables.ts';

/** The longest hold, in days. */
const maxHoldDays = 90;
const dayMs = 86_400_000;

export interface NewHold {
  slug: string;
  reason: HoldReason;
  /** Explanation for the shop, in both languages. */
  words: Required<Localized>;
  capPaise: number;
  /** Its last day, ISO, Indian time. */
  endsOn: string;
  by: string;
}

/**
 * Holds money of a seller back, up to a cap and until a day, and tells the shop why.
 * @throws {DomainError} SELLER_NOT_FOUND, INVALID_INPUT where it ends before today or after 90 days
 */
export async function setHold(ctx: Context, { slug, reason, words, capPaise, endsOn, by }: NewHold): Promise<string> {
  return ctx.transaction(async (tx) => {
    const sellerId = await findSellerId(tx, slug);
    if (sellerId === undefined) throw new DomainError('SELLER_NOT_FOUND');
    const now = tx.now();
    const last = dayInIndia(new Date(now.getTime() + maxHoldDays * dayMs));
    if (endsOn < dayInIndia(now) || endsOn > last) throw new DomainError('INVALID_INPUT', { endsOn: `A day from today until ${last}.` });
    const hold: HoldRow = { id: newId(), sellerId, state: 'set', reason, words, capPaise, endsOn, setBy: by, setAt: now, stateAt: now };
    await insertHold(tx.db, hold);
    const after = { cap: capPaise, until: endsOn };
    await tx.record({ kind: 'admin-command', outcome: 'success', target: { kind: 'seller', id: sellerId }, after, reason: 'hold set' });
    await notifyOfHold(tx, hold);
    return hold.id;
  });
}

async function moveHold(tx: Context, id: string, event: HoldEvent, sellerId: string | null): Promise<void> {
  const hold = await lockHold(tx.db, id, sellerId);
  if (!hold) throw new DomainError('NOT_FOUND');
  const step = holdTransitions[hold.state][event];
  if (!step || hold.endsOn < dayInIndia(tx.now())) throw new DomainError('WRONG_STATE', { state: step ? 'ended' : hold.state });
  await writeHoldState(tx.db, id, step.to, tx.now());
}

/**
 * Appeals against a hold of the caller's shop, once; it is answered within seven days.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE
 */
export async function appealHold(ctx: Context, given: { id: string; sellerId: string; userId: string; words: string }): Promise<void> {
  const { id, sellerId, userId, words } = given;
  await ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    await moveHold(tx, id, 'appeal', sellerId);
    const at = tx.now();
    const answerDue = dayInIndia(new Date(at.getTime() + appealDays * dayMs));
    await insertAppeal(tx.db, { holdId: id, userId, words, at, answerDue });
  });
}

/**
 * Lifts a hold, or upholds it against an appeal with the reason in both languages.
 * @throws {DomainError} NOT_FOUND, WRONG_STATE, INVALID_INPUT where an appeal is refused without a reason
 */
export async function answerHold(
  ctx: Context,
  { id, event, answer, by }: { id: string; event: 'lift' | 'uphold'; answer?: Localized | undefined; by: string },
): Promise<void> {
  if (event === 'uphold' && !answer) throw new DomainError('INVALID_INPUT', { answer: 'Say why, in both languages.' });
  await ctx.transaction(async (tx) => {
    await moveHold(tx, id, event, null);
    await answerAppeal(tx.db, id, answer ?? null, by, tx.now());
    await tx.record({ kind: 'admin-command', outcome: 'success', target: { kind: 'hold', id }, reason: `hold ${event}` });
  });
}

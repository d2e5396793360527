import { randomInt } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import {
  clientAddressKey,
  consumeRateLimit,
  consumeRateLimits,
  type RateLimitUse,
  releaseAll,
  resetRateLimit,
} from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { codeDigestInput, codeEntryLimit, scopeKey } from './check-code.ts';
import { codeLimits } from './code-rules.ts';
import { findKnownBrowser } from './known-browser.ts';
import { type CodeScope, runAndRollBack } from './queries.ts';
import { oneTimeCodes } from './tables.ts';

const day = 24 * 60 * 60;

/**
 * Counts a mailed code against its rate limits, alike for known and unknown addresses. The pause and the
 * daily limit belong to the signed-in account, to a browser that the account knows, or else to the network;
 * all but known browsers also share a larger limit of the mailbox. Resets the guesses at the requester's
 * earlier code. Call it outside the transaction that sends, so that the limits stay counted.
 * @param options `accountId` of the signed-in account; `pause: false` for a browser
 * that has just proved the password and has no code yet
 * @throws {DomainError} TOO_MANY_REQUESTS with the seconds to wait; CONFIRM_BROWSER
 * where strangers used up the password codes
 */
export async function consumeSendLimit(
  ctx: Context,
  scope: CodeScope,
  { accountId, pause = true }: { accountId?: string; pause?: boolean } = {},
): Promise<void> {
  const { purpose, email } = scope;
  const known = accountId === undefined ? await findKnownBrowser(ctx, email) : undefined;
  const own = `${accountId ?? known ?? clientAddressKey(ctx)}\n${email}`;
  const taken = await consumeRateLimits(ctx, [
    ...(pause ? [[{ name: `code pause ${purpose}`, max: 1, seconds: codeLimits.resendPause }, own] as const] : []),
    [{ name: `codes a day ${purpose}`, max: codeLimits.maxPerDay, seconds: day }, own],
  ]);
  if (known === undefined) await consumeMailboxLimit(ctx, scope, taken);
  await resetRateLimit(ctx, codeEntryLimit, scopeKey(scope));
}

async function consumeMailboxLimit(ctx: Context, { purpose, email }: CodeScope, taken: readonly RateLimitUse[]): Promise<void> {
  try {
    await consumeRateLimit(ctx, { name: `codes to a mailbox ${purpose}`, max: codeLimits.maxPerDayToMailbox, seconds: day }, email);
  } catch (error) {
    await releaseAll(taken);
    // An account has another way than waiting for the strangers.
    if (error instanceof DomainError && purpose === 'password') throw new DomainError('CONFIRM_BROWSER', {}, error.retryAfter);
    throw error;
  }
}

/**
 * Issues a code within a scope; earlier codes of the scope become invalid.
 * @returns the six digits, for the mail alone
 */
export async function issueCode(ctx: Context, scope: CodeScope, subject: string): Promise<string> {
  const { purpose, email, requester } = scope;
  const now = ctx.now();
  const code = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0');
  const id = newId();
  await ctx.db.orm.insert(oneTimeCodes).values({
    id,
    purpose,
    email,
    requester,
    subject,
    codeHash: ctx.secrets.digest('one-time code', codeDigestInput(id, scope, code)),
    attemptsLeft: codeLimits.maxAttempts,
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeLimits.lifetime * 1000),
  });
  const person = purpose === 'password' || purpose === 'email' ? subject || undefined : undefined;
  await ctx.record({ kind: 'code-asked', outcome: 'success', person, email, reason: purpose, target: { kind: 'code', id } });
  return code;
}

/**
 * Does the same work for an unknown address and rolls it back, so that the time does not reveal it.
 * @param tx inside a transaction
 */
export async function simulateSend(tx: Context, work: () => Promise<unknown>): Promise<void> {
  await runAndRollBack(tx.db, work);
}

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
 * Takes the pause and the daily number of sends, the same whether the address is known here or not. They belong to whoever asks: the
 * signed-in account, a browser that the address's account knows, or else the caller's network. All but known browsers share a larger
 * number for the mailbox beside that. What was guessed at an earlier code of the requester counts no more.
 * Call it outside the transaction of the sending: what was taken stays taken.
 * @param options `accountId` of the account that is signed in; `pause: false` for a browser that has just proved the password and has
 * no code, so that nothing keeps it from one
 * @throws {DomainError} TOO_MANY_REQUESTS with the seconds to wait; CONFIRM_BROWSER where strangers used up the codes for a password
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
    ...(pause ? [[{ name: `code pause ${purpose}`, max: 1, seconds: codeLimits.pause }, own] as const] : []),
    [{ name: `codes a day ${purpose}`, max: codeLimits.aDay, seconds: day }, own],
  ]);
  if (known === undefined) await consumeMailboxLimit(ctx, scope, taken);
  await resetRateLimit(ctx, codeEntryLimit, scopeKey(scope));
}

async function consumeMailboxLimit(ctx: Context, { purpose, email }: CodeScope, taken: readonly RateLimitUse[]): Promise<void> {
  try {
    await consumeRateLimit(ctx, { name: `codes to a mailbox ${purpose}`, max: codeLimits.aDayOfMailbox, seconds: day }, email);
  } catch (error) {
    await releaseAll(taken);
    // An account has another way than waiting for the strangers.
    if (error instanceof DomainError && purpose === 'password') throw new DomainError('CONFIRM_BROWSER', {}, error.retryAfter);
    throw error;
  }
}

/** A new code within a scope. Codes sent before it within the same scope are over. @returns the six digits, for the mail alone */
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
    attemptsLeft: codeLimits.attempts,
    createdAt: now,
    expiresAt: new Date(now.getTime() + codeLimits.life * 1000),
  });
  const person = purpose === 'password' || purpose === 'email' ? subject || undefined : undefined;
  await ctx.record({ kind: 'code-asked', outcome: 'success', person, email, reason: purpose, target: { kind: 'code', id } });
  return code;
}

/**
 * Does the same work for an address that is known to nobody and takes it back, so that the time does not tell it from another.
 * @param tx inside a transaction
 */
export async function simulateSend(tx: Context, work: () => Promise<unknown>): Promise<void> {
  await runAndRollBack(tx.db, work);
}

import { randomInt } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { addressOf, clearLimit, putBackAll, type TakenUse, takeLimit, takeLimits } from '#platform/limits/take-limit.ts';
import { Failure } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { codeLimits } from './code-rules.ts';
import { findKnownBrowser } from './known-browser.ts';
import { type CodeScope, takeBack } from './queries.ts';
import { oneTimeCodes } from './tables.ts';
import { codeEntries, codeText, scopeText } from './use-code.ts';

const day = 24 * 60 * 60;

/**
 * Takes the pause and the daily number of sends, the same whether the address is known here or not. They belong to whoever asks: the
 * signed-in account, a browser that the address's account knows, or else the caller's network. All but known browsers share a larger
 * number for the mailbox beside that. What was guessed at an earlier code of the requester counts no more.
 * Call it outside the transaction of the sending: what was taken stays taken.
 * @param options `accountId` of the account that is signed in; `pause: false` for a browser that has just proved the password and has
 * no code, so that nothing keeps it from one
 * @throws {Failure} TOO_MANY_REQUESTS with the seconds to wait; CONFIRM_BROWSER where strangers used up the codes for a password
 */
export async function takeSend(
  ctx: Context,
  scope: CodeScope,
  { accountId, pause = true }: { accountId?: string; pause?: boolean } = {},
): Promise<void> {
  const { purpose, email } = scope;
  const known = accountId === undefined ? await findKnownBrowser(ctx, email) : undefined;
  const own = `${accountId ?? known ?? addressOf(ctx)}\n${email}`;
  const taken = await takeLimits(ctx, [
    ...(pause ? [[{ name: `code pause ${purpose}`, most: 1, seconds: codeLimits.pause }, own] as const] : []),
    [{ name: `codes a day ${purpose}`, most: codeLimits.aDay, seconds: day }, own],
  ]);
  if (known === undefined) await takeSendToMailbox(ctx, scope, taken);
  await clearLimit(ctx, codeEntries, scopeText(scope));
}

async function takeSendToMailbox(ctx: Context, { purpose, email }: CodeScope, taken: readonly TakenUse[]): Promise<void> {
  try {
    await takeLimit(ctx, { name: `codes to a mailbox ${purpose}`, most: codeLimits.aDayOfMailbox, seconds: day }, email);
  } catch (error) {
    await putBackAll(taken);
    // An account has another way than waiting for the strangers.
    if (error instanceof Failure && purpose === 'password') throw new Failure('CONFIRM_BROWSER', {}, error.retryAfter);
    throw error;
  }
}

/** A new code within a scope. Codes sent before it within the same scope are over. @returns the six digits, for the mail alone */
export async function makeCode(ctx: Context, scope: CodeScope, subject: string): Promise<string> {
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
    codeHash: ctx.secrets.digest('one-time code', codeText(id, scope, code)),
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
export async function inVain(tx: Context, work: () => Promise<unknown>): Promise<void> {
  await takeBack(tx.db, work);
}

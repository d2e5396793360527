import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { codeLimits } from './code-rules.ts';
import { type CodeScope, consumeAttempt, deleteCodesBySubject, markCodeUsed } from './queries.ts';

/** Binds the digest of a code to its id, purpose and address. */
export const codeDigestInput = (id: string, { purpose, email }: Pick<CodeScope, 'purpose' | 'email'>, code: string) =>
  [id, purpose, email, code].join('\n');

export const scopeKey = ({ purpose, email, requester }: CodeScope) => [purpose, email, requester].join('\n');

/** Counts entries even where no code was sent, so that the answer does not reveal whether one was. */
export const codeEntryLimit = { name: 'codes entered', max: codeLimits.maxAttempts, seconds: codeLimits.lifetime };

export const invalidOtp = () => new DomainError('INVALID_OTP', { otp: 'Invalid or expired OTP.' });
const exhaustedOtp = () => new DomainError('TOO_MANY_ATTEMPTS', { otp: 'This code was wrong too often. Ask for a new one.' });
/** Of a browser that never asked for a code. */
export const otherBrowserOtp = () =>
  new DomainError('OTP_OTHER_BROWSER', {
    otp: 'A code works in the browser that asked for it. Enter it there, or ask for a new one here.',
  });

/**
 * Checks a code against the newest one in its scope. Commits the attempt before the comparison: concurrent
 * guesses share the five attempts. Call it outside a transaction, then `consumeCode` inside.
 * @param scope without a requester where the browser never asked for a code
 * @param subject required subject of the code, where the caller knows it
 * @throws {DomainError} INVALID_OTP; TOO_MANY_ATTEMPTS where only a new code helps;
 * OTP_OTHER_BROWSER where this browser asked for none
 */
export async function checkCode(
  ctx: Context,
  input: { scope: Omit<CodeScope, 'requester'> & { requester: string | undefined }; code: string; subject?: string | undefined },
): Promise<{ id: string; subject: string }> {
  // Looked for in any case: the operator's codes are good in every browser.
  const scope = { ...input.scope, requester: input.scope.requester ?? '' };
  const isLast = (await countEntry(ctx, scope)) >= codeLimits.maxAttempts;
  const row = await consumeAttempt(ctx.db, scope, ctx.now());
  const matches = ctx.secrets.matches('one-time code', codeDigestInput(row?.id ?? '', scope, input.code), row?.codeHash ?? '');
  if (row && matches && (input.subject === undefined || input.subject === row.subject)) return { id: row.id, subject: row.subject };
  const { purpose, email } = scope;
  const person = purpose === 'password' || purpose === 'email' ? row?.subject : undefined;
  await ctx.record({ kind: 'code-entered', outcome: 'failure', person, email, reason: purpose });
  if (input.scope.requester === undefined) throw otherBrowserOtp();
  throw isLast ? exhaustedOtp() : invalidOtp();
}

/** @returns the number of this entry since the code was requested; 0 without a request */
async function countEntry(ctx: Context, scope: CodeScope): Promise<number> {
  if (scope.requester === '') return 0;
  try {
    return (await consumeRateLimit(ctx, codeEntryLimit, scopeKey(scope))).count;
  } catch (error) {
    throw error instanceof DomainError ? exhaustedOtp() : error;
  }
}

/** Ends the codes that were sent about these things. */
export async function revokeCodes(ctx: Context, subjects: readonly string[]): Promise<void> {
  await deleteCodesBySubject(ctx.db, subjects);
}

/**
 * Marks a checked code as used, in the transaction of its effect.
 * @throws {DomainError} INVALID_OTP where a concurrent request was first
 */
export async function consumeCode(ctx: Context, id: string): Promise<void> {
  if (!(await markCodeUsed(ctx.db, id, ctx.now()))) throw invalidOtp();
  await ctx.record({ kind: 'code-entered', outcome: 'success', target: { kind: 'code', id } });
}

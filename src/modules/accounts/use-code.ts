import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import type { CodePurpose } from './code-rules.ts';
import { takeAttempt, takeCode } from './queries.ts';
import { codeText } from './send-code.ts';

/**
 * Checks an entered code against the newest one of this purpose and address. The attempt is taken, and committed, before anything is
 * compared: guesses that arrive together share the five attempts. Call it outside a transaction, then `spendCode` inside yours.
 * @param subject where the caller knows whom the code must be about
 * @throws {Failure} INVALID_OTP
 */
export async function checkCode(
  ctx: Context,
  { purpose, email, code, subject }: { purpose: CodePurpose; email: string; code: string; subject?: string | undefined },
): Promise<{ id: string; subject: string }> {
  const row = await takeAttempt(ctx.db, purpose, email, ctx.now());
  const matches = ctx.secrets.matches('one-time code', codeText(row?.id ?? '', purpose, email, code), row?.codeHash ?? '');
  if (!row || !matches || (subject !== undefined && subject !== row.subject)) {
    const person = purpose === 'password' || purpose === 'email' ? row?.subject : undefined;
    await ctx.record({ kind: 'code-entered', outcome: 'failure', person, email, reason: purpose });
    throw new Failure('INVALID_OTP', { otp: 'Invalid or expired OTP.' });
  }
  return { id: row.id, subject: row.subject };
}

/** Uses a checked code up, in the transaction of what it allows. @throws {Failure} INVALID_OTP where another request was first */
export async function spendCode(ctx: Context, id: string): Promise<void> {
  if (!(await takeCode(ctx.db, id, ctx.now()))) throw new Failure('INVALID_OTP', { otp: 'Invalid or expired OTP.' });
  await ctx.record({ kind: 'code-entered', outcome: 'success', target: { kind: 'code', id } });
}

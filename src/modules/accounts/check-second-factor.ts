import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Language } from '#shared/localized.ts';
import { recoveryCodeUsedMail } from './account-mails.ts';
import { normalizeRecoveryCode, totpStep } from './second-factor-rules.ts';
import { beginAttempt } from './sign-in-limits.ts';
import { recoveryCodes, users } from './tables.ts';
import { warnOwner } from './warn-owner.ts';

interface SecondFactor {
  id: string;
  email: string | null;
  language: Language;
  totpSecret: string | null;
  totpConfirmedAt: Date | null;
}

/**
 * Checks the code of the authenticator, or a recovery code, where the account has a second factor. Each works
 * once. The caller has proved the password, so repeated wrong codes warn the owner.
 * @throws {DomainError} TOTP_REQUIRED, INVALID_TOTP, TOO_MANY_REQUESTS, CONFIRM_BROWSER
 */
export async function checkSecondFactor(ctx: Context, user: SecondFactor, code: string | undefined): Promise<void> {
  if (!user.totpConfirmedAt || !user.totpSecret) return;
  if (!code?.trim()) throw new DomainError('TOTP_REQUIRED');
  const email = user.email ?? '';
  const attempt = await beginAttempt(ctx, 'secondFactorLimits', email);
  if (await consumeSecondFactor(ctx, user, user.totpSecret, code)) return attempt.succeed();
  await ctx.record({ kind: 'totp-entered', outcome: 'failure', person: user.id, reason: 'wrong-code' });
  if (attempt.shouldWarnOwner) await warnOwner(ctx, email);
  throw new DomainError('INVALID_TOTP', { totp: 'This code is not right.' });
}

/** Whether a code is right and was not used before; it is from now on. */
async function consumeSecondFactor(ctx: Context, user: SecondFactor, totpSecret: string, code: string): Promise<boolean> {
  const userId = user.id;
  const step = totpStep(ctx.secrets.unseal('totp', totpSecret), code, ctx.now());
  if (step !== undefined) {
    const used = await ctx.db.orm
      .update(users)
      .set({ totpStep: step })
      .where(and(eq(users.id, userId), isNull(users.erasedAt), or(isNull(users.totpStep), lt(users.totpStep, step))))
      .returning({ id: users.id });
    if (used.length > 0) return true;
  }
  const codeHash = ctx.secrets.digest('recovery code', `${userId}\n${normalizeRecoveryCode(code)}`);
  return ctx.transaction(async (tx) => {
    const spent = await tx.db.orm
      .update(recoveryCodes)
      .set({ usedAt: tx.now() })
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
      .returning({ userId: recoveryCodes.userId });
    if (spent.length === 0) return false;
    const left = await tx.db.orm.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
    await tx.record({ kind: 'recovery-code-used', outcome: 'success', person: userId, after: { left } });
    if (user.email) await sendMail(tx, recoveryCodeUsedMail(tx, { to: user.email, language: user.language, left }));
    return true;
  });
}

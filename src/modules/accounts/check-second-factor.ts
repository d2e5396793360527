import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { takeLimit } from '#platform/limits/take-limit.ts';
import { Failure } from '#shared/errors.ts';
import type { Language } from '#shared/localized.ts';
import { recoveryCodeUsedMail, secondFactorGuessedMail } from './account-mails.ts';
import { forgetGuesses, readPause, takeGuess } from './queries.ts';
import { guessesBeforeMail, guessesBeforePause, isTotpCode, pauseSeconds, plainRecoveryCode, totpStep } from './second-factor-rules.ts';
import { recoveryCodes, users } from './tables.ts';

/** Recovery codes are too long to be guessed; this bounds the work. */
const recoveryByUser = { name: 'recovery codes entered', most: 10, seconds: 5 * 60 };

interface Person {
  id: string;
  email: string | null;
  language: Language;
  totpSecret: string | null;
  totpConfirmedAt: Date | null;
}

const refuse = () => new Failure('INVALID_TOTP', { totp: 'This code is not right.' });

/**
 * Asks for the code of the authenticator, or for a recovery code, where the account has a second factor. Each works once. Wrong codes
 * begin pauses that grow, and the owner hears of many; a recovery code is taken during a pause as well, so that nobody who knows the
 * password alone locks the owner out. Call it outside a transaction: what was tried stays counted.
 * @throws {Failure} TOTP_REQUIRED, INVALID_TOTP, TOO_MANY_REQUESTS
 */
export async function checkSecondFactor(ctx: Context, user: Person, code: string | undefined): Promise<void> {
  if (!user.totpConfirmedAt || !user.totpSecret) return;
  if (!code?.trim()) throw new Failure('TOTP_REQUIRED');
  if (!isTotpCode(code)) return spendRecoveryCode(ctx, user, code);
  const now = ctx.now();
  // Counted before it is compared: guesses that arrive together share what is left.
  const guesses = await takeGuess(ctx.db, user.id, now, guessesBeforePause, pauseSeconds);
  if (guesses === undefined) {
    const until = await readPause(ctx.db, user.id);
    await ctx.record({ kind: 'totp-entered', outcome: 'failure', person: user.id, reason: 'pause' });
    throw new Failure('TOO_MANY_REQUESTS', {}, Math.max(1, Math.ceil(((until?.getTime() ?? 0) - now.getTime()) / 1000)));
  }
  const step = totpStep(ctx.secrets.unseal('totp', user.totpSecret), code, now);
  const used = step !== undefined && (await spendStep(ctx, user.id, step));
  if (used) return forgetGuesses(ctx.db, user.id);
  await ctx.transaction(async (tx) => {
    await tx.record({ kind: 'totp-entered', outcome: 'failure', person: user.id, reason: 'wrong-code', after: { inARow: guesses } });
    if (guesses % guessesBeforeMail === 0 && user.email)
      await sendMail(tx, secondFactorGuessedMail(tx, { to: user.email, language: user.language, count: guesses }));
  });
  throw refuse();
}

/** Uses a time step up. @returns false where it, or a later one, was used before */
async function spendStep(ctx: Context, userId: string, step: number): Promise<boolean> {
  const used = await ctx.db.orm
    .update(users)
    .set({ totpStep: step })
    .where(and(eq(users.id, userId), or(isNull(users.totpStep), lt(users.totpStep, step))))
    .returning({ id: users.id });
  return used.length > 0;
}

async function spendRecoveryCode(ctx: Context, user: Person, code: string): Promise<void> {
  await takeLimit(ctx, recoveryByUser, user.id);
  const codeHash = ctx.secrets.digest('recovery code', `${user.id}\n${plainRecoveryCode(code)}`);
  await ctx.transaction(async (tx) => {
    const spent = await tx.db.orm
      .update(recoveryCodes)
      .set({ usedAt: tx.now() })
      .where(and(eq(recoveryCodes.userId, user.id), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
      .returning({ userId: recoveryCodes.userId });
    if (spent.length === 0) {
      await tx.record({ kind: 'recovery-code-used', outcome: 'failure', person: user.id, reason: 'wrong-code' });
      throw refuse();
    }
    const [row] = await tx.db.orm
      .select({ left: sql<number>`count(*)::int` })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, user.id), isNull(recoveryCodes.usedAt)));
    const left = row?.left ?? 0;
    await tx.record({ kind: 'recovery-code-used', outcome: 'success', person: user.id, after: { left } });
    if (user.email) await sendMail(tx, recoveryCodeUsedMail(tx, { to: user.email, language: user.language, left }));
  });
}

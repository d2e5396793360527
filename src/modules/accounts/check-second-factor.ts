import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { takeLimit } from '#platform/limits/take-limit.ts';
import { Failure } from '#shared/errors.ts';
import { plainRecoveryCode, totpStep } from './second-factor-rules.ts';
import { recoveryCodes, users } from './tables.ts';

const byUser = { name: 'second factors', most: 5, seconds: 5 * 60 };

/**
 * Asks for the code of the authenticator, or for a recovery code, where the account has a second factor. Each works once.
 * @throws {Failure} TOTP_REQUIRED, INVALID_TOTP, TOO_MANY_REQUESTS
 */
export async function checkSecondFactor(
  ctx: Context,
  user: { id: string; totpSecret: string | null; totpConfirmedAt: Date | null },
  code: string | undefined,
): Promise<void> {
  if (!user.totpConfirmedAt || !user.totpSecret) return;
  if (!code?.trim()) throw new Failure('TOTP_REQUIRED');
  await takeLimit(ctx, byUser, user.id);
  const step = totpStep(ctx.secrets.unseal('totp', user.totpSecret), code, ctx.now());
  if (step !== undefined) {
    const used = await ctx.db.orm
      .update(users)
      .set({ totpStep: step })
      .where(and(eq(users.id, user.id), isNull(users.erasedAt), or(isNull(users.totpStep), lt(users.totpStep, step))))
      .returning({ id: users.id });
    if (used.length > 0) return;
  }
  const codeHash = ctx.secrets.digest('recovery code', `${user.id}\n${plainRecoveryCode(code)}`);
  const spent = await ctx.db.orm
    .update(recoveryCodes)
    .set({ usedAt: ctx.now() })
    .where(and(eq(recoveryCodes.userId, user.id), eq(recoveryCodes.codeHash, codeHash), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  if (spent.length === 0) throw new Failure('INVALID_TOTP', { totp: 'This code is not right.' });
}

import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { Secret } from 'otpauth';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { authenticatorMail } from './account-mails.ts';
import { lockPerson } from './lock-person.ts';
import { type OpenedSession, revokeSessions, rotateSession } from './open-session.ts';
import { lockUser, readUser } from './queries.ts';
import { rejectDemoAccount } from './reject-demo-account.ts';
import { requireRecentPassword } from './require-recent-password.ts';
import { createTotp, normalizeRecoveryCode, totpStep } from './second-factor-rules.ts';
import { recoveryCodes, users } from './tables.ts';

const attemptsByUser = { name: 'second factors', max: 5, seconds: 5 * 60 };
const recoveryAlphabet = '23456789abcdefghjkmnpqrstvwxyz';
const recoveryCount = 10;

/**
 * Begins to use an authenticator: it counts once a code of it was confirmed.
 * @param begun a secret that waits for its first code is shown again; any other gives way to a new one
 * @throws {DomainError} REAUTHENTICATE, CONFLICT where there is one
 */
export async function enrolTotp(
  ctx: Context,
  begun?: { secret?: string | undefined },
): Promise<{ secret: string; uri: string; qr: string }> {
  const { userId } = requireRecentPassword(ctx);
  const user = await readUser(ctx.db, userId);
  if (!user) throw new DomainError('UNAUTHORIZED');
  rejectDemoAccount(user);
  if (user.totpConfirmedAt) throw new DomainError('CONFLICT');
  const waiting = user.totpSecret === null ? undefined : ctx.secrets.unseal('totp', user.totpSecret);
  const isAgain = waiting !== undefined && begun?.secret === waiting;
  const secret = isAgain ? waiting : new Secret({ size: 20 }).base32;
  if (!isAgain) {
    await ctx.transaction(async (tx) => {
      await tx.db.orm
        .update(users)
        .set({ totpSecret: ctx.secrets.seal('totp', secret), totpStep: null })
        .where(and(eq(users.id, userId), isNull(users.totpConfirmedAt), isNull(users.erasedAt)));
      await tx.record({ kind: 'totp-enrolled', outcome: 'success' });
    });
  }
  const uri = createTotp(secret, ctx.app.operator.brand.en, user.email ?? '').toString();
  const { toString: drawQr } = await import('qrcode');
  return { secret, uri, qr: await drawQr(uri, { type: 'svg', margin: 1 }) };
}

/** Six groups of four characters: 117 bits of chance, so that a keyed digest is enough to store them by. */
const newRecoveryCode = () =>
  Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]).join('')).join('-');

/**
 * The authenticator is asked for from now on. Every other session ends, and this one gets a new token.
 * @returns the recovery codes, for this one time
 * @throws {DomainError} INVALID_TOTP
 */
export async function confirmTotp(ctx: Context, { code }: { code: string }): Promise<{ recoveryCodes: string[] } & OpenedSession> {
  const { userId, sessionId } = requireRecentPassword(ctx);
  await consumeRateLimit(ctx, attemptsByUser, userId);
  const codes = Array.from({ length: recoveryCount }, newRecoveryCode);
  const session = await ctx.transaction(async (tx) => {
    const user = await lockUser(tx.db, userId);
    if (user) rejectDemoAccount(user);
    if (!user?.totpSecret || user.totpConfirmedAt) throw new DomainError('CONFLICT');
    const step = totpStep(ctx.secrets.unseal('totp', user.totpSecret), code, ctx.now());
    if (step === undefined) {
      await tx.record({ kind: 'totp-entered', outcome: 'failure', reason: 'wrong-code' });
      throw new DomainError('INVALID_TOTP', { code: 'This code is not right.' });
    }
    await tx.db.orm.update(users).set({ totpConfirmedAt: tx.now(), totpStep: step }).where(eq(users.id, userId));
    // Ends sessions that were opened with the password alone.
    await revokeSessions(tx, userId, 'authenticator added', sessionId);
    await tx.db.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    const digest = (plain: string) => ctx.secrets.digest('recovery code', `${userId}\n${normalizeRecoveryCode(plain)}`);
    await tx.db.orm.insert(recoveryCodes).values(codes.map((each) => ({ userId, codeHash: digest(each) })));
    await tx.record({ kind: 'totp-confirmed', outcome: 'success' });
    if (user.email) await sendMail(tx, authenticatorMail(tx, { to: user.email, language: user.language, which: 'added' }));
    return rotateSession(tx);
  });
  return { recoveryCodes: codes, ...session };
}

/**
 * Removes the authenticator, ends every other session and rotates the token of this one.
 * @throws {DomainError} REAUTHENTICATE; FORBIDDEN for admins, who need a second factor
 */
export async function removeTotp(ctx: Context): Promise<{ status: 'success'; message: string } & OpenedSession> {
  const { userId, role, sessionId } = requireRecentPassword(ctx);
  const session = await ctx.transaction(async (tx) => {
    const user = await lockPerson(tx, userId);
    rejectDemoAccount(user);
    if (role === 'admin') throw new DomainError('FORBIDDEN');
    await tx.db.orm.update(users).set({ totpSecret: null, totpConfirmedAt: null, totpStep: null }).where(eq(users.id, userId));
    await tx.db.orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    await revokeSessions(tx, userId, 'authenticator removed', sessionId);
    // Only what was in force is news; one that never had its first code confirmed is not.
    if (user.totpConfirmedAt) {
      await tx.record({ kind: 'totp-removed', outcome: 'success' });
      if (user.email) await sendMail(tx, authenticatorMail(tx, { to: user.email, language: user.language, which: 'removed' }));
    }
    return rotateSession(tx);
  });
  return { status: 'success', message: 'Your authenticator is no longer asked for.', ...session };
}

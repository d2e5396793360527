import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { eraseMails } from '#modules/notifications/erase-mails.ts';
import type { Context } from '#platform/context.ts';
import { hashPassword, passwordMatches } from './hash-password.ts';
import { revokeSessions } from './open-session.ts';
import { deleteUserData, erasedAccount } from './queries.ts';
import { devices, oneTimeCodes, recoveryCodes, signups, users } from './tables.ts';

/** Published credentials of a demo account. */
interface DemoCredentials {
  role: 'buyer' | 'seller' | 'admin';
  email: string;
  password: string;
  totpSecret?: string | undefined;
}

/** Passwords that are compared beside each other: as many as the thread pool has threads. */
const concurrency = 4;

export interface EndedDemonstration {
  /** Accounts of the demonstration that were erased. */
  erased: number;
  /** Accounts that lost the role of an admin or a seller. */
  demoted: number;
  /** Accounts of visitors whose password and sessions ended. */
  locked: number;
}

/**
 * Finds demo accounts that an older version left unmarked, also after a change of address: by the published
 * password or authenticator. Checks each account once.
 */
export async function recogniseDemoAccounts(ctx: Context, known: readonly DemoCredentials[]): Promise<void> {
  const unknown = await ctx.db.orm
    .select()
    .from(users)
    .where(and(isNull(users.isDemo), isNull(users.erasedAt)));
  if (unknown.length === 0) return;
  ctx.log.info({ accounts: unknown.length }, 'accounts of an older version are looked at once');
  const demo: string[] = [];
  for (let first = 0; first < unknown.length; first += concurrency) {
    const batch = unknown.slice(first, first + concurrency);
    const answers = await Promise.all(batch.map((user) => hasDemoCredentials(ctx, user, known)));
    demo.push(...batch.filter((_, index) => answers[index]).map((user) => user.id));
  }
  // While a published password works the demonstration has not ended, and all other
  // accounts are its visitors'.
  const own = await ctx.db.orm
    .select()
    .from(users)
    .where(
      inArray(
        users.email,
        known.map((account) => account.email),
      ),
    );
  const answers = await Promise.all(own.map((user) => hasDemoCredentials(ctx, user, known)));
  const goesOn = answers.includes(true);
  await ctx.transaction(async (tx) => {
    const set = (values: { isDemo: boolean; madeInDemo?: boolean }, ids: string[]) =>
      tx.db.orm
        .update(users)
        .set(values)
        .where(and(isNull(users.isDemo), inArray(users.id, ids)));
    await set({ isDemo: true }, demo);
    await set(
      { isDemo: false, madeInDemo: goesOn },
      unknown.map((user) => user.id).filter((id) => !demo.includes(id)),
    );
  });
}

async function hasDemoCredentials(ctx: Context, user: typeof users.$inferSelect, known: readonly DemoCredentials[]): Promise<boolean> {
  const secret = user.totpSecret === null ? undefined : tryUnseal(ctx, user.totpSecret);
  for (const account of known) {
    if (secret !== undefined && secret === account.totpSecret) return true;
    if (account.role === user.role && (await passwordMatches(account.password, user.passwordHash))) return true;
  }
  return false;
}

/** The authenticator's key; undefined where it was sealed with another AUTH_SECRET. */
function tryUnseal(ctx: Context, sealed: string): string | undefined {
  try {
    return ctx.secrets.unseal('totp', sealed);
  } catch {
    return undefined;
  }
}

/**
 * Revokes everything that a demonstration on this database gave to strangers: erases its accounts, removes
 * roles that no operator of a real shop gave, and makes visitors, whose mails were public, set a new password
 * by mail. Orders, tickets and products of the demonstration stay. Does nothing on other databases.
 */
export async function endDemonstration(ctx: Context, known: readonly DemoCredentials[]): Promise<EndedDemonstration> {
  await recogniseDemoAccounts(ctx, known);
  return ctx.transaction(async (tx) => {
    const { orm } = tx.db;
    const ours = or(
      eq(users.isDemo, true),
      eq(users.madeInDemo, true),
      and(ne(users.role, 'buyer'), sql`${users.roleGivenBy} is distinct from 'operator'`),
    );
    const left = await orm
      .select()
      .from(users)
      .where(and(ours, isNull(users.erasedAt)))
      .for('update');
    const ended: EndedDemonstration = { erased: 0, demoted: 0, locked: 0 };
    if (left.length === 0) return ended;
    const passwordHash = await hashPassword(crypto.randomUUID());
    for (const user of left) {
      const { id, email } = user;
      await revokeSessions(tx, id, 'demonstration ended');
      if (user.isDemo && email) {
        await eraseMails(tx, { userId: id, email });
        await deleteUserData(tx.db, id, email);
        await orm
          .update(users)
          .set({ ...erasedAccount(tx.now()), role: 'buyer', roleGivenBy: null })
          .where(eq(users.id, id));
        ended.erased++;
        await tx.record({ kind: 'demo-account-closed', outcome: 'success', person: id });
        continue;
      }
      const isTrusted = user.roleGivenBy === 'operator';
      if (!isTrusted && user.role !== 'buyer') {
        ended.demoted++;
        const [before, after] = [{ role: user.role }, { role: 'buyer' }];
        await tx.record({ kind: 'role-changed', outcome: 'success', person: id, reason: 'demonstration ended', before, after });
      }
      if (user.madeInDemo) ended.locked++;
      const access = { passwordHash, totpSecret: null, totpConfirmedAt: null, totpStep: null };
      await orm
        .update(users)
        .set({ madeInDemo: false, ...(isTrusted ? {} : { role: 'buyer' as const, roleGivenBy: null }), ...(user.madeInDemo ? access : {}) })
        .where(eq(users.id, id));
      await orm.delete(devices).where(eq(devices.userId, id));
      if (user.madeInDemo) await orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
    }
    // Codes that were on their way lie where everybody could read them.
    await orm.delete(oneTimeCodes);
    await orm.delete(signups);
    return ended;
  });
}

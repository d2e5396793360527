import { eq, inArray } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { hashNewPassword, hashPassword } from './hash-password.ts';
import { revokeSessions } from './open-session.ts';
import { readUserByEmail } from './queries.ts';
import { users } from './tables.ts';

export interface AccountInput {
  role: 'buyer' | 'seller' | 'admin';
  name: string;
  email: string;
  password: string;
  /** Key of an authenticator that is asked for from the beginning. */
  totpSecret?: string | undefined;
}

/** Adds an account without a code by mail, for the operator and the demo shop. One that is there already stays as it is. */
export async function addAccount(ctx: Context, { role, name, email, password, totpSecret }: AccountInput): Promise<void> {
  if (await readUserByEmail(ctx.db, email)) return;
  const now = ctx.now();
  await ctx.db.orm
    .insert(users)
    .values({
      id: newId(),
      role,
      name,
      email,
      passwordHash: await hashNewPassword(password, email),
      emailVerifiedAt: now,
      createdAt: now,
      ...(totpSecret === undefined ? {} : { totpSecret: ctx.secrets.seal('totp', totpSecret), totpConfirmedAt: now }),
    })
    .onConflictDoNothing({ target: users.email });
}

/** Takes their passwords from accounts, and ends their sessions: what everybody knows must open nothing in a real shop. */
export async function closeAccounts(ctx: Context, emails: readonly string[]): Promise<void> {
  await ctx.transaction(async (tx) => {
    const open = await tx.db.orm
      .select({ id: users.id })
      .from(users)
      .where(inArray(users.email, [...emails]))
      .for('update');
    for (const { id } of open) {
      await tx.db.orm
        .update(users)
        .set({ role: 'buyer', passwordHash: await hashPassword(crypto.randomUUID()) })
        .where(eq(users.id, id));
      await revokeSessions(tx, id, 'demo account closed');
      await tx.record({ kind: 'demo-account-closed', outcome: 'success', person: id });
    }
  });
}

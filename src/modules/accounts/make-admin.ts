import { eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { codeUrl } from './account-mails.ts';
import { hashPassword } from './hash-password.ts';
import { revokeSessions } from './open-session.ts';
import { lockUserByEmail } from './queries.ts';
import { makeCode } from './send-code.ts';
import { users } from './tables.ts';

/**
 * Makes the account of an address an admin's, or opens one. Its sessions end: a session has the rights with which it began.
 * @returns for a new account the address at which its password is chosen, good for ten minutes
 */
export function makeAdmin(ctx: Context, email: string): Promise<string | undefined> {
  return ctx.transaction(async (tx) => {
    const user = await lockUserByEmail(tx.db, email);
    if (user) {
      await tx.db.orm.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
      await revokeSessions(tx, user.id, 'role changed');
      const [before, after] = [{ role: user.role }, { role: 'admin' }];
      await tx.record({ kind: 'role-changed', outcome: 'success', person: user.id, before, after });
      return undefined;
    }
    const id = newId();
    const now = tx.now();
    // Nobody knows the first password, not even for a moment.
    const passwordHash = await hashPassword(crypto.randomUUID());
    await tx.db.orm.insert(users).values({ id, role: 'admin', email, name: 'Admin', passwordHash, emailVerifiedAt: now, createdAt: now });
    await tx.record({ kind: 'role-changed', outcome: 'success', person: id, after: { role: 'admin' }, reason: 'account opened' });
    return codeUrl(tx, 'password', { to: email, language: 'en', code: await makeCode(tx, 'password', email, id) });
  });
}

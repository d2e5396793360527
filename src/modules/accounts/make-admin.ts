import { eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { StartError } from '#shared/start-error.ts';
import { codeUrl } from './account-mails.ts';
import { anyRequester } from './code-rules.ts';
import { hashPassword } from './hash-password.ts';
import { issueCode } from './issue-code.ts';
import { revokeSessions } from './open-session.ts';
import { lockUserByEmail } from './queries.ts';
import { users } from './tables.ts';

/**
 * Gives the account of an address the admin role, or creates it. Ends its sessions, because a session keeps
 * the rights with which it began.
 * @throws {StartError} for a demo account
 * @returns for a new account the address at which its password is chosen, valid for ten minutes
 */
export function makeAdmin(ctx: Context, email: string): Promise<string | undefined> {
  return ctx.transaction(async (tx) => {
    // Admins of a demonstration end with it: its mails are public, so a stranger
    // could take over an admin without an authenticator.
    const role = { role: 'admin', roleGivenBy: tx.app.operator.demo ? 'demo' : 'operator' } as const;
    const user = await lockUserByEmail(tx.db, email);
    if (user) {
      if (user.isDemo) throw new StartError(`${email} is an account of the demonstration, whose password everybody knows.`);
      await tx.db.orm.update(users).set(role).where(eq(users.id, user.id));
      await revokeSessions(tx, user.id, 'role changed');
      const [before, after] = [{ role: user.role }, { role: 'admin' }];
      await tx.record({ kind: 'role-changed', outcome: 'success', person: user.id, before, after });
      return undefined;
    }
    const id = newId();
    const now = tx.now();
    // A random password, never shown to a person, until the link sets another.
    const passwordHash = await hashPassword(crypto.randomUUID());
    await tx.db.orm
      .insert(users)
      .values({ ...role, id, email, name: 'Admin', passwordHash, emailVerifiedAt: now, createdAt: now, madeInDemo: tx.app.operator.demo });
    await tx.record({ kind: 'role-changed', outcome: 'success', person: id, after: { role: 'admin' }, reason: 'account opened' });
    return codeUrl(tx, 'password', {
      to: email,
      language: 'en',
      code: await issueCode(tx, { purpose: 'password', email, requester: anyRequester }, id),
    });
  });
}

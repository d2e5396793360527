import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { hashNewPassword } from './hash-password.ts';
import { readUserByEmail } from './queries.ts';
import { users } from './tables.ts';

export interface DemoAccountInput {
  role: 'buyer' | 'seller' | 'admin';
  name: string;
  email: string;
  password: string;
  /** Key of an authenticator that is asked for from the beginning. */
  totpSecret?: string | undefined;
}

/** Adds a demo account, marked as such and verified without a code. An existing one stays as it is. */
export async function addDemoAccount(ctx: Context, { role, name, email, password, totpSecret }: DemoAccountInput): Promise<void> {
  if (await readUserByEmail(ctx.db, email)) return;
  const now = ctx.now();
  await ctx.db.orm
    .insert(users)
    .values({
      id: newId(),
      role,
      name,
      email,
      passwordHash: await hashNewPassword(ctx, password, email),
      emailVerifiedAt: now,
      createdAt: now,
      isDemo: true,
      ...(role === 'buyer' ? {} : { roleGivenBy: 'demo' as const }),
      ...(totpSecret === undefined ? {} : { totpSecret: ctx.secrets.seal('totp', totpSecret), totpConfirmedAt: now }),
    })
    .onConflictDoNothing({ target: users.email });
}

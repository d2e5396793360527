import { eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import type { Language } from '#shared/localized.ts';
import { replaceAddresses } from './addresses.ts';
import { checkEmailChange, sendEmailCode } from './change-email.ts';
import type { User } from './contract.ts';
import { getUser, requireActor } from './get-me.ts';
import { lockPerson } from './lock-person.ts';
import { logConsents } from './log-consents.ts';
import { normalizePhone } from './phone-number.ts';
import { users } from './tables.ts';

export interface UpdateMeInput {
  name?: string | undefined;
  phone?: string | undefined;
  email?: string | undefined;
  language?: Language | undefined;
  preferences?: { personalizedRecommendations?: boolean | undefined; promotionalEmails?: boolean | undefined } | undefined;
  addresses?: readonly { label: string; details: string }[] | undefined;
  addressesVersion?: number | undefined;
}

/**
 * Updates the given parts of the profile, addresses and settings, all or nothing. Never the role.
 * @throws {DomainError} INVALID_INPUT at a field; CONFLICT for a stale address
 * list; REAUTHENTICATE for another e-mail address
 */
export async function updateMe(
  ctx: Context,
  input: UpdateMeInput,
): Promise<{ status: 'success'; data: { user: User }; pendingEmail?: string }> {
  const { userId } = requireActor(ctx);
  const phone = input.phone === undefined ? undefined : input.phone === '' ? null : normalizePhone(input.phone, { field: 'phone' });
  const pendingEmail = input.email === undefined ? undefined : await checkEmailChange(ctx, input.email);
  const user = await ctx.transaction(async (tx) => {
    const before = await lockPerson(tx, userId);
    const { personalizedRecommendations, promotionalEmails } = input.preferences ?? {};
    if (input.addresses) await replaceAddresses(tx, input.addresses, input.addressesVersion);
    if (pendingEmail !== undefined) await sendEmailCode(tx, pendingEmail, before);
    await logConsents(tx, before, { personalizedRecommendations, promotionalEmails });
    const changes = {
      ...(input.name === undefined ? {} : { name: input.name }),
      ...(phone === undefined ? {} : { phone }),
      ...(input.language === undefined ? {} : { language: input.language }),
      ...(personalizedRecommendations === undefined ? {} : { personalizedRecommendations }),
      ...(promotionalEmails === undefined ? {} : { promotionalEmails }),
    };
    if (Object.keys(changes).length > 0) await tx.db.orm.update(users).set(changes).where(eq(users.id, userId));
    return getUser(tx, userId);
  });
  return { status: 'success', data: { user }, ...(pendingEmail ? { pendingEmail } : {}) };
}

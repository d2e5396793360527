import { requireRecentPassword } from '#modules/accounts/require-recent-password.ts';
import { requireSecondFactor } from '#modules/accounts/require-second-factor.ts';
import { bankMail } from '#modules/sellers/bank-mail.ts';
import { enterBank, findBanks, type KnownBank, stopBank as stop } from '#modules/sellers/banks.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import type { TypedBankAccount } from '#shared/bank-account.ts';
import { proofOf } from './own-shop.ts';

type Done = Promise<{ status: 'success' }>;

const view = ({ enteredAt, usableFrom, ...bank }: KnownBank) => ({
  ...bank,
  enteredAt: enteredAt.toISOString(),
  usableFrom: usableFrom.toISOString(),
});

/** Reads the bank accounts of the shop that the caller acts for, without their numbers. */
export async function getBank(ctx: Context) {
  const { usable, entered } = await findBanks(ctx, requireShop(ctx).sellerId);
  return { data: { ...(usable ? { usable: view(usable) } : {}), ...(entered ? { entered: view(entered) } : {}), proof: proofOf(ctx) } };
}

/**
 * Enters the bank account of the caller's shop, and tells all its owners. Entering the same one again changes
 * nothing.
 * @throws {DomainError} REAUTHENTICATE, TOTP_ENROLMENT, INVALID_INPUT, WRONG_STATE
 */
export async function saveBank(ctx: Context, { shop: _, ...typed }: TypedBankAccount & { shop: string }): Done {
  requireSecondFactor(ctx);
  const { slug } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    const changed = await enterBank(tx, slug, typed);
    if (!changed) return;
    const { sellerId, entered: bank, before } = changed;
    const compose = (language: 'en' | 'hi') => bankMail(tx, { slug, about: 'entered', bank, before: before.usable, language });
    await notifyTeam(tx, { sellerId, power: 'settings', compose });
  });
  return { status: 'success' };
}

/**
 * Stops the new account of the caller's shop while it rests. The password is enough: an owner
 * without an authenticator may be the one who notices a stranger's change.
 * @throws {DomainError} REAUTHENTICATE, NOT_FOUND where none rests, WRONG_STATE
 */
export async function stopBank(ctx: Context): Done {
  requireRecentPassword(ctx);
  const { slug } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    const { sellerId, stopped: bank } = await stop(tx, slug);
    await notifyTeam(tx, { sellerId, power: 'settings', compose: (language) => bankMail(tx, { slug, about: 'stopped', bank, language }) });
  });
  return { status: 'success' };
}

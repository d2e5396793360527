import { requireSecondFactor } from '#modules/accounts/require-second-factor.ts';
import { sendMail } from '#modules/notifications/send-mail.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import { changeMember, listMembers, type Member } from '#modules/sellers/team.ts';
import type { Context } from '#platform/context.ts';
import type { ShopRole } from '#shared/access.ts';
import { proofOf } from './own-shop.ts';
import { readOpenInvitations } from './team-invitation-queries.ts';
import { ownRoleMail, type TeamMoment, teamChangedMail } from './team-mail.ts';

type Done = Promise<{ status: 'success' }>;

/** Lists the people who work for the caller's shop, and the invitations that were not accepted. */
export async function getTeam(ctx: Context) {
  const { sellerId } = requireShop(ctx);
  const [members, invitations] = [await listMembers(ctx, sellerId), await readOpenInvitations(ctx.db, sellerId)];
  return {
    data: {
      members: members.map(({ userId, name, email, role, joinedAt, secondFactor }) => ({
        ...{ _id: userId, name, email, role, secondFactor },
        joinedAt: joinedAt.toISOString(),
        self: userId === ctx.actor?.userId,
      })),
      invitations: invitations.map(({ id, email, role, expiresAt }) => ({
        ...{ _id: id, email, role },
        expiresAt: expiresAt.toISOString(),
        expired: expiresAt <= ctx.now(),
      })),
      proof: proofOf(ctx),
    },
  };
}

/** Tells all owners of a shop what changed in its team. */
export const notifyOwners = (
  tx: Context,
  { sellerId, ...about }: { sellerId: string; slug: string; about: TeamMoment; email: string; role: ShopRole },
): Promise<void> => notifyTeam(tx, { sellerId, power: 'team', compose: (language) => teamChangedMail(tx, { ...about, language }) });

/** Changes a member, and tells the owners and the person. */
async function change(ctx: Context, userId: string, role: ShopRole | undefined, about: TeamMoment): Done {
  const { slug } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    const changed = await changeMember(tx, { slug, userId, role });
    if (!changed) return;
    const { sellerId, sellerName, member } = changed;
    await notifyOwners(tx, { sellerId, slug, about, email: member.email, role: role ?? member.role });
    if (about !== 'left') await notifyMember(tx, sellerName, member, role);
  });
  return { status: 'success' };
}

async function notifyMember(tx: Context, shop: string, { email: to, language }: Member, role: ShopRole | undefined): Promise<void> {
  await sendMail(tx, { ...ownRoleMail({ shop, role, language }), to, replyTo: tx.app.operator.supportEmail });
}

/**
 * Changes the role of a person in the caller's shop, also the own one.
 * @throws {DomainError} REAUTHENTICATE, TOTP_ENROLMENT, NOT_FOUND, LAST_OWNER
 */
export async function changeMemberRole(ctx: Context, { member, role }: { member: string; role: ShopRole }): Done {
  requireSecondFactor(ctx);
  return change(ctx, member, role, 'role');
}

/**
 * Removes a person from the team of the caller's shop.
 * @throws {DomainError} REAUTHENTICATE, TOTP_ENROLMENT, NOT_FOUND, LAST_OWNER
 */
export async function removeMember(ctx: Context, { member }: { member: string }): Done {
  requireSecondFactor(ctx);
  return change(ctx, member, undefined, 'removed');
}

/** Ends the caller's own work for a shop. @throws {DomainError} LAST_OWNER */
export async function leaveTeam(ctx: Context): Done {
  return change(ctx, ctx.actor?.userId ?? '', undefined, 'left');
}

import { requireActor } from '#modules/accounts/get-me.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { findShop } from '#modules/sellers/find-shop.ts';
import { joinTeam, openShop } from '#modules/sellers/open-shop.ts';
import { lockTeam } from '#modules/sellers/team.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimitByAddress } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { type Invitation, lockApplication, lockInvitation, markAccepted, readApplication, readInvitation } from './application-queries.ts';
import { invalidToken, invitationOfToken } from './links.ts';
import { moveApplication } from './move-application.ts';
import { notifyOwners } from './shop-team.ts';

const byAddress = { name: 'invitations of sellers by address', max: 120, seconds: 3_600 };

/** Tells whether an invitation can be accepted. */
const stateOf = ({ acceptedAt, revokedAt, expiresAt }: Invitation, now: Date) =>
  acceptedAt ? 'accepted' : revokedAt || expiresAt <= now ? 'expired' : 'open';

/** `asha@example.org` → `a…@example.org`: enough for its owner to know it. */
const masked = (email: string) => email.replace(/^(.)[^@]*/u, '$1…');

async function shopNameOf(ctx: Context, { application, sellerId }: Invitation): Promise<string> {
  const name = sellerId
    ? (await findShop(ctx, sellerId))?.sellerName
    : application && (await readApplication(ctx.db, application))?.businessName;
  return name ?? '';
}

/**
 * Reads what an invitation is to, for the holder of its link.
 * @throws {DomainError} INVALID_TOKEN, TOO_MANY_REQUESTS
 */
export async function getInvitation(ctx: Context, { token }: { token: string }) {
  await consumeRateLimitByAddress(ctx, byAddress);
  const invitation = await readInvitation(ctx.db, invitationOfToken(ctx, token));
  if (!invitation) throw invalidToken();
  const { role, email, expiresAt, application } = invitation;
  const state = stateOf(invitation, ctx.now());
  return {
    data: {
      state,
      role,
      opensShop: application !== null,
      shopName: await shopNameOf(ctx, invitation),
      email: masked(email),
      expiresAt: expiresAt.toISOString(),
    },
  } as const;
}

/**
 * Accepts an invitation with the account of the invited address: opens the shop of an application, or joins a
 * team. It works once.
 * @returns the shop's name in addresses
 * @throws {DomainError} INVALID_TOKEN, OTHER_ADDRESS where the account has another address
 */
export async function acceptInvitation(ctx: Context, { token }: { token: string }): Promise<{ data: { shop: string } }> {
  const { userId } = requireActor(ctx);
  const id = invitationOfToken(ctx, token);
  return ctx.transaction(async (tx) => {
    const person = await lockPerson(tx, userId);
    const known = await readInvitation(tx.db, id);
    // One order of locks: the operator holds the application before its invitations.
    if (known?.application) await lockApplication(tx.db, known.application);
    // An owner holds the shop before its invitations.
    const shop = known?.sellerId ? await findShop(tx, known.sellerId) : undefined;
    const team = shop ? { slug: shop.slug, ...(await lockTeam(tx, shop.slug)) } : undefined;
    const invitation = await lockInvitation(tx.db, id);
    if (!invitation || stateOf(invitation, tx.now()) !== 'open') throw invalidToken();
    if (person.email?.toLowerCase() !== invitation.email.toLowerCase())
      throw new DomainError('OTHER_ADDRESS', { email: masked(invitation.email) });
    await markAccepted(tx.db, id, tx.now());
    return { data: { shop: await enter(tx, invitation, userId, team) } };
  });
}

/** Lets a person in: into a new shop, or into the team of one. */
async function enter(
  tx: Context,
  invitation: Invitation,
  userId: string,
  team: (Awaited<ReturnType<typeof lockTeam>> & { slug: string }) | undefined,
): Promise<string> {
  const { application: reference, sellerId, role, email } = invitation;
  if (team && sellerId) {
    const { slug, shopState, members } = team;
    if (shopState === 'closed') throw invalidToken();
    // The role of a member is changed on the page of the team alone: an owner could lose the own one here.
    if (members.some((each) => each.userId === userId)) return slug;
    await joinTeam(tx, { sellerId, userId, role });
    await notifyOwners(tx, { sellerId, slug, about: 'joined', email, role });
    return slug;
  }
  const application = reference ? await readApplication(tx.db, reference) : undefined;
  if (!application) throw invalidToken();
  const { id, slug } = await openShop(tx, { name: application.businessName, userId });
  await moveApplication(tx, { reference: application.reference, event: 'accept', by: 'applicant', sellerId: id });
  return slug;
}

import { requireSecondFactor } from '#modules/accounts/require-second-factor.ts';
import { sendMail } from '#modules/notifications/send-mail.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import { lockTeam } from '#modules/sellers/team.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import type { ShopRole } from '#shared/access.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { Language } from '#shared/localized.ts';
import { insertInvitation } from './application-queries.ts';
import { invitationDays } from './application-rules.ts';
import { invitationUrl } from './links.ts';
import { notifyOwners } from './shop-team.ts';
import { readOpenInvitations, revokeInvitation } from './team-invitation-queries.ts';
import { memberInvitedMail } from './team-mail.ts';

type Done = Promise<{ status: 'success' }>;
type Team = Awaited<ReturnType<typeof lockTeam>>;

const dayMs = 86_400_000;
/** People of one shop, with those who are invited. */
export const maxTeam = 30;
const byShop = { name: 'invitations of a shop', max: 30, seconds: 86_400 };

/** Runs an act of an owner on the team of the caller's shop, which is held. */
async function act(ctx: Context, work: (tx: Context, team: Team & { slug: string }) => Promise<void>): Done {
  requireSecondFactor(ctx);
  const { slug } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    const team = await lockTeam(tx, slug);
    if (team.shopState === 'closed') throw new DomainError('WRONG_STATE', { state: team.shopState });
    await work(tx, { ...team, slug });
  });
  return { status: 'success' };
}

const record = (tx: Context, sellerId: string, reason: string, role: ShopRole) =>
  tx.record({ kind: 'team-changed', outcome: 'success', target: { kind: 'seller', id: sellerId }, after: { role }, reason });

/** Mails an invitation that works once, for two weeks. */
async function send(tx: Context, team: Team, { email, role, language }: { email: string; role: ShopRole; language: Language }) {
  const { sellerId, sellerName } = team;
  await consumeRateLimit(tx, byShop, sellerId);
  const id = newId();
  const now = tx.now();
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs);
  await insertInvitation(tx.db, { id, sellerId, role, email, language, createdAt: now, expiresAt });
  const content = memberInvitedMail({ shop: sellerName, role, url: invitationUrl(tx, language, id), expiresAt, language });
  await sendMail(tx, { ...content, to: email, replyTo: tx.app.operator.supportEmail, validUntil: expiresAt });
}

/**
 * Invites a person to the team of the caller's shop, by mail, and tells all owners.
 * @throws {DomainError} REAUTHENTICATE, TOTP_ENROLMENT, CONFLICT where the address is of the team or invited,
 * INVALID_INPUT for too many, WRONG_STATE, TOO_MANY_REQUESTS
 */
export const inviteMember = (ctx: Context, { email, role, language }: { email: string; role: ShopRole; language: Language }): Done =>
  act(ctx, async (tx, team) => {
    const { sellerId, slug, members } = team;
    const invited = await readOpenInvitations(tx.db, sellerId);
    const isKnown = (each: { email: string }) => each.email.toLowerCase() === email.toLowerCase();
    if (members.some(isKnown)) throw new DomainError('CONFLICT', { email: 'member' });
    if (invited.some(isKnown)) throw new DomainError('CONFLICT', { email: 'invited' });
    if (members.length + invited.length >= maxTeam) throw new DomainError('INVALID_INPUT', { email: 'too-many' });
    await send(tx, team, { email, role, language });
    await record(tx, sellerId, 'invited', role);
    await notifyOwners(tx, { sellerId, slug, about: 'invited', email, role });
  });

/** Ends an open invitation of a shop. @throws {DomainError} NOT_FOUND where the shop has none such */
async function revoke(tx: Context, { sellerId }: Team, id: string) {
  const invitation = await revokeInvitation(tx.db, sellerId, id, tx.now());
  if (!invitation) throw new DomainError('NOT_FOUND');
  return invitation;
}

/**
 * Sends an invitation again, with a new link; the one of before ends.
 * @throws {DomainError} REAUTHENTICATE, TOTP_ENROLMENT, NOT_FOUND, WRONG_STATE, TOO_MANY_REQUESTS
 */
export const resendMemberInvitation = (ctx: Context, { invitation }: { invitation: string }): Done =>
  act(ctx, async (tx, team) => {
    const { email, role, language } = await revoke(tx, team, invitation);
    await send(tx, team, { email, role, language });
    await record(tx, team.sellerId, 'invited again', role);
  });

/**
 * Withdraws an invitation, and tells all owners.
 * @throws {DomainError} REAUTHENTICATE, TOTP_ENROLMENT, NOT_FOUND, WRONG_STATE
 */
export const withdrawMemberInvitation = (ctx: Context, { invitation }: { invitation: string }): Done =>
  act(ctx, async (tx, team) => {
    const { email, role } = await revoke(tx, team, invitation);
    await record(tx, team.sellerId, 'invitation withdrawn', role);
    await notifyOwners(tx, { sellerId: team.sellerId, slug: team.slug, about: 'withdrawn', email, role });
  });

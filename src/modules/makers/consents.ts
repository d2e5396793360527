import { requireActor } from '#modules/accounts/get-me.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import { listMembers, lockTeam, type Member } from '#modules/sellers/team.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { endConsents, insertConsent, readConsentingMakers, readConsents, readMakerNames } from './consent-queries.ts';
import type { Consent, ConsentKind } from './consents-contract.ts';

/** Gives the facilitators for whom the caller may keep consents: the caller alone where that is one. */
function facilitatorsFor(ctx: Context, members: readonly Member[]): Member[] {
  const { role } = requireShop(ctx);
  const { userId } = requireActor(ctx);
  return members.filter((each) => each.role === 'facilitator' && (role !== 'facilitator' || each.userId === userId));
}

/** Lists the consents of the caller's shop that were not withdrawn, and what one can be recorded for. */
export async function listConsents(ctx: Context) {
  const { sellerId, role } = requireShop(ctx);
  const { userId } = requireActor(ctx);
  const members = await listMembers(ctx, sellerId);
  const byId = new Map(members.map((each) => [each.userId, each]));
  const makers = await readMakerNames(ctx.db);
  const names = new Map(makers.map(({ _id, name }) => [_id, name]));
  const rows = await readConsents(ctx.db, sellerId, role === 'facilitator' ? userId : undefined);
  const today = dayInIndia(ctx.now());
  const consents = rows.map((row): Consent => {
    const facilitator = byId.get(row.userId ?? '');
    const recordedBy = byId.get(row.recordedBy ?? '')?.name;
    const counts = facilitator?.role === 'facilitator' && facilitator.joinedAt <= row.recordedAt && row.until >= today;
    return {
      _id: row.id,
      maker: { _id: row.makerId, name: names.get(row.makerId) ?? { en: '' } },
      facilitator: { _id: row.userId ?? '', name: facilitator?.name ?? '' },
      given: row.given,
      recordedAt: row.recordedAt.toISOString(),
      until: row.until,
      isOver: !counts,
      ...(row.witness === null ? {} : { witness: row.witness }),
      ...(recordedBy === undefined ? {} : { recordedBy }),
    };
  });
  const facilitators = facilitatorsFor(ctx, members).map(({ userId: _id, name }) => ({ _id, name }));
  return { data: { consents, facilitators, makers } };
}

/** Records a change of a consent, by keys and never by names. */
const record = (tx: Context, sellerId: string, reason: string, maker: string, person: string | null) =>
  tx.record({
    kind: 'consent-changed',
    outcome: 'success',
    target: { kind: 'seller', id: sellerId },
    person: person ?? undefined,
    after: { maker },
    reason,
  });

interface NewConsent {
  maker: string;
  facilitator: string;
  given: ConsentKind;
  witness?: string | undefined;
  months: number;
}

/**
 * Records that a maker consented to a facilitator of the caller's shop, in place of what was recorded before.
 * @throws {DomainError} INVALID_INPUT for an unknown maker, a person for whom the caller may not record one,
 * or a thumbprint without a witness
 */
export async function recordConsent(
  ctx: Context,
  { maker, facilitator, given, witness, months }: NewConsent,
): Promise<{ data: { consent: string } }> {
  const { slug } = requireShop(ctx);
  if (given === 'thumbprint' && witness === undefined) throw new DomainError('INVALID_INPUT', { witness: 'missing' });
  return ctx.transaction(async (tx) => {
    if (!facilitatorsFor(tx, await listMembers(tx, requireShop(tx).sellerId)).some(({ userId }) => userId === facilitator))
      throw new DomainError('INVALID_INPUT', { facilitator: 'unknown' });
    await lockPerson(tx, facilitator);
    const { sellerId } = await lockTeam(tx, slug);
    if (!(await readMakerNames(tx.db)).some(({ _id }) => _id === maker)) throw new DomainError('INVALID_INPUT', { maker: 'unknown' });
    const now = tx.now();
    const end = new Date(now);
    end.setUTCMonth(end.getUTCMonth() + months);
    await endConsents(tx.db, { sellerId, userId: facilitator, makerId: maker }, now);
    const id = newId();
    const recordedBy = requireActor(tx).userId;
    const row = { id, makerId: maker, sellerId, userId: facilitator, given, recordedBy, recordedAt: now, until: dayInIndia(end) };
    await insertConsent(tx.db, { ...row, witness: witness ?? null });
    await record(tx, sellerId, 'recorded', maker, facilitator);
    return { data: { consent: id } };
  });
}

/**
 * Records that a maker took a consent back; a facilitator only of the own ones.
 * @throws {DomainError} NOT_FOUND
 */
export async function withdrawConsent(ctx: Context, { consent: id }: { consent: string }): Promise<{ status: 'success' }> {
  const { sellerId, role } = requireShop(ctx);
  const userId = role === 'facilitator' ? requireActor(ctx).userId : undefined;
  await ctx.transaction(async (tx) => {
    const [ended] = await endConsents(tx.db, { sellerId, id, userId }, tx.now());
    if (!ended) throw new DomainError('NOT_FOUND');
    await record(tx, sellerId, 'withdrawn', ended.makerId, ended.userId);
  });
  return { status: 'success' };
}

/**
 * Gives the makers whose products the caller may prepare for the own shop; undefined: all, for the caller is
 * no facilitator.
 */
export async function findConsentingMakers(ctx: Context): Promise<ReadonlySet<string> | undefined> {
  const { sellerId, role } = requireShop(ctx);
  if (role !== 'facilitator') return undefined;
  return readConsentingMakers(ctx.db, sellerId, requireActor(ctx).userId, dayInIndia(ctx.now()));
}

/**
 * Checks that a facilitator works for makers who consented; other members may work for all.
 * @param bodies drafts or products as they were and as they become; the last one names its maker
 * @throws {DomainError} INVALID_INPUT at the field of the maker
 */
export async function requireMakerConsent(
  ctx: Context,
  ...bodies: readonly ({ makerId?: string | undefined } | undefined)[]
): Promise<void> {
  const consenting = await findConsentingMakers(ctx);
  if (!consenting) return;
  const given = bodies.filter((body) => body !== undefined);
  const isNamed = given.length < 2 || given.at(-1)?.makerId !== undefined;
  const isAllowed = given.every(({ makerId }) => makerId === undefined || consenting.has(makerId));
  if (!isNamed || !isAllowed) throw new DomainError('INVALID_INPUT', { makerId: 'no-consent' });
}

import type { Context } from '#platform/context.ts';
import type { ShopRole } from '#shared/access.ts';
import { DomainError } from '#shared/errors.ts';
import type { ShopState } from '#shared/shop-states.ts';
import { lockShopRow } from './shop-queries.ts';
import { deleteMember, type MemberRow, readMembers, writeRole } from './team-queries.ts';

/** A person who works for a shop. */
export type Member = MemberRow;

/** Lists the people who work for a shop, in the order in which they joined. */
export const listMembers = (ctx: Context, sellerId: string): Promise<Member[]> => readMembers(ctx.db, sellerId, ctx.app.operator.demo);

/**
 * Holds a shop until the transaction ends, so that changes of its team follow one another.
 * @throws {DomainError} SELLER_NOT_FOUND
 */
export async function lockTeam(
  tx: Context,
  slug: string,
): Promise<{ sellerId: string; sellerName: string; shopState: ShopState; members: Member[] }> {
  const shop = await lockShopRow(tx.db, slug);
  if (!shop) throw new DomainError('SELLER_NOT_FOUND');
  const { id: sellerId, sellerName, shopState } = shop;
  return { sellerId, sellerName, shopState, members: await listMembers(tx, sellerId) };
}

/**
 * Changes the role of a person in a shop, or ends the work there, in the caller's transaction.
 * @param role the new one; undefined: the person is no longer of the team
 * @returns the person as before; undefined where the role stays as it is
 * @throws {DomainError} SELLER_NOT_FOUND, NOT_FOUND, LAST_OWNER
 */
export async function changeMember(
  tx: Context,
  { slug, userId, role }: { slug: string; userId: string; role: ShopRole | undefined },
): Promise<{ sellerId: string; sellerName: string; member: Member } | undefined> {
  const { sellerId, sellerName, shopState, members } = await lockTeam(tx, slug);
  const member = members.find((each) => each.userId === userId);
  if (!member) throw new DomainError('NOT_FOUND');
  if (member.role === role) return undefined;
  const isLastOwner = member.role === 'owner' && !members.some((each) => each.role === 'owner' && each.userId !== userId);
  if (isLastOwner && shopState !== 'closed') throw new DomainError('LAST_OWNER');
  if (role === undefined) await deleteMember(tx.db, sellerId, userId);
  else await writeRole(tx.db, sellerId, userId, role);
  await tx.record({
    kind: 'team-changed',
    outcome: 'success',
    target: { kind: 'seller', id: sellerId },
    person: userId,
    before: { role: member.role },
    after: { role: role ?? null },
  });
  return { sellerId, sellerName, member };
}

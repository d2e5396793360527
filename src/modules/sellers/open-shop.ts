import type { Context } from '#platform/context.ts';
import type { ShopRole } from '#shared/access.ts';
import { newId } from '#shared/id.ts';
import { slugify } from '#shared/slug.ts';
import { addMember, insertShop } from './shop-queries.ts';

/** Names of pages in the hub, which no shop may have. */
const reserved = new Set(['application', 'invitation', 'shops', 'new', 'piece']);

/** Shops of one name before the name is left alone. */
const maxSameNames = 50;

/**
 * Opens a shop that is being prepared, under an address of its own, with this person as its owner. The caller
 * holds the account.
 */
export async function openShop(tx: Context, { name, userId }: { name: string; userId: string }): Promise<{ id: string; slug: string }> {
  const now = tx.now();
  const base = slugify(name).slice(0, 60).replace(/-+$/, '');
  for (let count = reserved.has(base) ? 2 : 1; count <= maxSameNames; count++) {
    const id = newId();
    const slug = count === 1 ? base : `${base}-${count}`;
    if (!(await insertShop(tx.db, { id, slug, sellerName: name, now }))) continue;
    await joinTeam(tx, { sellerId: id, userId, role: 'owner' });
    return { id, slug };
  }
  throw new Error('too many shops of one name');
}

/** Adds a person to a team, or changes the role there, and records it. The caller holds the account. */
export async function joinTeam(
  tx: Context,
  { sellerId, userId, role }: { sellerId: string; userId: string; role: ShopRole },
): Promise<void> {
  await addMember(tx.db, { sellerId, userId, role, joinedAt: tx.now(), madeInDemo: tx.app.operator.demo });
  const target = { kind: 'seller', id: sellerId };
  await tx.record({ kind: 'team-changed', outcome: 'success', target, person: userId, after: { role } });
}

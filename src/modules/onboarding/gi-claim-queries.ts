import { and, eq } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { GiClaim } from './gi-claims-contract.ts';
import { giClaims } from './tables.ts';

/** Reads what a seller says about its right to a mark. */
export async function readGiClaim(db: Connection, sellerId: string, mark: string): Promise<GiClaim | undefined> {
  const { number, validFrom: from, validUntil: until } = giClaims;
  return (
    await db.orm
      .select({ number, from, until })
      .from(giClaims)
      .where(and(eq(giClaims.sellerId, sellerId), eq(giClaims.mark, mark)))
  )[0];
}

export async function writeGiClaim(
  db: Connection,
  { sellerId, mark, savedAt, ...claim }: GiClaim & { sellerId: string; mark: string; savedAt: Date },
): Promise<void> {
  const values = { number: claim.number, validFrom: claim.from, validUntil: claim.until, savedAt };
  await db.orm
    .insert(giClaims)
    .values({ sellerId, mark, ...values })
    .onConflictDoUpdate({ target: [giClaims.sellerId, giClaims.mark], set: values });
}

const withoutOwner: Statement = {
  name: 'onboarding.gi-claims-without-owner',
  text: `delete from gi_claims c using sellers s where s.id = c.seller_id and s.shop_state = 'closed'
      and not exists (select from seller_people o where o.seller_id = s.id and o.user_id <> $1 and o.role = 'owner')`,
};

/**
 * Deletes the claims of closed shops that have no owner without a person. An open shop keeps an owner, and
 * with that what its marks rest on.
 */
export async function deleteGiClaimsWithout(db: Connection, userId: string): Promise<void> {
  await db.run(withoutOwner, [userId]);
}

const ofClosed: Statement = {
  name: 'onboarding.gi-claims-of-closed-shops',
  text: `delete from gi_claims c using sellers s where s.id = c.seller_id and s.shop_state = 'closed' and s.shop_state_at < $1`,
};

/** Deletes the claims of shops that were closed before a moment. */
export async function deleteGiClaimsOfClosedShops(db: Connection, before: Date): Promise<void> {
  await db.run(ofClosed, [before.toISOString()]);
}

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

const orphaned: Statement = {
  name: 'onboarding.gi-claims-without-owner',
  text: `delete from gi_claims where seller_id in (select p.seller_id from shop_papers p where p.user_id = $1)
      and not exists (select from seller_people o where o.seller_id = gi_claims.seller_id and o.user_id <> $1 and o.role = 'owner')`,
};

/**
 * Deletes the claims of shops without another owner for which a person sent papers. Call it before the papers
 * are erased.
 */
export async function deleteGiClaimsOfUser(db: Connection, userId: string): Promise<void> {
  await db.run(orphaned, [userId]);
}

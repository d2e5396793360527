import { eq } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import type { AgreedTerms } from './requirement-rules.ts';
import { shopAttestations, shopPickups, shopRequirements } from './tables.ts';

export type Pickup = Omit<typeof shopPickups.$inferSelect, 'sellerId' | 'changedAt'>;
export type RequirementRow = typeof shopRequirements.$inferSelect;

export async function readPickup(db: Connection, sellerId: string): Promise<Pickup | undefined> {
  const { name, phone, line1, line2, city, state, postalCode } = shopPickups;
  const columns = { name, phone, line1, line2, city, state, postalCode };
  return (await db.orm.select(columns).from(shopPickups).where(eq(shopPickups.sellerId, sellerId)))[0];
}

export async function writePickup(db: Connection, sellerId: string, pickup: Pickup, now: Date): Promise<void> {
  const set = { ...pickup, changedAt: now };
  await db.orm
    .insert(shopPickups)
    .values({ sellerId, ...set })
    .onConflictDoUpdate({ target: shopPickups.sellerId, set });
}

export async function readAttestations(db: Connection, sellerId: string): Promise<Map<string, AgreedTerms>> {
  const rows = await db.orm.select().from(shopAttestations).where(eq(shopAttestations.sellerId, sellerId));
  return new Map(rows.map(({ requirement, terms }) => [requirement, terms]));
}

export async function writeAttestation(db: Connection, row: typeof shopAttestations.$inferInsert): Promise<void> {
  const { sellerId, requirement } = shopAttestations;
  await db.orm
    .insert(shopAttestations)
    .values(row)
    .onConflictDoUpdate({ target: [sellerId, requirement], set: { terms: row.terms, attestedAt: row.attestedAt } });
}

/** Deletes what the owners of shops agreed to where the requirement is another one now. */
export async function deleteAttestations(db: Connection, requirement: string): Promise<void> {
  await db.orm.delete(shopAttestations).where(eq(shopAttestations.requirement, requirement));
}

export async function readRequirementRows(db: Connection): Promise<RequirementRow[]> {
  return db.orm.select().from(shopRequirements).orderBy(shopRequirements.position, shopRequirements.key);
}

export async function writeRequirement(db: Connection, row: RequirementRow): Promise<void> {
  const { key: _, ...set } = row;
  await db.orm.insert(shopRequirements).values(row).onConflictDoUpdate({ target: shopRequirements.key, set });
}

/** Deletes what the operator said of a requirement. @returns whether there was something */
export async function deleteRequirement(db: Connection, key: string): Promise<boolean> {
  const rows = await db.orm.delete(shopRequirements).where(eq(shopRequirements.key, key)).returning({ key: shopRequirements.key });
  return rows.length > 0;
}

import { eq } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import type { ShopRole } from '#shared/access.ts';
import type { ShopState } from '#shared/shop-states.ts';
import { sellerPeople, sellers } from './tables.ts';
import { taxColumns } from './tax-columns.ts';

export async function readSeller(db: Connection, slug: string) {
  const rows = await db.orm
    .select({
      _id: sellers.id,
      slug: sellers.slug,
      sellerName: sellers.sellerName,
      label: sellers.label,
      legalName: sellers.legalName,
      gstin: sellers.gstin,
      address: sellers.address,
      kind: sellers.kind,
      verified: sellers.verified,
      city: sellers.city,
      state: sellers.state,
      since: sellers.since,
      about: sellers.about,
      dispatchDays: sellers.dispatchDays,
      shopState: sellers.shopState,
    })
    .from(sellers)
    .where(eq(sellers.slug, slug));
  const [row] = rows;
  if (!row) return undefined;
  const { label, legalName, gstin, address, ...rest } = row;
  return {
    ...rest,
    label: label ?? undefined,
    legalName: legalName ?? undefined,
    gstin: gstin ?? undefined,
    address: address ?? undefined,
  };
}

export async function readLegalDetails(db: Connection, id: string) {
  const rows = await db.orm
    .select({
      ...taxColumns,
      slug: sellers.slug,
      sellerName: sellers.sellerName,
      city: sellers.city,
      state: sellers.state,
      invoicePrefix: sellers.invoicePrefix,
    })
    .from(sellers)
    .where(eq(sellers.id, id));
  return rows[0];
}

/** Reads the facts of all sellers or of one, by slug. */
export async function readTaxFacts(db: Connection, slug?: string) {
  return db.orm
    .select({ ...taxColumns, id: sellers.id, slug: sellers.slug, state: sellers.state, invoicePrefix: sellers.invoicePrefix })
    .from(sellers)
    .where(slug === undefined ? undefined : eq(sellers.slug, slug))
    .orderBy(sellers.slug);
}

/** @returns the seller's id; undefined where there is none at this address */
export async function updateTaxFacts(
  db: Connection,
  slug: string,
  facts: Partial<typeof sellers.$inferInsert>,
): Promise<string | undefined> {
  const [row] = await db.orm.update(sellers).set(facts).where(eq(sellers.slug, slug)).returning({ id: sellers.id });
  return row?.id;
}

export interface MembershipRow {
  sellerId: string;
  slug: string;
  sellerName: string;
  shopState: ShopState;
  role: ShopRole;
  joinedAt: Date;
}

/** The shops that a person works for. */
export async function readMemberships(db: Connection, userId: string): Promise<MembershipRow[]> {
  const { sellerId, role, joinedAt } = sellerPeople;
  const { slug, sellerName, shopState } = sellers;
  return db.orm
    .select({ sellerId, slug, sellerName, shopState, role, joinedAt })
    .from(sellerPeople)
    .innerJoin(sellers, eq(sellers.id, sellerId))
    .where(eq(sellerPeople.userId, userId))
    .orderBy(slug);
}

export async function deleteMemberships(db: Connection, userId: string): Promise<void> {
  await db.execute('delete from seller_people where user_id = $1', [userId]);
}

import { eq } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import { sellers } from './tables.ts';

export async function readSeller(db: Connection, slug: string) {
  const rows = await db.orm
    .select({
      _id: sellers.id,
      slug: sellers.slug,
      sellerName: sellers.sellerName,
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
    })
    .from(sellers)
    .where(eq(sellers.slug, slug));
  const [row] = rows;
  if (!row) return undefined;
  const { legalName, gstin, address, ...rest } = row;
  return { ...rest, legalName: legalName ?? undefined, gstin: gstin ?? undefined, address: address ?? undefined };
}

export async function readLegalDetails(db: Connection, id: string) {
  const rows = await db.orm
    .select({
      slug: sellers.slug,
      sellerName: sellers.sellerName,
      legalName: sellers.legalName,
      gstin: sellers.gstin,
      pan: sellers.pan,
      address: sellers.address,
      city: sellers.city,
      state: sellers.state,
      invoicePrefix: sellers.invoicePrefix,
    })
    .from(sellers)
    .where(eq(sellers.id, id));
  return rows[0];
}

/** The shops that a person works for. */
export async function readMemberships(db: Connection, userId: string): Promise<{ sellerId: string; slug: string; sellerName: string }[]> {
  const { rows } = await db.execute(
    'select s.id as "sellerId", s.slug, s.seller_name as "sellerName" from seller_people p join sellers s on s.id = p.seller_id where p.user_id = $1 order by s.slug',
    [userId],
  );
  return rows as { sellerId: string; slug: string; sellerName: string }[];
}

export async function deleteMemberships(db: Connection, userId: string): Promise<void> {
  await db.execute('delete from seller_people where user_id = $1', [userId]);
}

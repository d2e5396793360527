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

export async function readLegalFacts(db: Connection, id: string) {
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

import { eq } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import { sellers } from './tables.ts';

export async function readSeller(db: Connection, slug: string) {
  const rows = await db.orm
    .select({
      _id: sellers.id,
      slug: sellers.slug,
      sellerName: sellers.sellerName,
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
  return rows[0];
}

import { and, desc, eq } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import { bodyOfProduct } from './shop-queries.ts';
import { productVersions } from './tables.ts';

export type ProductVersion = typeof productVersions.$inferSelect;

const snapshot = (when: string) => `insert into product_versions (product_id, number, body, pictures, sent_by, at)
    select p.id, coalesce((select max(number) from product_versions where product_id = p.id), 0) + 1, ${bodyOfProduct},
      (select coalesce(jsonb_agg(jsonb_build_object('mediaId', m.media_id, 'alt', m.alt, 'color', m.color) order by m.position), '[]')
        from product_media m where m.product_id = p.id), $2, ${when}
    from products p where p.id = $1`;

const insert: Statement = { name: 'catalog.insert-version', text: snapshot('$3::timestamptz') };
const insertFirst: Statement = {
  name: 'catalog.insert-first-version',
  text: `${snapshot('p.updated_at')} and $2::text is null and not exists (select from product_versions where product_id = p.id)`,
};
const prune: Statement = {
  name: 'catalog.prune-versions',
  text: 'delete from product_versions where product_id = $1 and number <= (select max(number) from product_versions where product_id = $1) - $2::int',
};

/** Snapshots a product as its next version, and deletes the oldest beyond `max`. The product is locked. */
export async function insertVersion(
  db: Connection,
  { productId, sentBy, at, max }: { productId: string; sentBy: string | null; at: Date; max: number },
): Promise<void> {
  await db.run(insert, [productId, sentBy, at.toISOString()]);
  await db.run(prune, [productId, max]);
}

/** Snapshots a product that has no version yet, as of its last change. The product is locked. */
export async function insertFirstVersion(db: Connection, productId: string): Promise<void> {
  await db.run(insertFirst, [productId, null]);
}

/** Reads the versions of a product, the latest first. */
export async function readVersions(db: Connection, productId: string): Promise<ProductVersion[]> {
  return db.orm.select().from(productVersions).where(eq(productVersions.productId, productId)).orderBy(desc(productVersions.number));
}

export async function readVersion(db: Connection, productId: string, number: number): Promise<ProductVersion | undefined> {
  return (
    await db.orm
      .select()
      .from(productVersions)
      .where(and(eq(productVersions.productId, productId), eq(productVersions.number, number)))
  )[0];
}

import { and, desc, eq, gte, lt } from 'drizzle-orm';
import type { Connection } from '#platform/database/database.ts';
import { viewedProducts } from './tables.ts';

/** Reads viewed products with the time of the last view, the latest first. */
export async function readViews(db: Connection, userId: string, since: Date): Promise<{ productId: string; at: Date }[]> {
  return db.orm
    .select({ productId: viewedProducts.productId, at: viewedProducts.viewedAt })
    .from(viewedProducts)
    .where(and(eq(viewedProducts.userId, userId), gte(viewedProducts.viewedAt, since)))
    .orderBy(desc(viewedProducts.viewedAt), desc(viewedProducts.productId));
}

export async function upsertView(db: Connection, userId: string, productId: string, viewedAt: Date): Promise<void> {
  await db.orm
    .insert(viewedProducts)
    .values({ userId, productId, viewedAt })
    .onConflictDoUpdate({ target: [viewedProducts.userId, viewedProducts.productId], set: { viewedAt } });
}

/** Deletes all but the `max` latest views of a user. */
export async function trimViews(db: Connection, userId: string, max: number): Promise<void> {
  await db.execute(
    `delete from viewed_products where user_id = $1 and product_id in (
      select product_id from viewed_products where user_id = $1 order by viewed_at desc, product_id desc offset $2)`,
    [userId, max],
  );
}

export async function deleteViews(db: Connection, userId: string): Promise<void> {
  await db.orm.delete(viewedProducts).where(eq(viewedProducts.userId, userId));
}

export async function deleteViewsBefore(db: Connection, before: Date): Promise<void> {
  await db.orm.delete(viewedProducts).where(lt(viewedProducts.viewedAt, before));
}

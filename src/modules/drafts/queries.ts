import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { products } from '#modules/catalog/tables.ts';
import { sellers } from '#modules/sellers/tables.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import { openDraftStates } from './draft-rules.ts';
import { draftReviews, drafts } from './tables.ts';

export type DraftEntry = typeof drafts.$inferSelect;
export type ReviewEntry = typeof draftReviews.$inferSelect;

const ofSeller = (sellerId: string | undefined) => (sellerId === undefined ? undefined : eq(drafts.sellerId, sellerId));

/** Reads a draft, of one seller where that is given. */
export async function readDraft(db: Connection, id: string, sellerId?: string): Promise<DraftEntry | undefined> {
  return (
    await db.orm
      .select()
      .from(drafts)
      .where(and(eq(drafts.id, id), ofSeller(sellerId)))
  )[0];
}

/** Locks a draft until the transaction ends. */
export async function lockDraft(db: Connection, id: string, sellerId?: string): Promise<DraftEntry | undefined> {
  return (
    await db.orm
      .select()
      .from(drafts)
      .where(and(eq(drafts.id, id), ofSeller(sellerId)))
      .for('update')
  )[0];
}

export async function readOpenDraft(db: Connection, productId: string): Promise<DraftEntry | undefined> {
  return (
    await db.orm
      .select()
      .from(drafts)
      .where(and(eq(drafts.productId, productId), inArray(drafts.state, [...openDraftStates])))
  )[0];
}

/** Adds a draft; undefined where its product has an open one. */
export async function insertDraft(db: Connection, entry: typeof drafts.$inferInsert): Promise<DraftEntry | undefined> {
  return (await db.orm.insert(drafts).values(entry).onConflictDoNothing().returning())[0];
}

export async function updateDraft(db: Connection, id: string, change: Partial<DraftEntry>): Promise<DraftEntry | undefined> {
  return (await db.orm.update(drafts).set(change).where(eq(drafts.id, id)).returning())[0];
}

export async function readDraftsOf(db: Connection, sellerId: string, limit: number): Promise<DraftEntry[]> {
  return db.orm
    .select()
    .from(drafts)
    .where(and(eq(drafts.sellerId, sellerId), ne(drafts.state, 'applied'), ne(drafts.state, 'withdrawn')))
    .orderBy(desc(drafts.updatedAt), desc(drafts.id))
    .limit(limit);
}

/** Reads drafts that wait for a review, the longest waiting first, with their shops. */
export async function readSubmitted(db: Connection, limit: number): Promise<{ draft: DraftEntry; shop: string; approved: number }[]> {
  const approved = sql<number>`(select count(*)::int from ${products} p where p.seller_id = ${drafts.sellerId})`;
  return db.orm
    .select({ draft: drafts, shop: sellers.slug, approved })
    .from(drafts)
    .innerJoin(sellers, eq(sellers.id, drafts.sellerId))
    .where(eq(drafts.state, 'submitted'))
    .orderBy(drafts.submittedAt, drafts.id)
    .limit(limit);
}

export async function insertReview(db: Connection, entry: typeof draftReviews.$inferInsert): Promise<void> {
  await db.orm.insert(draftReviews).values(entry);
}

export async function readReviews(db: Connection, draftId: string): Promise<ReviewEntry[]> {
  return db.orm.select().from(draftReviews).where(eq(draftReviews.draftId, draftId)).orderBy(desc(draftReviews.at), desc(draftReviews.id));
}

const toJoin: Statement = {
  name: 'drafts.to-join',
  text: `select d.id, d.product_id as "productId", d.version, d.body from drafts d
    where d.seller_id = $1 and d.state = any($4) and (d.product_id = any($2) or d.product_id is null
      and exists (select from jsonb_array_elements(d.body -> 'variants') v where v ->> 'sku' = any($3))) order by d.created_at, d.id`,
};

/** Reads open drafts of a seller about these products, and of new ones with one of these codes. */
export async function readDraftsToJoin(
  db: Connection,
  sellerId: string,
  productIds: readonly string[],
  skus: readonly string[],
): Promise<Pick<DraftEntry, 'id' | 'productId' | 'version' | 'body'>[]> {
  return db.run(toJoin, [sellerId, productIds, skus, openDraftStates]);
}

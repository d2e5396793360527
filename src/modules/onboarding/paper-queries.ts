import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { sellers } from '#modules/sellers/tables.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import { livingPaperStates, type PaperState } from './paper-rules.ts';
import { shopPapers } from './tables.ts';

export type Paper = typeof shopPapers.$inferSelect;

export async function insertPaper(db: Connection, row: typeof shopPapers.$inferInsert): Promise<void> {
  await db.orm.insert(shopPapers).values(row);
}

/** Changes a paper. */
export async function updatePaper(db: Connection, id: string, change: Partial<Paper>): Promise<void> {
  await db.orm.update(shopPapers).set(change).where(eq(shopPapers.id, id));
}

/** Reads a paper, of one shop where that is given. */
export async function readPaper(db: Connection, id: string, sellerId?: string): Promise<Paper | undefined> {
  const ofShop = sellerId === undefined ? undefined : eq(shopPapers.sellerId, sellerId);
  return (
    await db.orm
      .select()
      .from(shopPapers)
      .where(and(eq(shopPapers.id, id), ofShop))
  )[0];
}

/** Reads the papers of a shop that are not over, the latest first, of one requirement where that is given. */
export async function readPapers(db: Connection, sellerId: string, requirement?: string): Promise<Paper[]> {
  const ofRequirement = requirement === undefined ? undefined : eq(shopPapers.requirement, requirement);
  return db.orm
    .select()
    .from(shopPapers)
    .where(and(eq(shopPapers.sellerId, sellerId), inArray(shopPapers.state, [...livingPaperStates]), ofRequirement))
    .orderBy(desc(shopPapers.sentAt), desc(shopPapers.id));
}

/** A paper with the slug of its shop. */
export type PaperOfShop = Paper & { slug: string };

/** Reads papers of all shops or of one in a state, the longest waiting first. */
export async function readDeskPapers(
  db: Connection,
  { state, slug, limit }: { state?: PaperState | undefined; slug?: string | undefined; limit: number },
): Promise<PaperOfShop[]> {
  const rows = await db.orm
    .select({ paper: shopPapers, slug: sellers.slug })
    .from(shopPapers)
    .innerJoin(sellers, eq(sellers.id, shopPapers.sellerId))
    .where(
      and(
        state === undefined ? inArray(shopPapers.state, [...livingPaperStates]) : eq(shopPapers.state, state),
        slug === undefined ? undefined : eq(sellers.slug, slug),
      ),
    )
    .orderBy(shopPapers.sentAt, shopPapers.id)
    .limit(limit);
  return rows.map(({ paper, slug: of }) => ({ ...paper, slug: of }));
}

const papers = `p.id, p.seller_id as "sellerId", p.requirement, p.state, p.until, s.slug`;

/** A paper that a daily job acts on. */
export interface DuePaper {
  id: string;
  sellerId: string;
  slug: string;
  requirement: string;
  state: PaperState;
  /** ISO date. */
  until: string | null;
}

const ending: Statement = {
  name: 'onboarding.papers-ending',
  text: `select p.id, p.seller_id as "sellerId", p.requirement, p.state, p.until::text, s.slug
    from shop_papers p join sellers s on s.id = p.seller_id
    where p.state = 'accepted' and s.shop_state <> 'closed' and (p.until < $1::date or (p.until <= $2::date and p.reminded_at is null))
    order by p.id limit 200 for update of p skip locked`,
};

/** Holds accepted papers that have ended before a day, or that end by another day without a reminder. */
export async function lockEndingPapers(db: Connection, today: string, soon: string): Promise<DuePaper[]> {
  return db.run(ending, [today, soon]);
}

const waiting: Statement = {
  name: 'onboarding.papers-waiting',
  text: `select ${papers.replace('p.until', 'p.until::text')} from shop_papers p join sellers s on s.id = p.seller_id
    where p.state = 'sent' and p.sent_at < $1 order by p.sent_at, p.id limit 200`,
};

/** Reads papers that have waited for the operator since before a moment. */
export async function readWaitingPapers(db: Connection, before: Date): Promise<DuePaper[]> {
  return db.run(waiting, [before.toISOString()]);
}

const ofClosed: Statement = {
  name: 'onboarding.papers-of-closed-shops',
  text: `delete from shop_papers p using sellers s where s.id = p.seller_id and s.shop_state = 'closed' and s.shop_state_at < $1 returning p.id`,
};

/** Deletes the papers of shops that were closed before a moment. @returns their ids */
export async function deletePapersOfClosedShops(db: Connection, before: Date): Promise<string[]> {
  return (await db.run<{ id: string }>(ofClosed, [before.toISOString()])).map(({ id }) => id);
}

/** Names those of these papers whose file is still needed. */
export async function readNeededFiles(db: Connection, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.orm
    .select({ id: shopPapers.id })
    .from(shopPapers)
    .where(and(inArray(shopPapers.id, [...ids]), inArray(shopPapers.state, [...livingPaperStates])));
  return new Set(rows.map(({ id }) => id));
}

/** Reads the papers that a person sent, with their shops. */
export async function readPapersOfUser(db: Connection, userId: string) {
  return db.orm
    .select({ shop: sellers.slug, requirement: shopPapers.requirement, state: shopPapers.state, sentAt: shopPapers.sentAt })
    .from(shopPapers)
    .innerJoin(sellers, eq(sellers.id, shopPapers.sellerId))
    .where(eq(shopPapers.userId, userId))
    .orderBy(shopPapers.sentAt, shopPapers.id);
}

const orphaned: Statement = {
  name: 'onboarding.papers-without-owner',
  text: `delete from shop_papers where seller_id in (select p.seller_id from shop_papers p where p.user_id = $1)
      and not exists (select from seller_people o where o.seller_id = shop_papers.seller_id and o.user_id <> $1 and o.role = 'owner')
    returning id`,
};

/**
 * Takes a person out of the papers: those of shops without another owner are deleted.
 * @returns the ids of the deleted ones
 */
export async function erasePapersOfUser(db: Connection, userId: string): Promise<string[]> {
  const deleted = await db.run<{ id: string }>(orphaned, [userId]);
  await db.orm.update(shopPapers).set({ userId: sql`null` }).where(eq(shopPapers.userId, userId));
  return deleted.map(({ id }) => id);
}

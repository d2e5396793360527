import { and, eq, inArray, ne } from 'drizzle-orm';
import { sellers } from '#modules/sellers/tables.ts';
import type { Connection } from '#platform/database/database.ts';
import type { ChangeStep } from '#shared/detail-steps.ts';
import { openDetailChangeStates } from './detail-change-rules.ts';
import { shopDetailChanges } from './tables.ts';

export type DetailChangeRow = typeof shopDetailChanges.$inferSelect;

const isOpen = inArray(shopDetailChanges.state, openDetailChangeStates);

export async function insertDetailChange(db: Connection, row: typeof shopDetailChanges.$inferInsert): Promise<void> {
  await db.orm.insert(shopDetailChanges).values(row);
}

/** Ends the open change of a step of a shop, or of a maker. @returns whether there was one */
export async function endDetailChange(
  db: Connection,
  sellerId: string,
  { step, subject = '' }: { step: ChangeStep; subject?: string },
  state: 'withdrawn' | 'replaced',
  now: Date,
): Promise<boolean> {
  const rows = await db.orm
    .update(shopDetailChanges)
    .set({ state, stateAt: now, fields: {} })
    .where(and(eq(shopDetailChanges.sellerId, sellerId), eq(shopDetailChanges.step, step), eq(shopDetailChanges.subject, subject), isOpen))
    .returning({ id: shopDetailChanges.id });
  return rows.length > 0;
}

/** Reads the changes of a shop that wait or were sent back: of its details, or of its makers. */
export async function readOpenDetailChanges(db: Connection, sellerId: string, of: 'details' | 'makers'): Promise<DetailChangeRow[]> {
  return db.orm
    .select()
    .from(shopDetailChanges)
    .where(and(eq(shopDetailChanges.sellerId, sellerId), (of === 'makers' ? eq : ne)(shopDetailChanges.step, 'maker'), isOpen))
    .orderBy(shopDetailChanges.sentAt, shopDetailChanges.id);
}

export async function readDetailChange(db: Connection, id: string): Promise<DetailChangeRow | undefined> {
  return (await db.orm.select().from(shopDetailChanges).where(eq(shopDetailChanges.id, id)))[0];
}

export async function updateDetailChange(db: Connection, id: string, change: Partial<DetailChangeRow>): Promise<void> {
  await db.orm.update(shopDetailChanges).set(change).where(eq(shopDetailChanges.id, id));
}

/** Reads changes of all shops that wait, the longest waiting first, with their shops. */
export async function readWaitingDetailChanges(db: Connection, limit: number): Promise<(DetailChangeRow & { slug: string })[]> {
  const rows = await db.orm
    .select({ change: shopDetailChanges, slug: sellers.slug })
    .from(shopDetailChanges)
    .innerJoin(sellers, eq(sellers.id, shopDetailChanges.sellerId))
    .where(eq(shopDetailChanges.state, 'waiting'))
    .orderBy(shopDetailChanges.sentAt, shopDetailChanges.id)
    .limit(limit);
  return rows.map(({ change, slug }) => ({ ...change, slug }));
}

/** Takes a person out of the changes that the person asked for; they stay with the shop. */
export async function eraseDetailChangesOfUser(db: Connection, userId: string): Promise<void> {
  await db.orm.update(shopDetailChanges).set({ userId: null }).where(eq(shopDetailChanges.userId, userId));
}

import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import { makerConsents, makers } from './tables.ts';

export type ConsentRow = typeof makerConsents.$inferSelect;

export async function insertConsent(db: Connection, row: typeof makerConsents.$inferInsert): Promise<void> {
  await db.orm.insert(makerConsents).values(row);
}

/** Reads the consents of a shop that were not withdrawn, the latest first; of one facilitator where given. */
export async function readConsents(db: Connection, sellerId: string, userId?: string): Promise<ConsentRow[]> {
  const ofUser = userId === undefined ? undefined : eq(makerConsents.userId, userId);
  return db.orm
    .select()
    .from(makerConsents)
    .where(and(eq(makerConsents.sellerId, sellerId), isNull(makerConsents.withdrawnAt), ofUser))
    .orderBy(desc(makerConsents.recordedAt), desc(makerConsents.id))
    .limit(500);
}

/** Ends consents of a shop; the name of a witness goes with them. @returns those that ended */
export async function endConsents(
  db: Connection,
  {
    sellerId,
    id,
    userId,
    makerId,
  }: { sellerId: string; id?: string | undefined; userId?: string | undefined; makerId?: string | undefined },
  now: Date,
): Promise<ConsentRow[]> {
  return db.orm
    .update(makerConsents)
    .set({ withdrawnAt: now, witness: null })
    .where(
      and(
        eq(makerConsents.sellerId, sellerId),
        isNull(makerConsents.withdrawnAt),
        id === undefined ? undefined : eq(makerConsents.id, id),
        userId === undefined ? undefined : eq(makerConsents.userId, userId),
        makerId === undefined ? undefined : eq(makerConsents.makerId, makerId),
      ),
    )
    .returning();
}

const inForce: Statement = {
  name: 'makers.consents-in-force',
  // One that was recorded before the facilitator left the team and joined it again counts no more.
  text: `select c.maker_id as "makerId" from maker_consents c
      join seller_people p on p.seller_id = c.seller_id and p.user_id = c.user_id and p.joined_at <= c.recorded_at
    where c.seller_id = $1 and c.user_id = $2 and c.withdrawn_at is null and c.until >= $3::date`,
};

/** Reads the makers who consented to a facilitator of a shop. @param day in India, ISO date */
export async function readConsentingMakers(db: Connection, sellerId: string, userId: string, day: string): Promise<Set<string>> {
  return new Set((await db.run<{ makerId: string }>(inForce, [sellerId, userId, day])).map(({ makerId }) => makerId));
}

/** A consent that counts and soon does not. */
export interface EndingConsent {
  sellerId: string;
  slug: string;
  /** The facilitator. */
  userId: string;
  maker: Localized;
  /** ISO date. */
  until: string;
}

const announce: Statement = {
  name: 'makers.announce-consent-ends',
  text: `update maker_consents c set end_announced_at = $1
    from (select d.id, s.slug, m.name from maker_consents d join makers m on m.id = d.maker_id
        join sellers s on s.id = d.seller_id and s.shop_state <> 'closed'
        join seller_people p on p.seller_id = d.seller_id and p.user_id = d.user_id and p.role = 'facilitator' and p.joined_at <= d.recorded_at
      where d.withdrawn_at is null and d.end_announced_at is null and d.until between $2::date and $3::date
      order by d.until, d.id limit 200 for update of d skip locked) due
    where c.id = due.id returning c.seller_id as "sellerId", due.slug, c.user_id as "userId", due.name as maker, c.until::text`,
};

/** Marks consents that end between two days (ISO dates) and were not announced yet, and returns them. */
export async function markEndingConsents(db: Connection, now: Date, from: string, to: string): Promise<EndingConsent[]> {
  return db.run(announce, [now.toISOString(), from, to]);
}

/** Reads the names of all makers, by their slugs. */
export async function readMakerNames(db: Connection) {
  return db.orm.select({ _id: makers.id, name: makers.name }).from(makers).orderBy(makers.slug).limit(2_000);
}

/** Reads the consents to a person as a facilitator. */
export async function readConsentsOfUser(db: Connection, userId: string) {
  return db.orm
    .select({ maker: makers.slug, given: makerConsents.given, recordedAt: makerConsents.recordedAt, until: makerConsents.until })
    .from(makerConsents)
    .innerJoin(makers, eq(makers.id, makerConsents.makerId))
    .where(eq(makerConsents.userId, userId))
    .orderBy(makerConsents.recordedAt, makerConsents.id);
}

/** Ends the consents to a person, and takes the person out of all consents. */
export async function eraseConsentsOfUser(db: Connection, userId: string, now: Date): Promise<void> {
  await db.orm
    .update(makerConsents)
    .set({ withdrawnAt: now, witness: null })
    .where(and(eq(makerConsents.userId, userId), isNull(makerConsents.withdrawnAt)));
  await db.orm.update(makerConsents).set({ userId: null }).where(eq(makerConsents.userId, userId));
  await db.orm.update(makerConsents).set({ recordedBy: null }).where(eq(makerConsents.recordedBy, userId));
}

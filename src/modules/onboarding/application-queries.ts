import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import { type ApplicationActor, type ApplicationState, applicationClocks } from './application-rules.ts';
import { sellerApplications, sellerInvitations } from './tables.ts';

export type Application = typeof sellerApplications.$inferSelect;
export type Invitation = typeof sellerInvitations.$inferSelect;

export async function insertApplication(db: Connection, row: typeof sellerApplications.$inferInsert): Promise<void> {
  await db.orm.insert(sellerApplications).values(row);
}

export async function readApplication(db: Connection, reference: string): Promise<Application | undefined> {
  return (await db.orm.select().from(sellerApplications).where(eq(sellerApplications.reference, reference)))[0];
}

/** Holds an application until the transaction ends. */
export async function lockApplication(db: Connection, reference: string): Promise<Application | undefined> {
  return (await db.orm.select().from(sellerApplications).where(eq(sellerApplications.reference, reference)).for('update'))[0];
}

/** Reads applications in these states, the longest waiting first. */
export async function readApplications(db: Connection, states: readonly ApplicationState[], limit: number): Promise<Application[]> {
  return db.orm
    .select()
    .from(sellerApplications)
    .where(inArray(sellerApplications.state, [...states]))
    .orderBy(sellerApplications.stateAt, sellerApplications.reference)
    .limit(limit);
}

export async function writeApplicationState(
  db: Connection,
  reference: string,
  step: { state: ApplicationState; refusal: Localized | null; sellerId: string | null },
  now: Date,
): Promise<void> {
  const changed = { ...step, stateAt: now, remindedAt: null, escalatedAt: null };
  await db.orm.update(sellerApplications).set(changed).where(eq(sellerApplications.reference, reference));
}

export async function insertInvitation(db: Connection, row: typeof sellerInvitations.$inferInsert): Promise<void> {
  await db.orm.insert(sellerInvitations).values(row);
}

export async function readInvitation(db: Connection, id: string): Promise<Invitation | undefined> {
  return (await db.orm.select().from(sellerInvitations).where(eq(sellerInvitations.id, id)))[0];
}

/** Holds an invitation until the transaction ends. */
export async function lockInvitation(db: Connection, id: string): Promise<Invitation | undefined> {
  return (await db.orm.select().from(sellerInvitations).where(eq(sellerInvitations.id, id)).for('update'))[0];
}

/** Reads the invitation of an application that was sent last. */
export async function readLastInvitation(db: Connection, reference: string): Promise<Invitation | undefined> {
  const rows = await db.orm
    .select()
    .from(sellerInvitations)
    .where(eq(sellerInvitations.application, reference))
    .orderBy(desc(sellerInvitations.createdAt))
    .limit(1);
  return rows[0];
}

/** Ends the invitations of an application that are not used yet. */
export async function revokeInvitations(db: Connection, reference: string, now: Date): Promise<void> {
  await db.orm
    .update(sellerInvitations)
    .set({ revokedAt: now })
    .where(and(eq(sellerInvitations.application, reference), isNull(sellerInvitations.acceptedAt), isNull(sellerInvitations.revokedAt)));
}

export async function markAccepted(db: Connection, id: string, now: Date): Promise<void> {
  await db.orm.update(sellerInvitations).set({ acceptedAt: now }).where(eq(sellerInvitations.id, id));
}

const byAddress = (email: string) => sql`lower(${sellerApplications.email}) = ${email.toLowerCase()}`;

export async function readApplicationsOfAddress(db: Connection, email: string): Promise<Application[]> {
  return db.orm.select().from(sellerApplications).where(byAddress(email));
}

/** Deletes what names an address: its applications, and the invitations that went to it. */
export async function deleteOfAddress(db: Connection, email: string): Promise<void> {
  // In the order in which steps lock them; those of the applications go with them.
  await db.orm.delete(sellerApplications).where(byAddress(email));
  await db.orm.delete(sellerInvitations).where(sql`lower(${sellerInvitations.email}) = ${email.toLowerCase()}`);
}

/** Deletes applications that ended without a shop, and invitations that ended, before a moment. */
export async function deleteEnded(db: Connection, before: Date): Promise<void> {
  await db.orm
    .delete(sellerApplications)
    .where(and(inArray(sellerApplications.state, ['refused', 'withdrawn']), lt(sellerApplications.stateAt, before)));
  await db.orm.delete(sellerInvitations).where(lt(sellerInvitations.expiresAt, before));
}

/** The clocks as rows, for statements. */
const clockRows = JSON.stringify(
  Object.entries(applicationClocks).map(([state, { of, remind, escalate, repeat, expiry }]) => ({
    state,
    of,
    remind,
    escalate,
    every: repeat,
    after: expiry?.after ?? null,
  })),
);

const ticking = `jsonb_to_recordset($1::jsonb) as c (state text, of text, remind int, escalate int, every int, after int)
    join seller_applications a on a.state = c.state`;
const days = (count: string) => `make_interval(days => ${count})`;

/** An application that waits for a step. */
export interface WaitingApplication {
  reference: string;
  businessName: string;
  state: ApplicationState;
  since: Date;
}

const marked = 'returning a.reference, a.business_name as "businessName", a.state, a.state_at as since';

const remind: Statement = {
  name: 'onboarding.applications-to-remind',
  text: `with late as (select a.reference from ${ticking} where c.of = $3 and a.reminded_at is null
        and a.state_at + ${days('c.remind')} < $2::timestamptz order by a.reference limit 200 for update of a skip locked)
    update seller_applications a set reminded_at = $2::timestamptz from late where a.reference = late.reference ${marked}`,
};

/** Marks applications whose clock reminds this actor now, once for each step, and returns them. */
export async function markReminded(db: Connection, of: ApplicationActor, now: Date): Promise<WaitingApplication[]> {
  return db.run(remind, [clockRows, now.toISOString(), of]);
}

const escalate: Statement = {
  name: 'onboarding.applications-to-escalate',
  text: `with late as (select a.reference from ${ticking} where a.state_at + ${days('c.escalate')} < $2::timestamptz
        and (a.escalated_at is null or a.escalated_at + ${days('c.every')} < $2::timestamptz)
      order by a.reference limit 200 for update of a skip locked)
    update seller_applications a set escalated_at = $2::timestamptz, reminded_at = coalesce(a.reminded_at, $2::timestamptz)
      from late where a.reference = late.reference ${marked}`,
};

/** Marks applications of which the operator is told now, again and again, and returns them. */
export async function markEscalated(db: Connection, now: Date): Promise<WaitingApplication[]> {
  return db.run(escalate, [clockRows, now.toISOString()]);
}

const expired: Statement = {
  name: 'onboarding.applications-expired',
  // The reminder came first and left time to answer, also where this job did not run for a while.
  text: `select a.reference from ${ticking} where c.after is not null and a.reminded_at + ${days('c.after')} < $2::timestamptz
      and a.state_at + ${days('c.remind + c.after')} < $2::timestamptz order by a.reference limit 200`,
};

/** Reads applications whose invitations have expired. */
export async function readExpired(db: Connection, now: Date): Promise<string[]> {
  return (await db.run<{ reference: string }>(expired, [clockRows, now.toISOString()])).map(({ reference }) => reference);
}

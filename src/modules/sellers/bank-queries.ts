import { and, eq, inArray } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { BankState } from './bank-rules.ts';
import { sellerBanks } from './tables.ts';

export type BankRow = typeof sellerBanks.$inferSelect;

/** Reads the accounts of a shop that are not over: the usable one, and the one that rests. */
export async function readBanks(db: Connection, sellerId: string): Promise<BankRow[]> {
  return db.orm
    .select()
    .from(sellerBanks)
    .where(and(eq(sellerBanks.sellerId, sellerId), inArray(sellerBanks.state, ['entered', 'usable'])));
}

/** Reads an account, used or replaced. */
export async function readBank(db: Connection, id: string): Promise<BankRow | undefined> {
  return (await db.orm.select().from(sellerBanks).where(eq(sellerBanks.id, id)))[0];
}

export async function insertBank(db: Connection, row: typeof sellerBanks.$inferInsert): Promise<void> {
  await db.orm.insert(sellerBanks).values(row);
}

/** Ends the account of a shop that is in this state. @returns whether there was one */
export async function moveBank(db: Connection, sellerId: string, from: BankState, to: BankState, now: Date): Promise<boolean> {
  const rows = await db.orm
    .update(sellerBanks)
    .set({ state: to, stateAt: now })
    .where(and(eq(sellerBanks.sellerId, sellerId), eq(sellerBanks.state, from)))
    .returning({ id: sellerBanks.id });
  return rows.length > 0;
}

const rested: Statement = {
  name: 'sellers.banks-rested',
  text: `select s.id, s.slug from seller_banks b join sellers s on s.id = b.seller_id
    where b.state = 'entered' and b.usable_from <= $1::timestamptz order by s.id limit 200 for update of s skip locked`,
};

/** Holds the shops whose new account has rested. */
export async function lockShopsOfRestedBanks(db: Connection, now: Date): Promise<{ id: string; slug: string }[]> {
  return db.run(rested, [now.toISOString()]);
}

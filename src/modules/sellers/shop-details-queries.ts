import { eq } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { BusinessChanges, BusinessDetails } from './shop-details.ts';
import { sellers } from './tables.ts';
import { taxColumns } from './tax-columns.ts';

export async function readBusinessDetails(db: Connection, id: string): Promise<BusinessDetails | undefined> {
  const { slug, sellerName, kind, state, city, since, about, dispatchDays, invoicePrefix } = sellers;
  const columns = { ...taxColumns, slug, sellerName, kind, state, city, since, about, dispatchDays, invoicePrefix };
  return (await db.orm.select(columns).from(sellers).where(eq(sellers.id, id)))[0];
}

export async function writeBusinessDetails(db: Connection, id: string, changes: BusinessChanges): Promise<void> {
  await db.orm.update(sellers).set(changes).where(eq(sellers.id, id));
}

const twin: Statement = {
  name: 'sellers.prefix-twin',
  text: `select 1 from sellers s join sellers o on o.id <> s.id and o.gstin = s.gstin and o.invoice_prefix = s.invoice_prefix
    where s.id = $1 limit 1`,
};

/** Tells whether another seller of the same GSTIN numbers its invoices alike. */
export async function hasPrefixTwin(db: Connection, id: string): Promise<boolean> {
  return (await db.run(twin, [id])).length > 0;
}

/** Reads at how many units a shop hears that few are left. */
export async function readLowStock(db: Connection, id: string): Promise<number | null> {
  return (await db.orm.select({ at: sellers.lowStockAt }).from(sellers).where(eq(sellers.id, id)))[0]?.at ?? null;
}

export async function writeLowStock(db: Connection, id: string, lowStockAt: number | null): Promise<void> {
  await db.orm.update(sellers).set({ lowStockAt }).where(eq(sellers.id, id));
}

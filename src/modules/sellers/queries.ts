import { and, eq, sql } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { ShopRole } from '#shared/access.ts';
import type { ShopCalendar } from '#shared/dispatch-day.ts';
import type { ShopState } from '#shared/shop-states.ts';
import { calendarOf } from './calendar-columns.ts';
import { sellerPeople, sellers } from './tables.ts';
import { taxColumns } from './tax-columns.ts';

export async function readSeller(db: Connection, slug: string) {
  const rows = await db.orm
    .select({
      _id: sellers.id,
      slug: sellers.slug,
      sellerName: sellers.sellerName,
      label: sellers.label,
      legalName: sellers.legalName,
      gstin: sellers.gstin,
      address: sellers.address,
      kind: sellers.kind,
      verified: sellers.verified,
      city: sellers.city,
      state: sellers.state,
      since: sellers.since,
      about: sellers.about,
      dispatchDays: sellers.dispatchDays,
      calendar: sql<ShopCalendar>`${sql.raw(calendarOf('sellers'))}`,
      shopState: sellers.shopState,
    })
    .from(sellers)
    .where(eq(sellers.slug, slug));
  const [row] = rows;
  if (!row) return undefined;
  const { label, legalName, gstin, address, ...rest } = row;
  return {
    ...rest,
    label: label ?? undefined,
    legalName: legalName ?? undefined,
    gstin: gstin ?? undefined,
    address: address ?? undefined,
  };
}

export async function readLegalDetails(db: Connection, id: string) {
  const rows = await db.orm
    .select({
      ...taxColumns,
      slug: sellers.slug,
      sellerName: sellers.sellerName,
      city: sellers.city,
      state: sellers.state,
      invoicePrefix: sellers.invoicePrefix,
    })
    .from(sellers)
    .where(eq(sellers.id, id));
  return rows[0];
}

/** Reads the facts of all sellers or of one, by slug. */
export async function readTaxFacts(db: Connection, slug?: string) {
  return db.orm
    .select({ ...taxColumns, id: sellers.id, slug: sellers.slug, state: sellers.state, invoicePrefix: sellers.invoicePrefix })
    .from(sellers)
    .where(slug === undefined ? undefined : eq(sellers.slug, slug))
    .orderBy(sellers.slug);
}

/** @returns the seller's id; undefined where there is none at this address */
export async function updateTaxFacts(
  db: Connection,
  slug: string,
  facts: Partial<typeof sellers.$inferInsert>,
): Promise<string | undefined> {
  const [row] = await db.orm.update(sellers).set(facts).where(eq(sellers.slug, slug)).returning({ id: sellers.id });
  return row?.id;
}

export interface MembershipRow {
  sellerId: string;
  slug: string;
  sellerName: string;
  shopState: ShopState;
  role: ShopRole;
  joinedAt: Date;
}

/**
 * The shops that a person works for.
 * @param demo memberships that were given in a demonstration count, too
 */
export async function readMemberships(db: Connection, userId: string, demo: boolean): Promise<MembershipRow[]> {
  const { sellerId, role, joinedAt } = sellerPeople;
  const { slug, sellerName, shopState } = sellers;
  return db.orm
    .select({ sellerId, slug, sellerName, shopState, role, joinedAt })
    .from(sellerPeople)
    .innerJoin(sellers, eq(sellers.id, sellerId))
    .where(and(eq(sellerPeople.userId, userId), demo ? undefined : eq(sellerPeople.madeInDemo, false)))
    .orderBy(slug);
}

export async function deleteMemberships(db: Connection, userId: string): Promise<void> {
  await db.execute('delete from seller_people where user_id = $1', [userId]);
}

const lastOwner: Statement = {
  name: 'sellers.last-owner',
  text: `select s.slug from sellers s where s.shop_state <> 'closed'
      and exists (select from seller_people p where p.seller_id = s.id and p.user_id = $1 and p.role = 'owner')
      and not exists (select from seller_people o where o.seller_id = s.id and o.user_id <> $1 and o.role = 'owner')
    order by s.slug limit 1`,
};
const ownShops: Statement = {
  name: 'sellers.own-shops',
  text: `select s.id from sellers s where exists (select from seller_people p where p.seller_id = s.id and p.user_id = $1 and p.role = 'owner')
    order by s.id for update`,
};

/** Holds the shops that a person owns, and finds one that would be left without an owner. */
export async function findShopOfLastOwner(db: Connection, userId: string): Promise<string | undefined> {
  await db.run(ownShops, [userId]);
  return (await db.run<{ slug: string }>(lastOwner, [userId]))[0]?.slug;
}

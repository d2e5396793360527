import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import { variants } from '#modules/catalog/tables.ts';
import type { OfferingSeller } from '#modules/ledger/supply-rules.ts';
import { offerFactsOf } from '#modules/sellers/calendar-columns.ts';
import { sellers } from '#modules/sellers/tables.ts';
import { createBatcher, silentReadMs } from '#platform/database/batcher.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import type { CartItem } from './contract.ts';
import { cartItems, coupons } from './tables.ts';

/** Data that a line is priced from, and that an order freezes of it. */
export interface LineRow {
  variantId: string;
  card: ProductCard;
  color: string | null;
  colorName: Localized | null;
  size: string;
  sizeLabel: Localized | null;
  stock: number;
  /** Of this variant, in paise. */
  basePricePaise: number;
  hsn: string;
  taxEntry: string | null;
  leadTimeDays: number | null;
  /** Working days in which its seller sends what is in stock. */
  dispatchDays: number;
  /** Slug of its category. */
  category: string;
  perishable: boolean;
  makerId: string;
  makerName: Localized;
  sellerId: string;
  sellerSlug: string;
  sellerName: string;
  sellerLabel: Localized | null;
  sellerState: string;
  sellerFacts: OfferingSeller;
  /** Reason why the material must not be sent to the country. */
  limit: Localized | null;
}

/**
 * Hides the length of the array from the planner: PostgreSQL would otherwise plan
 * the statement for each cart, at six times the cost of reading the lines. A
 * subquery's result has no known length, so one generic plan serves all carts.
 */
const linesOf = (
  limit: string,
) => `select v.id as "variantId", coalesce(l.card_answer, u.card::text) as card, v.color, v.color_name as "colorName", v.size, v.size_label as "sizeLabel",
      v.available as stock, p.base_price_paise + v.price_delta_paise as "basePricePaise", p.hsn, p.tax_entry as "taxEntry", p.lead_time_days as "leadTimeDays",
      s.dispatch_days as "dispatchDays", g.slug as category, p.perishable, m.id as "makerId", m.name as "makerName", s.id as "sellerId", s.slug as "sellerSlug", s.seller_name as "sellerName",
      s.label as "sellerLabel",
      s.state as "sellerState", ${offerFactsOf('s')} as "sellerFacts", ${limit} as "limit"
    from variants v join products p on p.id = v.product_id
    left join product_listings l on l.product_id = p.id left join unlisted_products u on u.product_id = p.id
    join makers m on m.id = p.maker_id join sellers s on s.id = p.seller_id
    join subcategories c on c.id = p.subcategory_id join categories g on g.id = c.category_id
    where v.id = any(array(select unnest($1::text[]))) and v.retired_at is null and (l.product_id is not null or u.product_id is not null)`;

const linesInIndia: Statement = { name: 'cart.lines', text: linesOf('null') };
const linesAbroad: Statement = {
  name: 'cart.lines-abroad',
  text: linesOf(`(select x.reason from export_limits x where x.material = any(p.materials)
        and (x.country is null or x.country = $2) and (x.above_grams is null or x.above_grams < coalesce(p.weight_grams, 2147483647))
        order by x.id limit 1)`),
};

async function readRows(db: Connection, statement: Statement, values: readonly unknown[]): Promise<LineRow[]> {
  const rows = await db.run<Omit<LineRow, 'card'> & { card: string }>(statement, values);
  return rows.map((row) => ({ ...row, card: JSON.parse(row.card) }));
}

const linesByVariant = createBatcher(
  async (db: Connection, variantIds: string[]) =>
    new Map((await readRows(db, linesInIndia, [variantIds])).map((row) => [row.variantId, row])),
  silentReadMs,
);

/**
 * Reads the variants of published products with current price and stock, in any order. Others are left out.
 * Carts in India that are priced together share a statement.
 */
export async function readLines(db: Connection, variantIds: readonly string[], country: string): Promise<LineRow[]> {
  if (country !== 'IN') return readRows(db, linesAbroad, [variantIds, country]);
  const rows = await linesByVariant(db, variantIds);
  return [...new Set(variantIds)].flatMap((id) => rows.get(id) ?? []);
}

export interface CouponRow {
  code: string;
  kind: 'percentage' | 'fixed';
  value: number;
  minPaise: number;
  maxPaise: number | null;
  fundedBy: 'operator' | 'seller';
  sellerId: string | null;
  startsAt: Date;
  endsAt: Date | null;
  usesLimit: number | null;
  uses: number;
  perPerson: number | null;
  /** Uses by the buyer in question; null where the buyer is not known. */
  usesOfPerson: number | null;
}

const couponByCode: Statement = {
  name: 'cart.coupon',
  text: `select c.code, c.kind, c.value, c.least_paise as "minPaise", c.most_paise as "maxPaise", c.funded_by as "fundedBy",
      c.seller_id as "sellerId", c.starts_at as "startsAt", c.ends_at as "endsAt", c.uses_limit as "usesLimit",
      c.uses - (select count(*) from coupon_uses u where u.code = c.code and u.order_id = any($3))::int as uses,
      c.per_person as "perPerson", case when $2::text[] is not null then
        (select count(*) from coupon_uses u where u.code = c.code and u.person = any($2) and not u.order_id = any($3)) end as "usesOfPerson"
    from coupons c where c.code = $1`,
};

/**
 * @param person digests of the buyer whose uses count; undefined where the buyer is not known
 * @param except orders whose uses do not count
 */
export async function readCoupon(
  db: Connection,
  code: string,
  person: readonly string[] | undefined,
  except: readonly string[] = [],
): Promise<CouponRow | undefined> {
  return (await db.run<CouponRow>(couponByCode, [code, person ?? null, except]))[0];
}

/** Reads the items of a cart in the order in which they were added. */
export async function readCart(db: Connection, userId: string): Promise<CartItem[]> {
  return db.orm
    .select({ variantId: cartItems.variantId, productId: variants.productId, qty: cartItems.qty, saved: cartItems.saved })
    .from(cartItems)
    .innerJoin(variants, eq(variants.id, cartItems.variantId))
    .where(eq(cartItems.userId, userId))
    .orderBy(asc(cartItems.place));
}

/** Inserts cart items; an existing one keeps its position and gets the new quantity. */
export async function saveItems(db: Connection, rows: readonly (typeof cartItems.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  await db.orm
    .insert(cartItems)
    .values([...rows])
    .onConflictDoUpdate({
      target: [cartItems.userId, cartItems.variantId],
      set: { qty: sql`excluded.qty`, saved: sql`excluded.saved` },
    });
}

export async function deleteItem(db: Connection, userId: string, variantId: string): Promise<void> {
  await db.orm.delete(cartItems).where(and(eq(cartItems.userId, userId), eq(cartItems.variantId, variantId)));
}

export async function deleteCart(db: Connection, userId: string): Promise<void> {
  await db.orm.delete(cartItems).where(and(eq(cartItems.userId, userId), eq(cartItems.saved, false)));
}

const deleteOrderedStatement: Statement = {
  name: 'cart.bought',
  text: `with bought as (select * from unnest($2::text[], $3::int[]) as b (id, qty)),
    fewer as (update cart_items c set qty = c.qty - b.qty from bought b where c.user_id = $1 and c.variant_id = b.id and not c.saved and c.qty > b.qty)
    delete from cart_items c using bought b where c.user_id = $1 and c.variant_id = b.id and not c.saved and c.qty <= b.qty`,
};

/** Takes bought units out of a cart; what was added meanwhile stays. */
export async function deleteOrdered(db: Connection, userId: string, items: readonly { variantId: string; qty: number }[]): Promise<void> {
  const values = [userId, items.map((item) => item.variantId), items.map((item) => item.qty)];
  await db.run(deleteOrderedStatement, values);
}

export async function deleteAllItems(db: Connection, userId: string): Promise<void> {
  await db.orm.delete(cartItems).where(eq(cartItems.userId, userId));
}

const stocks: Statement = {
  name: 'cart.stocks',
  text: `select v.id as "variantId", v.product_id as "productId", v.available as stock, p.title
    from variants v join product_listings l on l.product_id = v.product_id join products p on p.id = v.product_id
    where v.id = any($1::text[]) and v.retired_at is null`,
};

/** Reads stock and title of the variants that are on sale. */
export async function readStocks(
  db: Connection,
  variantIds: readonly string[],
): Promise<{ variantId: string; productId: string; stock: number; title: Localized }[]> {
  return db.run(stocks, [variantIds]);
}

/** @returns false where the code exists already */
export async function insertCoupon(db: Connection, coupon: typeof coupons.$inferInsert): Promise<boolean> {
  const rows = await db.orm.insert(coupons).values(coupon).onConflictDoNothing().returning({ code: coupons.code });
  return rows.length > 0;
}

export async function readCoupons(db: Connection) {
  return db.orm
    .select({ coupon: coupons, seller: sellers.sellerName })
    .from(coupons)
    .leftJoin(sellers, eq(sellers.id, coupons.sellerId))
    .orderBy(desc(coupons.createdAt), asc(coupons.code));
}

/** Reads the coupons that a seller pays for, the latest first. */
export async function readCouponsOfSeller(db: Connection, sellerId: string) {
  return db.orm.select().from(coupons).where(eq(coupons.sellerId, sellerId)).orderBy(desc(coupons.createdAt), asc(coupons.code)).limit(200);
}

const runsAt = (now: Date) => or(isNull(coupons.endsAt), gt(coupons.endsAt, now));

/** Counts the coupons of a seller that are not over. */
export async function countRunningCoupons(db: Connection, sellerId: string, now: Date): Promise<number> {
  return db.orm.$count(coupons, and(eq(coupons.sellerId, sellerId), runsAt(now)));
}

/** Ends a running coupon of a seller. @returns false where there is none of this code */
export async function endCouponOfSeller(db: Connection, sellerId: string, code: string, now: Date): Promise<boolean> {
  const rows = await db.orm
    .update(coupons)
    .set({ endsAt: now })
    .where(and(eq(coupons.code, code), eq(coupons.sellerId, sellerId), runsAt(now)))
    .returning({ code: coupons.code });
  return rows.length > 0;
}

export async function endCouponNow(db: Connection, code: string): Promise<boolean> {
  const rows = await db.orm
    .update(coupons)
    .set({ endsAt: sql`now()` })
    .where(and(eq(coupons.code, code), or(isNull(coupons.endsAt), gt(coupons.endsAt, sql`now()`))))
    .returning({ code: coupons.code });
  return rows.length > 0;
}

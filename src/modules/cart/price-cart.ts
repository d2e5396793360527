import { latestRate } from '#modules/currency/current-rates.ts';
import { requireDelivery } from '#modules/delivery/find-delivery.ts';
import { salesOfYear } from '#modules/ledger/api.ts';
import { currentRates } from '#modules/ledger/current-rates.ts';
import { dayInIndia, type Rates, yearStart } from '#modules/ledger/rate-rules.ts';
import { vatSchemeOf } from '#modules/ledger/vat-rules.ts';
import { findRooms } from '#modules/making/find-rooms.ts';
import type { Context } from '#platform/context.ts';
import { decimalsOf } from '#shared/currency.ts';
import { vatNumberOf } from '#shared/operator.ts';
import { isPersonsPan, panOf } from '#shared/seller-facts.ts';
import { buyerDigests } from './buyer-digest.ts';
import type { VatAtSale } from './charge-vat.ts';
import { mayTryCoupons } from './coupon-attempts.ts';
import { type CartInput, type PricedCart, priceLines } from './price-lines.ts';
import { type LineRow, readCoupon, readLines } from './queries.ts';

/** Orders in whose place this cart would come, and the units that they hold, by variant. */
export interface EndedOrders {
  orderIds: readonly string[];
  units: ReadonlyMap<string, number>;
}

const noOrders: EndedOrders = { orderIds: [], units: new Map() };

/**
 * Prices a cart from the catalogue, with everything that an order freezes of its lines. Holds nothing. Lines
 * come in the order of the items; variants that are no longer on sale are listed in `gone`.
 * @param buyer verified e-mail address of the buyer, for coupons with a limit per buyer. An unverified one
 * would reveal to strangers whether its owner has bought here
 * @param ended unpaid orders of the buyer that count as if they had ended
 * @throws {DomainError} NOT_SERVED at `country` or `postalCode`
 */
export async function priceCart(ctx: Context, input: CartInput, buyer?: string, ended: EndedOrders = noOrders): Promise<PricedCart> {
  const { items, coupon: code, country } = input;
  const delivery = await requireDelivery(ctx, input);
  const rates = await currentRates(ctx);
  const variantIds = items.map((item) => item.variantId);
  const read = await readLines(ctx.db, variantIds, country);
  const rows = read.map((row) => ({ ...row, stock: row.stock + (ended.units.get(row.variantId) ?? 0) }));
  const madeToOrder = rows.filter((row) => row.leadTimeDays !== null).map((row) => row.card._id);
  const isTried = code !== undefined && (await mayTryCoupons(ctx));
  const coupon = isTried
    ? await readCoupon(ctx.db, code, buyer === undefined ? undefined : buyerDigests(ctx, buyer), ended.orderIds)
    : undefined;
  return priceLines(input, {
    rows,
    coupon,
    couponRejection: code === undefined || isTried ? undefined : 'too-many-tries',
    rates,
    delivery,
    rooms: await findRooms(ctx, madeToOrder, ended.orderIds),
    soldPaise: await readSoldPaise(ctx, rows),
    vat: await findVat(ctx, input, rates),
    maxOfVariant: ctx.app.holds.maxOfVariant,
    maxUnits: ctx.app.holds.maxUnits,
    now: ctx.now(),
  });
}

/** Reads what sellers sold this financial year, where it decides whether income tax is withheld. */
async function readSoldPaise(ctx: Context, rows: readonly LineRow[]): Promise<ReadonlyMap<string, number>> {
  const sellerIds = [...new Set(rows.filter((row) => isPersonsPan(panOf(row.sellerFacts))).map((row) => row.sellerId))];
  return sellerIds.length === 0 ? new Map() : salesOfYear(ctx.db, sellerIds, yearStart(dayInIndia(ctx.now())));
}

/**
 * Finds the VAT that is charged at the sale of what goes to a destination. The rate decides between two ways
 * to pay the same tax, so one that is too old to show prices by still serves.
 */
async function findVat(ctx: Context, to: CartInput, rates: Rates): Promise<VatAtSale | undefined> {
  const scheme = vatSchemeOf(rates.vat ?? [], to, dayInIndia(ctx.now()));
  if (!scheme) return undefined;
  const found = await latestRate(ctx, scheme.currency);
  const currency = found && { ...found, decimals: decimalsOf(found.code) };
  return { scheme, number: vatNumberOf(ctx.app.operator, to.country), currency };
}

import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { orderNumberOf } from './order-rules.ts';
import { type ShopLane, shopLanes } from './parcel-contract.ts';
import type { ListedParcel } from './shop-contract.ts';
import { isAddressHidden, isByDeadline, laneOf } from './shop-lane-rules.ts';
import { countParcels, readLanePage, readParcelsOfOrder, type ShopParcelRow } from './shop-parcel-queries.ts';
import { type LineRow, readLines } from './view-queries.ts';

const pageSize = 25;
const cursorPattern = /^(\d{8}|\d{13})\.([0-9a-z]{14})$/;

/** Facts of a parcel that its list and its page show. */
export function parcelFacts(row: ShopParcelRow) {
  const { id, number, state, stateAt, shipBy, promisedUntil, packAt, isGift, isCash, isReplacement } = row;
  const lane = laneOf(state);
  if (!lane) throw new Error(`parcel ${id} is not paid`);
  return {
    _id: id,
    number,
    state,
    lane,
    stateAt: stateAt.toISOString(),
    ...(shipBy ? { shipBy } : {}),
    promisedUntil,
    ...(packAt ? { packAt: packAt.toISOString() } : {}),
    isGift,
    isCash,
    isReplacement,
  };
}

/** Counts the units of a line that a parcel brings, or brought. */
export const unitsOf = ({ isReplacement, unitsQty, qty, cancelledQty }: LineRow): number => (isReplacement ? unitsQty : qty - cancelledQty);

function listedParcel(row: ShopParcelRow, lines: readonly LineRow[], now: Date): ListedParcel {
  const recipient = [row.name, row.city].filter(Boolean).join(', ');
  const standing = lines.filter((line) => unitsOf(line) > 0);
  const shown = standing.length > 0 ? standing : lines;
  return {
    ...parcelFacts(row),
    ...(recipient && !isAddressHidden(row, now) ? { recipient } : {}),
    units: shown.reduce((sum, line) => sum + (unitsOf(line) || line.qty), 0),
    titles: shown.map(({ title }) => title),
  };
}

interface Lane {
  lane: ShopLane;
  after?: string | undefined;
}

async function readPage(ctx: Context, sellerId: string, { lane, after }: Lane): Promise<ShopParcelRow[]> {
  const cursor = after === undefined ? undefined : cursorPattern.exec(after);
  if (cursor === null) throw new DomainError('INVALID_INPUT', { after: 'This is not the end of a page.' });
  return readLanePage(ctx.db, sellerId, lane, {
    order: isByDeadline(lane) ? 'deadline' : 'latest',
    after: cursor ? { rank: cursor[1] as string, id: cursor[2] as string } : undefined,
    limit: pageSize + 1,
  });
}

/**
 * Lists the parcels of the shop that the caller acts for in one lane, with the counts of all lanes.
 * @param input `after` is the `next` of the page before; `number` lists the parcels of an order instead
 * @throws {DomainError} INVALID_INPUT at `after`
 */
export async function listShopParcels(
  ctx: Context,
  { number, ...of }: Lane & { number?: string | undefined },
): Promise<{ data: { lane: ShopLane; counts: Record<ShopLane, number>; parcels: ListedParcel[] }; next?: string }> {
  const { sellerId } = requireShop(ctx);
  const rows =
    number === undefined ? await readPage(ctx, sellerId, of) : await readParcelsOfOrder(ctx.db, sellerId, orderNumberOf(number), pageSize);
  const page = rows.slice(0, pageSize);
  const lines = Map.groupBy(await readLines(ctx.db, [...new Set(page.map(({ orderId }) => orderId))]), (line) => line.parcelId);
  const counts = Object.fromEntries(shopLanes.map((name) => [name, 0])) as Record<ShopLane, number>;
  for (const { state, parcels } of await countParcels(ctx.db, sellerId)) {
    const lane = laneOf(state);
    if (lane) counts[lane] += parcels;
  }
  const parcels = page.map((row) => listedParcel(row, lines.get(row.id) ?? [], ctx.now()));
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { data: { lane: of.lane, counts, parcels }, ...(last ? { next: `${last.rank}.${last.id}` } : {}) };
}

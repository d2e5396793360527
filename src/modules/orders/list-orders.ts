import { requireActor } from '#modules/accounts/get-me.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { webpUrl } from '#shared/webp-url.ts';
import type { ListedOrder } from './contract.ts';
import { type LineRow, readLines, readListPage, readListParcels } from './view-queries.ts';

const pageSize = 20;

/** Shapes a line as it was sold into the specified form. */
const itemOf = (line: LineRow): ListedOrder['items'][number] => ({
  _id: line.id,
  quantity: line.qty,
  variantId: line.variantId,
  productId: {
    _id: line.productId,
    slug: line.slug,
    name: line.title,
    media: line.picture ? [{ ...line.picture, url: webpUrl(line.picture) }] : [],
    pricing: { basePrice: line.basePricePaise },
  },
});

/** Milliseconds of 13 digits last until the year 2286. */
const cursorPattern = /^(\d{1,13})\.([0-9a-z]{14})$/;

/** Lists the orders of the buyer, latest first. @param input `after` is the `next` of the previous page */
export async function listOrders(
  ctx: Context,
  { after }: { after?: string | undefined },
): Promise<{ data: { data: { order: ListedOrder[] } }; next?: string }> {
  const { userId } = requireActor(ctx);
  const cursor = after === undefined ? undefined : cursorPattern.exec(after);
  if (cursor === null) throw new DomainError('INVALID_INPUT', { after: 'This is not the end of a page.' });
  const before = cursor ? { at: new Date(Number(cursor[1])), id: cursor[2] as string } : undefined;
  const rows = await readListPage(ctx.db, userId, before, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const ids = page.map((row) => row.id);
  const sold = (await readLines(ctx.db, ids)).filter((line) => !line.isReplacement);
  const lines = Map.groupBy(sold, (line) => line.orderId);
  const parcels = Map.groupBy(await readListParcels(ctx.db, ids), (parcel) => parcel.orderId);
  const order = page.map(
    (row): ListedOrder => ({
      _id: row.id,
      orderId: row.number,
      createdAt: row.createdAt.toISOString(),
      totalAmount: row.totalPaise,
      state: row.state,
      parcels: (parcels.get(row.id) ?? []).map(({ state, sellerName, promisedUntil }) => ({ state, sellerName, promisedUntil })),
      items: (lines.get(row.id) ?? []).map(itemOf),
    }),
  );
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { data: { data: { order } }, ...(last ? { next: `${last.createdAt.getTime()}.${last.id}` } : {}) };
}

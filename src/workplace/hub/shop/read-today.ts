import type { ShopView } from '#modules/onboarding/shop-contract.ts';
import type { ListedParcel } from '#modules/orders/shop-contract.ts';
import type { Api } from '../../context.ts';
import { standingOf } from './standing.ts';

/** Parcels that are listed at once. */
const most = 10;

/** Reads what a shop that is open has to do, as far as the caller may see it. */
export async function readToday(api: Api, { shop, powers, requirements }: ShopView) {
  const [hasOrders, hasDrafts, hasSettings] = [powers.includes('orders'), powers.includes('drafts'), powers.includes('settings')];
  const [toPack, packed, returns, drafts, money] = await Promise.all([
    hasOrders ? api.orders.listShopParcels({ shop, lane: 'to-pack' }) : undefined,
    hasOrders ? api.orders.listShopParcels({ shop, lane: 'packed' }) : undefined,
    powers.includes('returns') ? api.returns.listShopReturns({ shop }) : undefined,
    hasDrafts ? api.drafts.listDrafts({ shop }) : undefined,
    powers.includes('statements') ? api.payouts.getMoney({ shop }) : undefined,
  ]);
  const parcels = [...(toPack?.data.parcels ?? []), ...(packed?.data.parcels ?? [])].sort((one, other) =>
    (one.shipBy ?? '') < (other.shipBy ?? '') ? -1 : 1,
  );
  return {
    parcels: parcels.slice(0, most),
    counts: toPack?.data.counts,
    returns: returns?.data.returns ?? [],
    drafts: drafts?.data.drafts.filter(({ state }) => state === 'sent-back') ?? [],
    missing: requirements.filter(
      (row) => row.required && standingOf(row) === 'missing' && (row.family === 'documented' ? powers.includes('papers') : hasSettings),
    ),
    money: money?.data,
    last: hasOrders && parcels.length === 0 ? await readLast(api, shop) : undefined,
    now: new Date().toISOString(),
  };
}
export type TodayWork = Awaited<ReturnType<typeof readToday>>;

/** Reads the parcel that left last; undefined before the first one. */
async function readLast(api: Api, shop: string): Promise<ListedParcel | undefined> {
  const lanes = await Promise.all((['on-the-way', 'delivered'] as const).map((lane) => api.orders.listShopParcels({ shop, lane })));
  return lanes.flatMap(({ data }) => data.parcels.slice(0, 1)).toSorted((one, other) => (one.stateAt < other.stateAt ? 1 : -1))[0];
}

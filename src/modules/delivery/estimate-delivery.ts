import type { Context } from '#platform/context.ts';
import { estimateArrival } from '#shared/arrival.ts';
import type { Dispatched } from '#shared/dispatch-day.ts';
import type { DeliveryEstimate } from './contract.ts';
import { currentRules } from './current-delivery.ts';
import { findDelivery, type Place } from './find-delivery.ts';

/** Estimates when what is ordered now arrives at a place, and says what its PIN code tells. */
export async function estimateDelivery(
  ctx: Context,
  { leadTimeDays, dispatchDays, leavesBy, ...place }: Place & Dispatched & { leavesBy?: string | undefined },
): Promise<DeliveryEstimate> {
  const found = await findDelivery(ctx, place);
  const known = Object.fromEntries(Object.entries(found.pin ?? {}).filter(([, text]) => text !== ''));
  if ('refused' in found) return { ...known, served: false, refused: found.refused, cash: false };
  return { ...known, served: true, cash: found.cash, ...estimateArrival([{ leadTimeDays, dispatchDays }], ctx.now(), found, leavesBy) };
}

/** Lists the countries that are served, with the days of their zones and the days without delivery. */
export async function listDestinations(ctx: Context) {
  const { zones, destinations, holidays } = await currentRules(ctx);
  return {
    destinations: [...destinations.values()].flatMap(({ country, served, zoneId }) => {
      const transit = zones.get(zoneId);
      return served && transit ? [{ country, transit }] : [];
    }),
    holidays: [...holidays],
  };
}

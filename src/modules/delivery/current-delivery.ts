import type { Context } from '#platform/context.ts';
import type { Transit } from '#shared/arrival.ts';
import { type DestinationRow, readRules } from './queries.ts';

/** Cache tag of answers that show where the shop delivers, and how fast. */
export const deliveryCacheTag = 'delivery';

export interface CurrentRules {
  zones: ReadonlyMap<string, Transit>;
  destinations: ReadonlyMap<string, DestinationRow>;
  holidays: readonly string[];
}

const cacheTtlMs = 60_000;
/** Rules by the operator's settings, of which a process has one and each test its own. */
const cache = new WeakMap<Context['app']['operator'], { rules: CurrentRules; until: number }>();

/** Reads zones, destinations and holidays, up to a minute old. */
export async function currentRules(ctx: Context): Promise<CurrentRules> {
  ctx.cache.dependsOn(deliveryCacheTag);
  const last = cache.get(ctx.app.operator);
  if (last && last.until > performance.now()) return last.rules;
  const { zones, destinations, holidays } = await readRules(ctx.db);
  const rules: CurrentRules = {
    zones: new Map(zones?.map(({ id, daysFrom, daysUntil, dispatchDays }) => [id, { from: daysFrom, until: daysUntil, dispatchDays }])),
    destinations: new Map(destinations?.map((row) => [row.country, row])),
    holidays: holidays ?? [],
  };
  cache.set(ctx.app.operator, { rules, until: performance.now() + cacheTtlMs });
  return rules;
}

/** Drops the cached rules, so that the next reader finds what was changed. Call it after the commit. */
export function invalidateRules(ctx: Context): void {
  cache.delete(ctx.app.operator);
}

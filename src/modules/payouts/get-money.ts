import { balanceOfSeller } from '#modules/ledger/api.ts';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { findUsableBank } from '#modules/sellers/banks.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import type { UnpaidRow } from './entry-queries.ts';
import { readHolds } from './hold-queries.ts';
import { activeHoldStates, nextRunDay } from './payout-rules.ts';
import { chooseOfSeller } from './prepare-run.ts';
import type { MoneyLine, MoneyView } from './shop-contract.ts';
import { waits } from './shop-contract.ts';
import { holdView } from './shop-holds.ts';
import { readMonths, readTitles } from './shop-queries.ts';

/** Lines that are listed at once. */
const maxLines = 200;

/** Joins the entries of each line, the latest first. */
async function linesOf(ctx: Context, unpaid: readonly UnpaidRow[], held: ReadonlySet<string>): Promise<MoneyLine[]> {
  const groups = new Map<string, UnpaidRow>();
  for (const entry of unpaid) {
    const key = entry.lineId ?? `entry ${entry.id}`;
    const known = groups.get(key);
    groups.set(key, { ...entry, ...known, paise: (known?.paise ?? 0) + entry.paise });
  }
  const rows = [...groups.values()].filter(({ paise }) => paise !== 0).reverse();
  const present = (ids: readonly (string | undefined)[]) => ids.filter((id): id is string => id !== undefined);
  const lineIds = present(rows.map(({ lineId }) => lineId));
  const orderIds = present(rows.map(({ orderId }) => orderId));
  const titles = await readTitles(ctx.db, lineIds, orderIds);
  return rows.map(({ lineId, orderId, paise, wait, until }) => {
    const named = titles.get(lineId === undefined ? `order ${orderId}` : `line ${lineId}`);
    return {
      ...(lineId === undefined ? {} : { line: lineId }),
      ...(named?.title ? { title: named.title } : {}),
      ...(named ? { order: named.number } : {}),
      amountPaise: paise,
      wait: lineId !== undefined && held.has(lineId) ? 'hold' : wait,
      ...(wait === 'window' && until ? { until: until.toISOString() } : {}),
    };
  });
}

/** Gives the balance of the caller's shop, its next payout, and what waits for what. */
export async function getMoney(ctx: Context): Promise<{ data: MoneyView }> {
  const { sellerId } = requireShop(ctx);
  const today = dayInIndia(ctx.now());
  const { unpaid, amountPaise, heldLineIds } = await chooseOfSeller(ctx, sellerId);
  const lines = await linesOf(ctx, unpaid, new Set(heldLineIds));
  const holds = await readHolds(ctx.db, sellerId);
  const waitsFor = amountPaise <= 0 ? 'balance' : (await findUsableBank(ctx, sellerId)) ? undefined : 'bank-account';
  return {
    data: {
      balancePaise: await balanceOfSeller(ctx.db, sellerId),
      next: { on: nextRunDay(today), amountPaise, ...(waitsFor ? { waitsFor } : {}) },
      waiting: waits.flatMap((wait) => {
        const waiting = lines.filter((line) => line.wait === wait);
        if (waiting.length === 0) return [];
        return [{ wait, amountPaise: waiting.reduce((sum, line) => sum + line.amountPaise, 0), lines: waiting.length }];
      }),
      lines: lines.slice(0, maxLines),
      holds: holds.filter(({ state, endsOn }) => activeHoldStates.includes(state) && endsOn >= today).map(holdView),
      months: await readMonths(ctx.db, sellerId),
    },
  };
}

import { currentRates } from '#modules/ledger/current-rates.ts';
import { commissionRow, dayInIndia, type Rates, taxRowOf, type WithholdingKind, withholdingOrigin } from '#modules/ledger/rate-rules.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { prorate } from '#shared/money.ts';
import { chooseOfSeller } from './prepare-run.ts';
import type { MoneyLineView } from './shop-contract.ts';
import { payoutView } from './shop-payouts.ts';
import { readPayoutsOfLine, readSoldLine, type SoldLineRow } from './shop-queries.ts';

type Step = MoneyLineView['steps'][number];

/** The first of these rates that gives exactly what was taken, with its day and its section of the law. */
function withheld(
  rates: Rates,
  kinds: readonly WithholdingKind[],
  on: string,
  { taken, of }: { taken: number; of: number },
): Pick<Step, 'rateBp' | 'from' | 'law'> {
  const found = kinds
    .map((kind) => withholdingOrigin(rates.withholding, kind, on))
    .find((each) => each && prorate(of, each.rateBp, 10_000) === taken);
  return found ? { rateBp: found.rateBp, from: found.from, law: found.source } : {};
}

/** Lists the steps from the price of a line to what the books owe its seller. They sum to it. */
function stepsOf(line: SoldLineRow, rates: Rates, sellerId: string): Step[] {
  const sold = dayInIndia(new Date(line.placedAt));
  const taxed = dayInIndia(new Date(line.invoicedAt ?? line.placedAt));
  const pricePaise = line.paidPaise + line.couponPaise;
  const taxable = pricePaise - (line.couponFundedBy === 'operator' ? 0 : line.couponPaise) - line.gstPaise;
  const commission = commissionRow(rates.commission, sellerId, sold);
  const steps: Step[] = [
    { step: 'price', amountPaise: pricePaise },
    // The operator pays for its own coupon.
    { step: 'coupon', amountPaise: line.couponFundedBy === 'operator' ? 0 : -line.couponPaise },
    {
      step: 'commission',
      amountPaise: -line.commissionPaise,
      rateBp: line.commissionBp,
      ...(commission?.rateBp === line.commissionBp ? { from: commission.from } : {}),
    },
    {
      step: 'commission-gst',
      amountPaise: -line.commissionGstPaise,
      ...withheld(rates, ['commission-gst'], sold, { taken: line.commissionGstPaise, of: line.commissionPaise }),
    },
    { step: 'tcs', amountPaise: -line.tcsPaise, ...withheld(rates, ['tcs'], taxed, { taken: line.tcsPaise, of: taxable }) },
    { step: 'tds', amountPaise: -line.tdsPaise, ...withheld(rates, ['tds', 'tds-no-pan'], taxed, { taken: line.tdsPaise, of: taxable }) },
  ];
  const back = line.yoursPaise - steps.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return [
    ...steps.filter(({ step, amountPaise }) => step === 'price' || amountPaise !== 0),
    ...(back === 0 ? [] : [{ step: 'refund' as const, amountPaise: back }]),
  ];
}

/**
 * Gives a line that the caller's shop sold, from its price to what the shop gets, with the day and the law of
 * each rate.
 * @throws {DomainError} NOT_FOUND
 */
export async function getMoneyLine(ctx: Context, { id }: { id: string }): Promise<{ data: MoneyLineView }> {
  const { sellerId } = requireShop(ctx);
  const line = await readSoldLine(ctx.db, sellerId, id);
  if (!line) throw new DomainError('NOT_FOUND');
  const rates = await currentRates(ctx);
  const { unpaid, heldLineIds } = await chooseOfSeller(ctx, sellerId);
  const waiting = unpaid.find(({ lineId }) => lineId === id);
  const { hsn, taxEntry: entry, qty, paidPaise, couponPaise, couponFundedBy } = line;
  const salePaise = paidPaise + (couponFundedBy === 'operator' ? couponPaise : 0);
  const tax = taxRowOf(rates.tax, { hsn, entry, salePaise, qty }, dayInIndia(new Date(line.invoicedAt ?? line.placedAt)));
  return {
    data: {
      line: id,
      order: line.number,
      title: line.title,
      qty,
      soldAt: new Date(line.placedAt).toISOString(),
      steps: stepsOf(line, rates, sellerId),
      gst: {
        amountPaise: line.gstPaise,
        rateBp: line.taxRateBp,
        ...(tax?.rateBp === line.taxRateBp ? { from: tax.from, ...(tax.source ? { law: tax.source } : {}) } : {}),
      },
      ...(couponFundedBy && couponPaise > 0 ? { couponFundedBy } : {}),
      yoursPaise: line.yoursPaise,
      ...(waiting ? { wait: heldLineIds.includes(id) ? 'hold' : waiting.wait } : {}),
      ...(waiting?.wait === 'window' && waiting.until ? { until: waiting.until.toISOString() } : {}),
      payouts: (await readPayoutsOfLine(ctx.db, sellerId, id)).map(payoutView).map(({ _id, state, sentAt }) => ({ _id, state, sentAt })),
    },
  };
}

import { getLegalDetails } from '#modules/sellers/get-legal-details.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { missingFacts } from '#shared/seller-facts.ts';
import { currentRates } from './current-rates.ts';
import type { InvoicedParcel } from './invoice-rules.ts';
import { dayInIndia } from './rate-rules.ts';
import { salePaiseOf, shareOfLine, taxSale } from './sale-rules.ts';
import { treatSupply } from './supply-rules.ts';
import { type AgreedTax, postTaxChange } from './tax-postings.ts';

type InvoicedLine = InvoicedParcel['lines'][number];

const taxOf = (part: Pick<InvoicedLine, 'cgstPaise' | 'sgstPaise' | 'igstPaise'>) => part.cgstPaise + part.sgstPaise + part.igstPaise;

export interface RetaxedParcel {
  parcel: InvoicedParcel;
  /** The lines with other amounts than before; the caller keeps them. */
  changed: (InvoicedLine & { taxablePaise: number })[];
  /** GST of the units in the parcel before, of the changed lines. */
  agreed: AgreedTax;
}

/**
 * Computes the tax of a parcel's units at the rates of today, when its invoice is made (CGST s.14: the supply
 * and the invoice come after a change of rate, the payment before it). What the buyer pays stays; the split
 * changes, and with it what is withheld of the seller. A line whose rate is the same keeps its amounts.
 * @throws {DomainError} CANNOT_SHIP, with the reason, where the seller may not sell there any more
 */
export async function retaxParcel(tx: Context, parcel: InvoicedParcel): Promise<RetaxedParcel> {
  const { facts } = await getLegalDetails(tx, parcel.sellerId);
  const on = dayInIndia(tx.now());
  const to = { country: parcel.country, state: parcel.region };
  const treatment = treatSupply(facts, to, on);
  if ('refused' in treatment) throw new DomainError('CANNOT_SHIP', { seller: [treatment.refused, ...missingFacts(facts)].join(', ') });
  const rates = await currentRates(tx);
  const changed: RetaxedParcel['changed'] = [];
  const agreed = new Map<string, number>();
  for (const line of parcel.lines) {
    const units = { from: line.cancelledQty + line.refundedQty, to: line.qty };
    if (units.from >= units.to) continue;
    const salePaise = salePaiseOf(line);
    const seller = { ...facts, id: parcel.sellerId };
    const taxes = taxSale({ ...line, salePaise, couponFundedBy: line.couponFundedBy ?? undefined, seller, to }, rates, on);
    // A heading that has lost its rate since is invoiced as it was sold.
    if (!taxes || (taxes.taxRateBp === line.taxRateBp && taxes.supply === line.supply)) continue;
    // Whether income tax is withheld was decided by the sales of the year until then.
    const tdsPaise = line.tdsPaise === 0 ? 0 : taxes.tdsPaise;
    const next = { ...line, ...taxes, tdsPaise };
    const [before, after] = [shareOfLine(line, units), shareOfLine(next, units)];
    changed.push(next);
    agreed.set(line.id, taxOf(before));
    await postTaxChange(tx, {
      lineId: line.id,
      orderId: parcel.orderId,
      parcelId: parcel.id,
      sellerId: parcel.sellerId,
      hsn: line.hsn,
      fromRateBp: line.taxRateBp,
      toRateBp: taxes.taxRateBp,
      fromTaxPaise: taxOf(line),
      toTaxPaise: taxOf(next),
      tcsPaise: after.tcsPaise - before.tcsPaise,
      tdsPaise: after.tdsPaise - before.tdsPaise,
    });
  }
  const byId = new Map(changed.map((line) => [line.id, line]));
  return { parcel: { ...parcel, lines: parcel.lines.map((line) => byId.get(line.id) ?? line) }, changed, agreed };
}

import { type Issued, issueInvoice } from '#modules/ledger/issue-invoice.ts';
import { retaxParcel } from '#modules/ledger/retax-parcel.ts';
import type { Context } from '#platform/context.ts';
import { readInvoicedParcel } from './api.ts';
import { writeLineTaxes } from './line-tax-queries.ts';

/**
 * Issues the invoice of a parcel that is packed, at the tax rates of today. Call it in the transaction that
 * holds the parcel, last: the seller's other parcels wait for the number.
 * @throws {DomainError} CANNOT_SHIP where the seller may not sell there any more
 */
export async function issueParcelInvoice(tx: Context, parcelId: string): Promise<Issued> {
  const { parcel, changed, agreed } = await retaxParcel(tx, await readInvoicedParcel(tx.db, parcelId));
  if (changed.length > 0) await writeLineTaxes(tx.db, changed);
  return issueInvoice(tx, parcel, agreed);
}

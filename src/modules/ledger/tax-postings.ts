import type { Context } from '#platform/context.ts';
import type { InvoiceLine } from './invoice-rules.ts';
import { insertBalanced, insertTaxChange } from './tax-queries.ts';

/** The GST of a line before it was reckoned again for its invoice. */
export type AgreedTax = ReadonlyMap<string, number>;

/**
 * Posts the GST of a document, which its seller owes: by kind of tax, against what was agreed when the units
 * were ordered; the difference has an account of its own. A credit note takes its share back.
 */
export async function postDocumentTax(
  tx: Context,
  document: { id: string; kind: 'invoice' | 'credit-note'; orderId: string; sellerId: string; lines: readonly InvoiceLine[] },
  agreed: AgreedTax = new Map(),
): Promise<void> {
  const { id, kind, orderId, sellerId, lines } = document;
  const sign = kind === 'invoice' ? 1 : -1;
  const entries = lines.flatMap(({ lineId, cgstPaise, sgstPaise, igstPaise }) => {
    const tax = cgstPaise + sgstPaise + igstPaise;
    const before = agreed.get(lineId) ?? tax;
    return [
      { account: 'cgst', amountPaise: -sign * cgstPaise, lineId },
      { account: 'sgst', amountPaise: -sign * sgstPaise, lineId },
      { account: 'igst', amountPaise: -sign * igstPaise, lineId },
      { account: 'gst-agreed', amountPaise: sign * before, lineId },
      { account: 'tax-change', amountPaise: sign * (tax - before), lineId },
    ];
  });
  await insertBalanced(tx, { id: `tax:${id}`, kind: 'tax', orderId, sellerId, entries });
}

/** A line whose rate was another one when its parcel was packed. */
export interface TaxChange {
  lineId: string;
  orderId: string;
  parcelId: string;
  sellerId: string;
  hsn: string;
  fromRateBp: number;
  toRateBp: number;
  /** Of the whole line. */
  fromTaxPaise: number;
  toTaxPaise: number;
  /** Of the units in the parcel: how much more is withheld. */
  tcsPaise: number;
  tdsPaise: number;
}

/** Lists the change for the operator, and posts what is withheld more or less of the seller's part. */
export async function postTaxChange(tx: Context, change: TaxChange): Promise<void> {
  const { lineId, orderId, sellerId, tcsPaise, tdsPaise } = change;
  await insertTaxChange(tx.db, change, tx.now());
  const entries = [
    { account: 'tcs', amountPaise: -tcsPaise, lineId },
    { account: 'tds', amountPaise: -tdsPaise, lineId },
    { account: 'seller', amountPaise: tcsPaise + tdsPaise, lineId },
  ];
  await insertBalanced(tx, { id: `tax-change:${lineId}`, kind: 'correction', orderId, sellerId, entries });
}

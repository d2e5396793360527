import { getLegalDetails } from '#modules/sellers/get-legal-details.ts';
import type { Context } from '#platform/context.ts';
import { gstStateCode } from '#shared/gst-states.ts';
import { newId } from '#shared/id.ts';
import { insertInvoice, nextSerial, readInvoicesOfParcel } from './invoice-queries.ts';
import {
  exportEndorsement,
  financialYear,
  type InvoiceDocument,
  type InvoicedParcel,
  type InvoiceKind,
  invoiceNumber,
  linesOf,
  placeOfSupply,
} from './invoice-rules.ts';
import { dayInIndia } from './rate-rules.ts';

export interface Issued {
  id: string;
  number: string;
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

type Content = Pick<InvoiceDocument, 'lines' | 'total' | 'couponPaise' | 'payablePaise'>;

/**
 * Numbers and stores a document. The number comes last, because other documents of the seller wait for it.
 */
async function issue(
  tx: Context,
  parcel: InvoicedParcel,
  kind: InvoiceKind,
  content: Content & Pick<InvoiceDocument, 'recipient' | 'placeOfSupply' | 'supply'> & Partial<InvoiceDocument>,
  refersTo?: string,
): Promise<Issued> {
  const seller = await getLegalDetails(tx, parcel.sellerId);
  const issuedOn = dayInIndia(tx.now());
  const year = financialYear(issuedOn);
  const { operator } = tx.app;
  const stateCode = gstStateCode('IN', seller.state);
  const serial = await nextSerial(tx.db, parcel.sellerId, kind, year);
  const number = invoiceNumber(seller.invoicePrefix, kind, year, serial);
  const document: InvoiceDocument = {
    kind,
    number,
    issuedOn,
    order: { number: parcel.orderNumber, placedOn: dayInIndia(parcel.placedAt) },
    supplier: {
      name: seller.name,
      address: seller.address,
      state: seller.state,
      ...(stateCode ? { stateCode } : {}),
      ...(seller.gstin ? { gstin: seller.gstin } : {}),
    },
    reverseCharge: false,
    facilitator: {
      name: operator.legalEntity ?? operator.brand.en,
      url: operator.publicUrl,
      ...(operator.legalAddress ? { address: operator.legalAddress } : {}),
      ...(operator.gstin ? { gstin: operator.gstin } : {}),
    },
    ...content,
  };
  const id = newId();
  const { id: parcelId, orderId, sellerId } = parcel;
  const row = { id, kind, number, sellerId, year, serial, orderId, parcelId, refersTo: refersTo ?? null, issuedAt: tx.now(), document };
  await insertInvoice(tx.db, row);
  return { id, number };
}

/**
 * Issues the seller's invoice for the units in a parcel, once. Call it in the transaction that packs the
 * parcel and holds its row.
 * @throws where the parcel is empty
 */
export async function issueInvoice(tx: Context, parcel: InvoicedParcel): Promise<Issued> {
  const known = (await readInvoicesOfParcel(tx.db, parcel.id)).find((row) => row.kind === 'invoice');
  if (known) return { id: known.id, number: known.number };
  const inside = parcel.lines.flatMap((line) => {
    const units = { from: line.cancelledQty + line.refundedQty, to: line.qty };
    return units.from < units.to ? [{ line, units }] : [];
  });
  const [first] = inside;
  if (!first) throw new Error(`there is nothing in parcel ${parcel.id} to write an invoice for`);
  const content = linesOf(inside);
  const { country, region } = parcel;
  const place = placeOfSupply(country, region, countryNames.of(country) ?? country);
  const { supply } = first.line;
  const address = [parcel.line1, parcel.line2, [parcel.city, parcel.postalCode].filter(Boolean).join(' ')];
  return issue(tx, parcel, 'invoice', {
    ...content,
    supply,
    recipient: {
      name: parcel.name ?? '',
      address: address.filter((line): line is string => Boolean(line)),
      ...(region ? { state: region } : {}),
      ...(country === 'IN' && place.code ? { stateCode: place.code } : {}),
      country: countryNames.of(country) ?? country,
    },
    placeOfSupply: place,
    ...(parcel.method === 'cod' ? { codPaise: content.payablePaise } : {}),
    ...(supply === 'export' ? { endorsement: exportEndorsement } : {}),
  });
}

/**
 * Issues a credit note for units on a parcel's invoice: exactly their share of its amounts. The same units a
 * second time give the first note.
 * @throws where the parcel has no invoice, or the units are not on it
 */
export async function issueCreditNote(
  tx: Context,
  parcel: InvoicedParcel,
  lines: readonly { lineId: string; fromQty: number; toQty: number }[],
): Promise<Issued> {
  const issued = await readInvoicesOfParcel(tx.db, parcel.id);
  const invoice = issued.find((row) => row.kind === 'invoice');
  if (!invoice) throw new Error(`parcel ${parcel.id} has no invoice to take back from`);
  const namesOf = (named: readonly { lineId: string; from: number; to: number }[]) =>
    named
      .map(({ lineId, from, to }) => `${lineId}:${from}-${to}`)
      .sort()
      .join();
  const requested = lines.map(({ lineId, fromQty, toQty }) => ({ lineId, from: fromQty, to: toQty }));
  const before = issued.find((row) => row.kind === 'credit-note' && namesOf(row.document.lines) === namesOf(requested));
  if (before) return { id: before.id, number: before.number };
  const back = requested.map(({ lineId, from, to }) => {
    const line = parcel.lines.find(({ id }) => id === lineId);
    const named = invoice.document.lines.find((each) => each.lineId === lineId);
    if (!line || !named || from < named.from || to > named.to || from >= to)
      throw new Error(`invoice ${invoice.number} does not name units ${from} to ${to} of line ${lineId}`);
    return { line, units: { from, to } };
  });
  const { recipient, placeOfSupply: place, supply, number, issuedOn, endorsement } = invoice.document;
  return issue(
    tx,
    parcel,
    'credit-note',
    {
      ...linesOf(back),
      recipient,
      placeOfSupply: place,
      supply,
      refersTo: { number, issuedOn },
      ...(endorsement ? { endorsement } : {}),
    },
    invoice.id,
  );
}

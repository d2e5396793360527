import { getLegalDetails, type LegalDetails } from '#modules/sellers/get-legal-details.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { gstStateCode, stateTaxName } from '#shared/gst-states.ts';
import { newId } from '#shared/id.ts';
import { wholeRupees } from '#shared/money.ts';
import { insertInvoice, nextSerial, readInvoicesOfParcel } from './invoice-queries.ts';
import {
  type BillingDetails,
  endorsementOf,
  type InvoiceDocument,
  type InvoicedParcel,
  type InvoiceKind,
  invoiceNumber,
  linesOf,
  placeOfSupply,
} from './invoice-rules.ts';
import { dayInIndia, financialYear } from './rate-rules.ts';
import { treatSupply } from './supply-rules.ts';
import { type AgreedTax, postDocumentTax } from './tax-postings.ts';

export interface Issued {
  id: string;
  number: string;
}

const countryNames = new Intl.DisplayNames(['en'], { type: 'region' });

type Content = Pick<InvoiceDocument, 'lines' | 'total' | 'couponPaise' | 'payablePaise' | 'vatPaise'>;

/**
 * Numbers and stores a document. The number comes last, because other documents of the seller wait for it.
 */
async function issue(
  tx: Context,
  parcel: InvoicedParcel,
  kind: InvoiceKind,
  content: Content & Pick<InvoiceDocument, 'recipient' | 'placeOfSupply' | 'supply'> & Partial<InvoiceDocument>,
  { seller, refersTo, agreed }: { seller: LegalDetails; refersTo?: string; agreed?: AgreedTax | undefined },
): Promise<Issued> {
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
      ...(seller.facts.scheme === 'unregistered' && seller.facts.enrolmentNo ? { enrolmentNo: seller.facts.enrolmentNo } : {}),
      ...(content.supply === 'export' && seller.facts.iec ? { iec: seller.facts.iec } : {}),
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
  await postDocumentTax(tx, { id, kind, orderId, sellerId, lines: document.lines }, agreed);
  return { id, number };
}

/** Gives the buyer as the bill names it. */
function billedTo({ gstin, name, line1, line2, city, state, postalCode }: BillingDetails): InvoiceDocument['recipient'] {
  const stateCode = gstStateCode('IN', state);
  return {
    name,
    address: [line1, line2, `${city} ${postalCode}`].filter((line): line is string => Boolean(line)),
    state,
    ...(stateCode ? { stateCode } : {}),
    country: 'India',
    ...(gstin ? { gstin } : {}),
  };
}

/**
 * Issues the seller's invoice for the units in a parcel, once. Call it in the transaction that packs the
 * parcel and holds its row, with amounts at the rates of today (`retaxParcel`).
 * @param agreed GST of the lines whose amounts changed for it
 * @throws where the parcel is empty; {DomainError} CANNOT_SHIP where the seller may not sell there
 */
export async function issueInvoice(tx: Context, parcel: InvoicedParcel, agreed?: AgreedTax): Promise<Issued> {
  const known = (await readInvoicesOfParcel(tx.db, parcel.id)).find((row) => row.kind === 'invoice');
  if (known) return { id: known.id, number: known.number };
  const inside = parcel.lines.flatMap((line) => {
    const units = { from: line.cancelledQty + line.refundedQty, to: line.qty };
    return units.from < units.to ? [{ line, units }] : [];
  });
  const [first] = inside;
  if (!first) throw new Error(`there is nothing in parcel ${parcel.id} to write an invoice for`);
  const content = linesOf(inside);
  const creditPaise = Math.min(parcel.creditPaise, content.payablePaise);
  const { country, region } = parcel;
  const place = placeOfSupply(country, region, countryNames.of(country) ?? country);
  const seller = await getLegalDetails(tx, parcel.sellerId);
  const treatment = treatSupply(seller.facts, { country, state: region }, dayInIndia(tx.now()));
  if ('refused' in treatment) throw new DomainError('CANNOT_SHIP', { seller: treatment.refused });
  const { supply, lutArn } = treatment;
  const { total } = content;
  // A registered seller bills exempt goods without tax.
  const isExempt = supply !== 'export' && total.cgstPaise + total.sgstPaise + total.igstPaise === 0;
  const form = treatment.form === 'tax-invoice' && isExempt ? 'bill-of-supply' : treatment.form;
  const endorsement = endorsementOf({ ...treatment, form }, seller.facts.scheme);
  const isUtgst = supply === 'intra-state' && stateTaxName(seller.facts.stateCode ?? undefined) === 'UTGST';
  const address = [
    parcel.consignee && `c/o ${parcel.consignee}`,
    parcel.line1,
    parcel.line2,
    [parcel.city, parcel.postalCode].filter(Boolean).join(' '),
  ];
  const shipped = {
    name: parcel.name ?? '',
    address: address.filter((line): line is string => Boolean(line)),
    ...(region ? { state: region } : {}),
    ...(country === 'IN' && place.code ? { stateCode: place.code } : {}),
    country: countryNames.of(country) ?? country,
  };
  const billed = parcel.billing ? billedTo(parcel.billing) : undefined;
  return issue(
    tx,
    parcel,
    'invoice',
    {
      ...content,
      supply,
      form,
      recipient: billed ?? shipped,
      ...(billed ? { shippedTo: shipped } : {}),
      placeOfSupply: place,
      ...(isUtgst ? { stateTax: 'UTGST' as const } : {}),
      ...(content.vatPaise && parcel.vatNumber ? { vatNumber: parcel.vatNumber } : {}),
      ...(creditPaise > 0 ? { creditPaise } : {}),
      ...(parcel.method === 'cod' ? { codPaise: wholeRupees(content.payablePaise - creditPaise) } : {}),
      ...(endorsement ? { endorsement } : {}),
      ...(lutArn ? { lutArn } : {}),
    },
    { seller, agreed },
  );
}

/**
 * Issues a credit note for units on a parcel's invoice: exactly their share of its amounts. The same units a
 * second time give the first note.
 * @param roundOffPaise what rounding of cash to whole rupees adds to what goes back
 * @throws where the parcel has no invoice, or the units are not on it
 */
export async function issueCreditNote(
  tx: Context,
  parcel: InvoicedParcel,
  lines: readonly { lineId: string; fromQty: number; toQty: number }[],
  roundOffPaise = 0,
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
  const {
    recipient,
    shippedTo,
    placeOfSupply: place,
    supply,
    form,
    stateTax,
    number,
    issuedOn,
    endorsement,
    lutArn,
    vatNumber,
  } = invoice.document;
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
      ...(shippedTo ? { shippedTo } : {}),
      ...(form ? { form } : {}),
      ...(stateTax ? { stateTax } : {}),
      ...(endorsement ? { endorsement } : {}),
      ...(lutArn ? { lutArn } : {}),
      ...(vatNumber ? { vatNumber } : {}),
      ...(roundOffPaise === 0 ? {} : { roundOffPaise }),
    },
    { seller: await getLegalDetails(tx, parcel.sellerId), refersTo: invoice.id },
  );
}

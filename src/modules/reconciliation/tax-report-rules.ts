import type { CsvCell } from '#shared/csv.ts';
import { shareOf, type UnitRange } from '#shared/money.ts';
import { panOf } from '#shared/seller-facts.ts';

type Row<Columns extends readonly string[]> = Record<Columns[number], CsvCell>;

/** An inter-state invoice to a consumer above this value is reported by itself. */
const largePaise = 10_000_000;

interface DocumentLine {
  hsn: string;
  qty: number;
  taxRateBp: number;
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  totalPaise: number;
}

interface PrintedDocument {
  kind: 'invoice' | 'credit-note';
  number: string;
  issuedOn: string;
  refersTo?: { number: string };
  supplier: { gstin?: string };
  recipient: { gstin?: string };
  placeOfSupply: { name: string; code?: string };
  supply: string;
  form?: string;
  lines: readonly DocumentLine[];
  total: { igstPaise: number; totalPaise: number };
}

interface Reported {
  sellerSlug: string;
  scheme: string | null;
  document: PrintedDocument;
}

/** The table of the return that a document belongs to. */
function sectionOf({ kind, supply, recipient, total }: PrintedDocument, rateBp: number): string {
  const isNote = kind === 'credit-note';
  if (supply === 'export') return isNote ? 'CDNUR' : total.igstPaise > 0 ? 'EXPWP' : 'EXPWOP';
  if (rateBp === 0) return 'NIL';
  if (recipient.gstin) return isNote ? 'CDNR' : 'B2B';
  if (supply === 'inter-state' && total.totalPaise > largePaise) return isNote ? 'CDNUR' : 'B2CL';
  return 'B2CS';
}

export const gstr1Columns = [
  'supplier_gstin',
  'supplier',
  'section',
  'document',
  'number',
  'date',
  'against',
  'recipient_gstin',
  'place_of_supply',
  'hsn',
  'quantity',
  'rate',
  'taxable',
  'igst',
  'cgst',
  'sgst',
  'total',
] as const;

/**
 * Gives the rows of the sellers' return of outward supplies: a document's lines by heading and rate, credit
 * notes below zero. Sellers without a GSTIN and those who pay on their turnover file none.
 */
export function gstr1Rows(documents: readonly Reported[]): Row<typeof gstr1Columns>[] {
  return documents.flatMap(({ sellerSlug, document }) => {
    const { kind, number, issuedOn, refersTo, supplier, recipient, placeOfSupply, lines } = document;
    if (!supplier.gstin || isOfComposition(document)) return [];
    const sign = kind === 'invoice' ? 1 : -1;
    const groups = Map.groupBy(lines, (line) => `${line.hsn} ${line.taxRateBp}`);
    return [...groups.values()].map((group) => {
      const sum = (of: (line: DocumentLine) => number) => group.reduce((total, line) => total + of(line), 0);
      const [first] = group;
      const rateBp = first?.taxRateBp ?? 0;
      return {
        supplier_gstin: supplier.gstin,
        supplier: sellerSlug,
        section: sectionOf(document, rateBp),
        document: kind,
        number,
        date: issuedOn,
        against: refersTo?.number,
        recipient_gstin: recipient.gstin,
        place_of_supply: [placeOfSupply.code, placeOfSupply.name].filter(Boolean).join('-'),
        hsn: first?.hsn,
        quantity: sign * sum((line) => line.qty),
        rate: rateBp / 100,
        taxable: { paise: sign * sum((line) => line.taxablePaise) },
        igst: { paise: sign * sum((line) => line.igstPaise) },
        cgst: { paise: sign * sum((line) => line.cgstPaise) },
        sgst: { paise: sign * sum((line) => line.sgstPaise) },
        total: { paise: sign * sum((line) => line.totalPaise) },
      };
    });
  });
}

/** A composition dealer's bill carries the words that the law asks for. */
const isOfComposition = (document: PrintedDocument & { endorsement?: string }) =>
  document.form === 'bill-of-supply' && document.endorsement !== undefined && document.supply !== 'export';

interface Withheld {
  transactionId: string;
  kind: string;
  sellerId: string;
  sellerSlug: string;
  legalName: string | null;
  gstin: string | null;
  pan: string | null;
  withheldPaise: number;
  supply: string;
  qty: number;
  paidPaise: number;
  vatPaise: number;
  couponPaise: number;
  couponFundedBy?: 'operator' | 'seller' | null | undefined;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
}

/** Gives the units of a posting: all of a sale, those in the name of a reversal, none of a correction. */
function unitsOf({ transactionId, kind, qty }: Withheld): UnitRange {
  if (kind === 'sale') return { from: 0, to: qty };
  const match = kind === 'reversal' ? /:(\d+)-(\d+)$/.exec(transactionId) : null;
  return match ? { from: Number(match[1]), to: Number(match[2]) } : { from: 0, to: 0 };
}

/** Gives the value without GST of a posting's units. */
function netValue(row: Withheld): number {
  const units = unitsOf(row);
  const share = (total: number) => (units.from < units.to ? shareOf(total, row.qty, units) : 0);
  const coupon = row.couponFundedBy === 'operator' ? share(row.couponPaise) : 0;
  return share(row.paidPaise) - share(row.vatPaise) + coupon - share(row.cgstPaise) - share(row.sgstPaise) - share(row.igstPaise);
}

/** Sums rows by seller, sales and what came back apart. */
function bySeller(rows: readonly Withheld[]) {
  return [...Map.groupBy(rows, (row) => row.sellerId).values()].map((own) => {
    const sum = (some: readonly Withheld[], of: (row: Withheld) => number) => some.reduce((total, row) => total + of(row), 0);
    const returned = own.filter((row) => row.kind === 'reversal');
    const sold = own.filter((row) => row.kind !== 'reversal');
    return { own, first: own[0] as Withheld, sum, soldPaise: sum(sold, netValue), returnedPaise: sum(returned, netValue) };
  });
}

export const tcsColumns = ['gstin', 'seller', 'supplied', 'returned', 'net', 'igst', 'cgst', 'sgst', 'tcs'] as const;

/** Gives the rows of the marketplace's return of tax collected at source; the tax is that of the books. */
export function tcsRows(rows: readonly Withheld[]): Row<typeof tcsColumns>[] {
  return bySeller(rows).map(({ own, first, sum, soldPaise, returnedPaise }) => {
    const within = sum(
      own.filter((row) => row.supply === 'intra-state'),
      (row) => row.withheldPaise,
    );
    const across = sum(own, (row) => row.withheldPaise) - within;
    const half = Math.trunc(within / 2);
    return {
      gstin: first.gstin ?? undefined,
      seller: first.legalName ?? first.sellerSlug,
      supplied: { paise: soldPaise },
      returned: { paise: returnedPaise },
      net: { paise: soldPaise - returnedPaise },
      igst: { paise: across },
      cgst: { paise: half },
      sgst: { paise: within - half },
      tcs: { paise: across + within },
    };
  });
}

export const tdsColumns = ['pan', 'seller', 'section', 'paid', 'returned', 'net', 'tds'] as const;

/** Gives the rows of the marketplace's return of income tax deducted; the tax is that of the books. */
export function tdsRows(rows: readonly Withheld[], sectionOf: (kind: 'tds' | 'tds-no-pan') => string): Row<typeof tdsColumns>[] {
  return bySeller(rows).map(({ own, first, sum, soldPaise, returnedPaise }) => {
    const pan = panOf(first);
    return {
      pan: pan ?? 'PANNOTAVBL',
      seller: first.legalName ?? first.sellerSlug,
      section: sectionOf(pan === null ? 'tds-no-pan' : 'tds'),
      paid: { paise: soldPaise },
      returned: { paise: returnedPaise },
      net: { paise: soldPaise - returnedPaise },
      tds: { paise: sum(own, (row) => row.withheldPaise) },
    };
  });
}

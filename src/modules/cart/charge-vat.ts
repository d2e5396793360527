import { type LineVat, type VatScheme, vatOfConsignment } from '#modules/ledger/vat-rules.ts';
import type { DisplayCurrency } from '#shared/currency.ts';

/** VAT that is charged at the sale of what goes to a destination. */
export interface VatAtSale {
  scheme: VatScheme;
  /** Of the operator; undefined where it is not registered there, and may not charge it. */
  number: string | undefined;
  /** The currency of the scheme at the latest rate; undefined where there is none. */
  currency: DisplayCurrency | undefined;
}

interface PayableLine {
  sellerId: string;
  hsn: string;
  /** Units of it that are sold; 0: none. */
  counted: number;
  /** In integer paise, before VAT. */
  payPaise: number;
}

/**
 * Adds VAT to what lines cost. The parcel of each seller is a consignment of its own.
 * @returns the lines, and the sellers whose parcels cannot be sent, since their VAT cannot be charged
 */
export function chargeVat<Line extends PayableLine>(
  lines: readonly Line[],
  { scheme, number, currency }: VatAtSale,
): { lines: (Line & Partial<LineVat>)[]; refused: string[] } {
  const charged = new Map<Line, LineVat>();
  const refused: string[] = [];
  const sold = lines.filter(({ counted }) => counted > 0);
  for (const [sellerId, own] of Map.groupBy(sold, (line) => line.sellerId)) {
    const goods = own.map(({ hsn, payPaise }) => ({ hsn, paidPaise: payPaise }));
    const due = currency && vatOfConsignment(goods, scheme, currency);
    if (currency === undefined || (due !== undefined && number === undefined)) refused.push(sellerId);
    for (const [index, line] of own.entries()) if (due?.[index]) charged.set(line, due[index]);
  }
  const withVat = (line: Line) => {
    const vat = charged.get(line);
    return vat ? { ...line, ...vat, payPaise: line.payPaise + vat.vatPaise } : line;
  };
  return { lines: lines.map(withVat), refused };
}

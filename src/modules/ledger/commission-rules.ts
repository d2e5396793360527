import type { InvoiceKind } from './invoice-rules.ts';

/** The operator's invoice to a seller for the commission of a month, frozen. Amounts are integer paise. */
export interface CommissionDocument {
  kind: InvoiceKind;
  number: string;
  /** ISO date in India. */
  issuedOn: string;
  /** `2026-11`. */
  month: string;
  supplier: { name: string; address?: string; gstin: string; stateCode: string };
  recipient: { name: string; address: string; stateCode?: string; gstin?: string };
  placeOfSupply: string;
  /** Services accounting code: other support services. */
  sac: '998599';
  taxablePaise: number;
  cgstPaise: number;
  sgstPaise: number;
  igstPaise: number;
  totalPaise: number;
  inWords: string;
}

/**
 * Splits the GST that the books hold of a month's commission: in halves within a state, where the odd paisa
 * of many small amounts falls to the state's half.
 */
export function splitCommissionGst(gstPaise: number, isIntraState: boolean): { cgstPaise: number; sgstPaise: number; igstPaise: number } {
  const half = Math.floor(gstPaise / 2);
  return isIntraState ? { cgstPaise: half, sgstPaise: gstPaise - half, igstPaise: 0 } : { cgstPaise: 0, sgstPaise: 0, igstPaise: gstPaise };
}

/** Parses a month such as 2026-11 into its first moment and the first of the next, by the Indian clock. */
export function monthBounds(month: string): { from: Date; until: Date } | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(month);
  if (!match) return undefined;
  const [year, index] = [Number(match[1]), Number(match[2])];
  const next = index === 12 ? `${year + 1}-01` : `${year}-${`${index + 1}`.padStart(2, '0')}`;
  return { from: new Date(`${month}-01T00:00:00+05:30`), until: new Date(`${next}-01T00:00:00+05:30`) };
}

export interface CashBuyer {
  email: string;
  phone: string;
  line1: string;
  line2: string | null;
  postalCode: string;
}

/** Gives the letters and digits of an address, in which spellings hardly differ. */
export const addressTextOf = ({ line1, line2, postalCode }: CashBuyer): string =>
  `${line1} ${line2 ?? ''} ${postalCode}`.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Gives the PIN code of an address. */
export const pinOf = ({ postalCode }: CashBuyer): string => postalCode.replace(/\s+/g, '').toUpperCase();

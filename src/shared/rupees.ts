/** Reads rupees as people write them (`1,299`, `₹1299.50`) as integer paise; undefined for anything else. */
export function paiseOf(text: string): number | undefined {
  const match = /^₹?(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text.replace(/[\s,]/g, ''));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** Formats integer paise for a text field: `1299` or `1299.50`. */
export const rupeesOf = (paise: number | undefined): string =>
  paise === undefined ? '' : paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);

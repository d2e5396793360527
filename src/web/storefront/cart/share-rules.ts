interface SharedItem {
  variantId: string;
  qty: number;
}

/** The limit of a cart. */
const maxItems = 100;

/** The `?items=` value of a link that contains these lines. */
export const serializeItems = (lines: readonly SharedItem[]): string => lines.map(({ variantId, qty }) => `${variantId}.${qty}`).join(',');

/** Parses the lines of a link; malformed ones are left out. */
export function parseItems(text: string | null): SharedItem[] {
  const byVariant = new Map<string, number>();
  for (const part of (text ?? '').split(',').slice(0, maxItems)) {
    const [, variantId, qty] = /^([\w-]{1,40})\.([1-9]\d{0,3})$/.exec(part) ?? [];
    if (variantId !== undefined && !byVariant.has(variantId)) byVariant.set(variantId, Number(qty));
  }
  return [...byVariant].map(([variantId, qty]) => ({ variantId, qty }));
}

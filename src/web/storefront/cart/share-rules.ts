interface SharedItem {
  variantId: string;
  qty: number;
}

/** As many as a cart holds. */
const maxItems = 100;

/** `?items=` of a link that brings these pieces along. */
export const serializeItems = (lines: readonly SharedItem[]): string => lines.map(({ variantId, qty }) => `${variantId}.${qty}`).join(',');

/** What a link brings along; whatever makes no sense in it is left out. */
export function parseItems(text: string | null): SharedItem[] {
  const byVariant = new Map<string, number>();
  for (const part of (text ?? '').split(',').slice(0, maxItems)) {
    const [, variantId, qty] = /^([\w-]{1,40})\.([1-9]\d{0,3})$/.exec(part) ?? [];
    if (variantId !== undefined && !byVariant.has(variantId)) byVariant.set(variantId, Number(qty));
  }
  return [...byVariant].map(([variantId, qty]) => ({ variantId, qty }));
}

interface Item {
  variantId: string;
  qty: number;
}

/** As many as a cart holds. */
const most = 100;

/** `?items=` of a link that brings these pieces along. */
export const writeItems = (lines: readonly Item[]): string => lines.map(({ variantId, qty }) => `${variantId}.${qty}`).join(',');

/** What a link brings along; whatever makes no sense in it is left out. */
export function readItems(text: string | null): Item[] {
  const byVariant = new Map<string, number>();
  for (const part of (text ?? '').split(',').slice(0, most)) {
    const [, variantId, qty] = /^([\w-]{1,40})\.([1-9]\d{0,3})$/.exec(part) ?? [];
    if (variantId !== undefined && !byVariant.has(variantId)) byVariant.set(variantId, Number(qty));
  }
  return [...byVariant].map(([variantId, qty]) => ({ variantId, qty }));
}

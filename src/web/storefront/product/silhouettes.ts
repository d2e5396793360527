import type { Product } from '#modules/catalog/product-contract.ts';

/** Outlines in a box of 100 × 100 units, which takes the proportions of the product. */
const outlines = {
  jar: 'M36 2h28v9c0 9 28 20 28 50 0 22-12 37-26 37H34C20 98 8 83 8 61c0-30 28-41 28-50z',
  bowl: 'M3 3h94L84 86c-1 8-6 12-13 12H29c-7 0-12-4-13-12z',
  cloth: 'M2 2h96v86H2zM8 88v10M22 88v10M36 88v10M50 88v10M64 88v10M78 88v10M92 88v10',
  garment: 'M34 2c8 8 24 8 32 0l21 8 11 42-15 4-5-18v60H22V38l-5 18-15-4 11-42z',
  bag: 'M27 34h-9C18-9 82-9 82 34h-9c0-30-46-30-46 0H3v64h94V34z',
} as const;

export interface Silhouette {
  outline: string;
  /** Hangs from its shoulders: its longer side is its height. */
  isWorn: boolean;
}

const kinds: Readonly<Record<string, keyof typeof outlines>> = {
  'vases-and-planters': 'jar',
  drinkware: 'bowl',
  'baskets-and-storage': 'bowl',
  sarees: 'cloth',
  'stoles-and-shawls': 'cloth',
  'kurtas-and-jackets': 'garment',
  'bags-and-pouches': 'bag',
};

/**
 * The outline of a kind of product; undefined where it is drawn as its measures alone. For loaders, so that
 * the outlines stay out of the page's scripts.
 */
export function silhouetteOf({ subcategory }: Pick<Product, 'subcategory'>): Silhouette | undefined {
  const kind = kinds[subcategory.slug];
  return kind && { outline: outlines[kind], isWorn: kind === 'garment' };
}

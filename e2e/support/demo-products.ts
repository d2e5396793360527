import type { APIRequestContext } from '@playwright/test';

export interface DemoProduct {
  _id: string;
  slug: string;
  title: { en: string };
  media: { url: string }[];
  pricing: { basePrice: number };
  variants: { color?: string; sizes: { _id: string; size: string; stock: number }[] }[];
}

/** The first products of every subcategory, as the API has them. */
export async function someProducts(request: APIRequestContext): Promise<DemoProduct[]> {
  const categories = (await (await request.get('/api/v1/categories/categoryWithSubWithProd?limit=15')).json()) as {
    subcategories: { products: DemoProduct[] }[];
  }[];
  return categories.flatMap((category) => category.subcategories.flatMap((subcategory) => subcategory.products));
}

export async function find(request: APIRequestContext, what: (product: DemoProduct) => boolean): Promise<DemoProduct> {
  const found = (await someProducts(request)).find(what);
  if (!found) throw new Error('the demo shop has no such product');
  return found;
}

/** Comes in colours and sizes, of which some are sold out. */
export const jutti = (product: DemoProduct) => product.slug === 'jodhpur-leather-jutti';
/** Comes in one variant, of which at least so many are in stock. */
export const plain =
  (least: number) =>
  ({ variants }: DemoProduct) => {
    const sizes = variants.flatMap((variant) => variant.sizes);
    return sizes.length === 1 && (sizes[0]?.stock ?? 0) >= least;
  };
export const pathOf = ({ _id, slug }: DemoProduct) => `/product/${_id}/${slug}`;

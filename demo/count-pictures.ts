import { enlargedWidth } from '#shared/enlarged-width.ts';
import { products } from './data/products.ts';
import type { DemoMedia, DemoProduct } from './data/types.ts';

/** From this price on a product is shown whole, from near and in a third way, in paise. */
const dearPaise = 500_000;

export interface PictureCount {
  products: number;
  pictures: number;
  /** Products with at least three pictures. */
  threeViews: number;
  /** Products of which every picture can be enlarged to `enlargedWidth`. */
  allLarge: number;
  /** Products in several colours, and those of them with a picture of each colour. */
  severalColours: number;
  everyColour: number;
  /** Products above 5,000 rupees, and those of them with three pictures that can all be enlarged. */
  dear: number;
  dearComplete: number;
  /** Products with three pictures, all large, and one of each colour. */
  complete: number;
}

/** Counts what the demo shop's products show. */
export function countPictures(index: Record<string, DemoMedia>): PictureCount {
  const isLarge = (product: DemoProduct) => product.photos.every(({ file }) => (index[file]?.width ?? 0) >= enlargedWidth);
  const hasViews = ({ photos }: DemoProduct) => photos.length >= 3;
  const coloursOf = ({ variants }: DemoProduct) => variants.flatMap(({ color }) => (color ? [color.en] : []));
  const hasColours = (product: DemoProduct) => {
    const colours = coloursOf(product);
    return colours.length < 2 || colours.every((colour) => product.photos.some(({ color }) => color?.en === colour));
  };
  const several = products.filter((product) => coloursOf(product).length > 1);
  const dear = products.filter(({ pricePaise }) => pricePaise > dearPaise);
  return {
    products: products.length,
    pictures: products.flatMap(({ photos }) => photos).length,
    threeViews: products.filter(hasViews).length,
    allLarge: products.filter(isLarge).length,
    severalColours: several.length,
    everyColour: several.filter(hasColours).length,
    dear: dear.length,
    dearComplete: dear.filter((product) => hasViews(product) && isLarge(product)).length,
    complete: products.filter((product) => hasViews(product) && isLarge(product) && hasColours(product)).length,
  };
}

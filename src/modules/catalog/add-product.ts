import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import type { Localized } from '#shared/localized.ts';
import { readCategoryOfSubcategory } from './category-queries.ts';
import { addGiMark } from './gi-marks.ts';
import { refreshListings } from './refresh-listings.ts';
import { requireClearPrice } from './require-clear-price.ts';
import { type Dimensions, productDiscounts, productMedia, products, type SizeTable, variants } from './tables.ts';
import { addTerm } from './vocabulary.ts';

export interface ProductInput {
  subcategoryId: string;
  makerId: string;
  sellerId: string;
  slug: string;
  title: Localized;
  description: Localized;
  /** Integer paise, taxes included. */
  basePricePaise: number;
  discounts: {
    discountType: 'percentage' | 'fixed';
    /** Percent, or integer paise. */
    value: number;
    startsAt?: Date | undefined;
    validUntil?: Date | undefined;
  }[];
  unit?: Localized | undefined;
  materials: Localized[];
  technique?: Localized | undefined;
  region?: Localized | undefined;
  giName?: string | undefined;
  giLabel?: Localized | undefined;
  care?: Localized | undefined;
  dimensions: Dimensions;
  weightGrams?: number | undefined;
  sizeTable?: SizeTable | undefined;
  hsn: string;
  /** The condition of a tax rate that it fulfils, such as `lac-bangles`. */
  taxEntry?: string | undefined;
  countryOfOrigin: string;
  leadTimeDays?: number | undefined;
  oneOfAKind: boolean;
  variation?: Localized | undefined;
  media: { mediaId: string; alt: Localized; color?: string | undefined }[];
  variants: {
    sku: string;
    colorName?: Localized | undefined;
    size: string;
    sizeLabel?: Localized | undefined;
    available: number;
    priceDeltaPaise: number;
  }[];
  publishedAt: Date;
  /** For whom and when it is a gift: `for-her`, `diwali`. */
  tags?: string[] | undefined;
}

/**
 * Adds a published product with its variants and listing. Call it in a transaction: it writes several tables.
 * @throws {DomainError} INVALID_INPUT for a price at which no tax rate holds together
 */
export async function addProduct(ctx: Context, input: ProductInput): Promise<string> {
  const id = newId();
  await requireClearPrice(ctx, input);
  const materials: string[] = [];
  for (const material of input.materials) materials.push(await addTerm(ctx, 'material', material));
  if (input.giName !== undefined) await addGiMark(ctx, input.giName, input.giLabel);
  const { media: pictures, variants: sizes, discounts, ...columns } = input;
  await ctx.db.orm.insert(products).values({
    id,
    ...columns,
    materials,
    technique: input.technique ? await addTerm(ctx, 'technique', input.technique) : null,
    region: input.region ? await addTerm(ctx, 'region', input.region) : null,
  });
  await ctx.db.orm.insert(variants).values(
    sizes.map((variant, position) => ({
      id: newId(),
      productId: id,
      position,
      sku: variant.sku,
      color: variant.colorName?.en ?? null,
      colorName: variant.colorName ?? null,
      size: variant.size,
      sizeLabel: variant.sizeLabel ?? null,
      available: variant.available,
      priceDeltaPaise: variant.priceDeltaPaise,
    })),
  );
  if (pictures.length > 0) {
    await ctx.db.orm.insert(productMedia).values(pictures.map((picture, position) => ({ productId: id, position, ...picture })));
  }
  if (discounts.length > 0) {
    await ctx.db.orm.insert(productDiscounts).values(
      discounts.map((discount, position) => ({
        productId: id,
        position,
        discountType: discount.discountType,
        value: discount.discountType === 'percentage' ? Math.round(discount.value * 100) : discount.value,
        startsAt: discount.startsAt ?? null,
        validUntil: discount.validUntil ?? null,
      })),
    );
  }
  await refreshListings(ctx, [id]);
  const categoryId = await readCategoryOfSubcategory(ctx.db, input.subcategoryId);
  ctx.cache.invalidate(
    `product:${id}`,
    `subcategory:${input.subcategoryId}`,
    `category:${categoryId}`,
    `maker:${input.makerId}`,
    `seller:${input.sellerId}`,
    'catalog',
  );
  return id;
}

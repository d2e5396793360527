import { z } from 'zod';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { localized, paise } from '#shared/schemas.ts';

export const shopProductsTag = {
  name: 'Products of a shop',
  description: 'What a shop sells, for the people of its team: prices, stock and what is on sale.',
};

const tags = [shopProductsTag.name];
const shop = z.string().max(80);
const product = z.string().max(40);

/** `draft`: approved, and shown once the shop opens. */
export const productStates = ['draft', 'published', 'retired'] as const;
export type ProductState = (typeof productStates)[number];

const filled = (max: number) => z.string().trim().min(1).max(max);
const spoken = (max: number) => z.object({ en: filled(max), hi: z.string().trim().max(max).optional() });
const millimetres = z.int().min(1).max(20_000);
/** Highest price of a unit: ten lakh rupees. */
const maxPricePaise = 100_000_000;
export const price = z.int().min(100).max(maxPricePaise).meta({ description: 'Integer paise, GST included' });
export const units = z.int().min(0).max(100_000);

/** A variant as a shop enters it; without `_id` it is a new one. */
const variantBody = z.object({
  _id: z.string().max(40).optional(),
  sku: filled(40),
  color: spoken(40).optional(),
  size: filled(40),
  sizeLabel: spoken(40).optional(),
  priceDeltaPaise: z.int().min(-maxPricePaise).max(maxPricePaise),
  units: units.meta({ description: 'Of a new variant; that of others is changed with their stock' }),
});

/** Everything that a shop says about a product. */
export const productBody = z.object({
  title: spoken(120),
  description: spoken(4_000),
  subcategoryId: filled(40),
  makerId: filled(40),
  materials: z.array(z.string().max(80)).min(1).max(8),
  technique: z.string().max(80).optional(),
  region: z.string().max(80).optional(),
  giMark: z.string().max(40).optional().meta({ description: 'A GI mark that it claims; buyers see it once the right to it is proved' }),
  care: spoken(1_000).optional(),
  variation: spoken(500).optional(),
  hsn: z.string().regex(/^(\d{4}|\d{6}|\d{8})$/),
  taxEntry: z.string().max(40).optional(),
  basePricePaise: price.meta({ description: 'Of a new product; that of others is changed at once' }),
  leadTimeDays: z.int().min(1).max(365).optional(),
  oneOfAKind: z.boolean(),
  dimensions: z.object({
    lengthMm: millimetres.optional(),
    widthMm: millimetres.optional(),
    heightMm: millimetres.optional(),
    diameterMm: millimetres.optional(),
  }),
  weightGrams: z.int().min(1).max(500_000),
  variants: z.array(variantBody).min(1).max(60),
});
export type ProductBody = z.infer<typeof productBody>;

const shopVariant = variantBody.extend({ _id: z.string(), sku: z.string(), size: z.string(), units: z.int() });
export const shopProductRow = z.object({
  _id: z.string(),
  slug: z.string(),
  title: localized,
  state: z.enum(productStates),
  version: z.int(),
  basePricePaise: paise,
  units: z.int(),
});
export type ShopProductRow = z.infer<typeof shopProductRow>;

/** A product as its shop sees it. */
export const shopProduct = shopProductRow.extend({ variants: z.array(shopVariant) });
export type ShopProduct = z.infer<typeof shopProduct>;

const choice = z.object({ value: z.string(), label: localized });
export const productChoices = z.object({
  subcategories: z.array(
    choice.extend({ category: localized, hsn: z.string().optional().meta({ description: 'The usual heading there' }) }),
  ),
  makers: z.array(choice),
  materials: z.array(choice),
  techniques: z.array(choice),
  regions: z.array(choice),
  giMarks: z.array(choice),
});
export type ProductChoices = z.infer<typeof productChoices>;

/** Another change came first. */
export const changedMeanwhile = defineError('CONFLICT', { version: z.string().meta({ description: 'The version that stands' }) });
/** The count of a variant is another than the one that was seen. */
export const countChanged = defineError('CONFLICT', { units: z.string().meta({ description: 'Units on sale now' }) });

const named = z.object({ shop, product });
const version = z.coerce.number().int().min(1);
const changed = z.object({ data: z.object({ product: shopProduct }) });

/** A row of the stock sheet: a variant with the price of its product. */
const sheetRow = z.object({
  product: z.string(),
  variant: z.string(),
  title: localized,
  sku: z.string(),
  color: localized.optional(),
  size: z.string(),
  units: z.int(),
  basePricePaise: paise,
  version: z.int().meta({ description: 'Of the product, which a new price names' }),
  isFirst: z.boolean().meta({ description: 'The first row of its product on the page, with which its price is changed' }),
});
export type SheetRow = z.infer<typeof sheetRow>;

const countCell = z.object({ kind: z.literal('units'), product, variant: z.string().max(40), seen: z.int(), value: z.int() });
const priceCell = z.object({ kind: z.literal('price'), product, version: z.int(), seen: z.int(), value: z.int() });
const cell = z.discriminatedUnion('kind', [countCell, priceCell]);
/** A cell of the stock sheet that was changed: a count, or a price in paise, with what was seen before. */
export type SheetCell = z.infer<typeof cell>;

const sheetResult = z.object({
  fault: z.enum(['wrong', 'low', 'changed', 'forbidden', 'missing']).optional(),
  undo: cell.optional().meta({ description: 'The cell with which the change is taken back' }),
});
export type SheetResult = z.infer<typeof sheetResult>;

/** Endpoints of the products of a shop. */
export const shopProductsContract = {
  listShopProducts: shopEndpoint('stock')
    .route({ method: 'GET', path: '/shops/{shop}/products', summary: 'The products of the shop, by title; 50 a page', tags })
    .input(z.object({ shop, state: z.enum(productStates).optional(), after: z.string().max(60).optional() }))
    .output(
      z.object({
        data: z.object({
          products: z.array(shopProductRow),
          counts: z.object({ draft: z.int(), published: z.int(), retired: z.int() }),
          next: z.string().optional(),
        }),
      }),
    ),
  getShopProduct: shopEndpoint('stock')
    .errors(declareErrors('PRODUCT_NOT_FOUND'))
    .route({ method: 'GET', path: '/shops/{shop}/products/{product}', summary: 'A product of the shop with its variants', tags })
    .input(named)
    .output(changed),
  setPrice: shopEndpoint('products')
    .errors(declareErrors('PRODUCT_NOT_FOUND', changedMeanwhile))
    .route({ method: 'POST', path: '/shops/{shop}/products/{product}/price', summary: 'Change the price at once', tags })
    .input(named.extend({ version, basePricePaise: z.coerce.number().pipe(price) }))
    .output(changed),
  setStock: shopEndpoint('stock')
    .errors(declareErrors('PRODUCT_NOT_FOUND', countChanged))
    .route({
      method: 'POST',
      path: '/shops/{shop}/products/{product}/stock',
      summary: 'Change the count of a variant at once',
      description: 'Refused where the count is not `seen` any more, because some were sold meanwhile.',
      tags,
    })
    .input(named.extend({ variant: z.string().max(40), seen: z.coerce.number().int(), units: z.coerce.number().pipe(units) }))
    .output(changed),
  moveProduct: shopEndpoint('products')
    .errors(declareErrors('PRODUCT_NOT_FOUND', 'WRONG_STATE', changedMeanwhile))
    .route({ method: 'POST', path: '/shops/{shop}/products/{product}/steps', summary: 'Take a product off sale, or bring it back', tags })
    .input(named.extend({ version, event: z.enum(['retire', 'reinstate']) }))
    .output(changed),
  listProductChoices: shopEndpoint('drafts')
    .route({ method: 'GET', path: '/shops/{shop}/product-choices', summary: 'What can be picked for a product', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: productChoices })),
  listStock: shopEndpoint('stock')
    .route({ method: 'GET', path: '/shops/{shop}/stock', summary: 'The variants of the shop with prices and counts; 50 a page', tags })
    .input(z.object({ shop, after: z.string().max(60).optional() }))
    .output(z.object({ data: z.object({ rows: z.array(sheetRow), next: z.string().optional() }) })),
  saveStock: shopEndpoint('stock')
    .meta({ bodyLimit: 64 * 1024 })
    .route({
      method: 'POST',
      path: '/shops/{shop}/stock',
      summary: 'Change many counts and prices at once',
      description:
        'Each cell is taken or refused for itself; the results are in the order of the cells. Prices ask for the power `products`.',
      tags,
    })
    .input(z.object({ shop, cells: z.array(cell).min(1).max(200) }))
    .output(z.object({ data: z.object({ results: z.array(sheetResult) }) })),
};

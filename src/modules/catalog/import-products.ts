import type { Context } from '#platform/context.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import { slugify } from '#shared/slug.ts';
import type { ProductInput } from './add-product.ts';
import { giMarkSlug } from './gi-marks.ts';
import { refreshListings } from './refresh-listings.ts';

// Each statement takes its rows as one JSON text: a thousand rows are one round trip and one plan.

const insertProducts: Statement = {
  name: 'catalog.import-products',
  text: `insert into products (id, slug, subcategory_id, maker_id, seller_id, title, description, base_price_paise, unit, materials, technique,
      region, gi_name, gi_label, care, dimensions, weight_grams, size_table, hsn, tax_entry, country_of_origin, lead_time_days, one_of_a_kind, variation, published_at, created_at, updated_at)
    select id, slug, "subcategoryId", "makerId", "sellerId", title, description, "basePricePaise", unit, materials, technique, region, "giName", "giLabel", care,
      dimensions, "weightGrams", "sizeTable", hsn, "taxEntry", "countryOfOrigin", "leadTimeDays", "oneOfAKind", variation, "publishedAt", "publishedAt", "publishedAt"
    from json_to_recordset($1) as row (id text, slug text, "subcategoryId" text, "makerId" text, "sellerId" text, title jsonb, description jsonb,
      "basePricePaise" bigint, unit jsonb, materials text[], technique text, region text, "giName" text, "giLabel" jsonb, care jsonb, dimensions jsonb, "weightGrams" integer,
      "sizeTable" jsonb, hsn text, "taxEntry" text, "countryOfOrigin" text, "leadTimeDays" integer, "oneOfAKind" boolean, variation jsonb, "publishedAt" timestamptz)`,
};

const insertVariants: Statement = {
  name: 'catalog.import-variants',
  text: `insert into variants (id, product_id, seller_id, position, sku, color, color_name, size, size_label, price_delta_paise, available)
    select id, product, "sellerId", position, sku, "colorName" ->> 'en', "colorName", size, "sizeLabel", "priceDeltaPaise", available
    from json_to_recordset($1) as row (id text, product text, "sellerId" text, position integer, sku text, "colorName" jsonb, size text, "sizeLabel" jsonb, "priceDeltaPaise" bigint, available integer)`,
};

const insertPictures: Statement = {
  name: 'catalog.import-pictures',
  text: `insert into product_media (product_id, position, media_id, alt, color) select product, position, "mediaId", alt, color
    from json_to_recordset($1) as row (product text, position integer, "mediaId" text, alt jsonb, color text)`,
};

const insertDiscounts: Statement = {
  name: 'catalog.import-discounts',
  text: `insert into product_discounts (product_id, position, discount_type, value, starts_at, valid_until)
    select product, position, "discountType", value, "startsAt", "validUntil"
    from json_to_recordset($1) as row (product text, position integer, "discountType" text, value bigint, "startsAt" timestamptz, "validUntil" timestamptz)`,
};

const insertTerms: Statement = {
  name: 'catalog.import-terms',
  text: `insert into terms (kind, slug, label) select kind, slug, label from json_to_recordset($1) as row (kind text, slug text, label jsonb)
    order by kind, slug on conflict do nothing`,
};

const insertMarks: Statement = {
  name: 'catalog.import-gi-marks',
  text: `insert into gi_marks (slug, name, label) select slug, name, label from json_to_recordset($1) as row (slug text, name text, label jsonb)
    order by slug on conflict do nothing`,
};

const existingProducts: Statement = { name: 'catalog.present', text: 'select id from products where id = any($1)' };

/** Finds out which of these products exist. */
export async function findExistingProducts(ctx: Context, ids: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.db.run<{ id: string }>(existingProducts, [ids]);
  return new Set(rows.map((row) => row.id));
}

type TermKind = 'material' | 'technique' | 'region';

/**
 * Adds the materials, techniques, regions and GI marks of these products. Transactions that bring the same
 * new ones wait for each other's commit: several writers call it before they begin theirs. A failed
 * transaction leaves unused terms, which forms offer like others and filters leave out. The generator, which
 * alone calls it so, brings their products in its next run.
 */
export async function addTermsOf(db: Connection, items: readonly ProductInput[]): Promise<void> {
  const terms = new Map<string, { kind: TermKind; slug: string; label: Localized }>();
  const marks = new Map<string, { slug: string; name: string; label: Localized | undefined }>();
  const add = (kind: TermKind, label: Localized | undefined) => {
    if (label) terms.set(`${kind} ${label.en}`, { kind, slug: slugify(label.en), label });
  };
  for (const { materials, technique, region, giName: name, giLabel: label } of items) {
    for (const material of materials) add('material', material);
    add('technique', technique);
    add('region', region);
    if (name !== undefined) marks.set(name, { slug: giMarkSlug(name), name, label });
  }
  await db.run(insertTerms, [JSON.stringify([...terms.values()])]);
  await db.run(insertMarks, [JSON.stringify([...marks.values()])]);
}

/**
 * Imports products that bring their own ids, with variants and listings, in a few statements. Call it in a
 * transaction. Invalidates no cache: restart or empty caches after an import.
 */
export async function importProducts(ctx: Context, items: readonly (ProductInput & { id: string })[]): Promise<void> {
  const slugOf = (label: Localized | undefined) => label && slugify(label.en);
  const rows = items.map(({ media: _, variants: __, discounts: ___, ...item }) => ({
    ...item,
    materials: item.materials.map(slugOf),
    technique: slugOf(item.technique),
    region: slugOf(item.region),
  }));
  await addTermsOf(ctx.db, items);
  await ctx.db.run(insertProducts, [JSON.stringify(rows)]);
  const parts = <Part>(of: (item: (typeof items)[number]) => readonly Part[]) =>
    items.flatMap((item) => of(item).map((part, position) => ({ ...part, product: item.id, sellerId: item.sellerId, position })));
  // Derives the id of a variant from its product's: unique, and the same in every run.
  const variants = parts((item) => item.variants).map((variant) => ({
    ...variant,
    id: `${variant.product}${variant.position.toString(36)}`,
  }));
  await ctx.db.run(insertVariants, [JSON.stringify(variants)]);
  await ctx.db.run(insertPictures, [JSON.stringify(parts((item) => item.media))]);
  const discounts = parts((item) => item.discounts).map((discount) => ({
    ...discount,
    value: discount.discountType === 'percentage' ? Math.round(discount.value * 100) : discount.value,
  }));
  await ctx.db.run(insertDiscounts, [JSON.stringify(discounts)]);
  await refreshListings(
    ctx,
    items.map((item) => item.id),
  );
}

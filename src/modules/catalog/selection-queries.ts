/** Conditions of a selection: each one narrows it, the values of one condition widen it. */
export interface Selection {
  /** Slugs. */
  categories?: readonly string[] | undefined;
  /** `category/subcategory`. */
  subcategories?: readonly string[] | undefined;
  /** Has the registered name of a geographical indication. */
  gi?: boolean | undefined;
  techniques?: readonly string[] | undefined;
  regions?: readonly string[] | undefined;
  /** States of the makers. */
  states?: readonly string[] | undefined;
  /** English names. */
  colors?: readonly string[] | undefined;
  tags?: readonly string[] | undefined;
  ids?: readonly string[] | undefined;
  publishedSince?: Date | undefined;
}

const ofProduct = (condition: string) => `l.product_id in (select id from products where ${condition})`;

/**
 * Conditions on `product_listings l`. Each has an index of its own, so the database walks the order of the
 * list where most rows fit and the index of the rarest condition where few do.
 */
export function selectionConditions(selection: Selection, put: (value: unknown) => string): string[] {
  const { categories, subcategories, gi, techniques, regions, states, colors, tags, ids, publishedSince } = selection;
  const where: string[] = [];
  if (categories) where.push(`l.category_id in (select id from categories where slug = any(${put(categories)}))`);
  if (subcategories)
    where.push(`l.subcategory_id in (select s.id from subcategories s join categories c on c.id = s.category_id
      where c.slug || '/' || s.slug = any(${put(subcategories)}))`);
  if (gi !== undefined) where.push(ofProduct(`gi_name is ${gi ? 'not ' : ''}null`));
  if (techniques) where.push(ofProduct(`technique = any(${put(techniques)})`));
  if (regions) where.push(ofProduct(`region = any(${put(regions)})`));
  if (states) where.push(`l.maker_id in (select id from makers where state = any(${put(states)}))`);
  if (colors) where.push(`l.product_id in (select product_id from variants where retired_at is null and color = any(${put(colors)}))`);
  if (tags) where.push(ofProduct(`tags && ${put(tags)}::text[]`));
  if (ids) where.push(`l.product_id = any(${put(ids)})`);
  if (publishedSince) where.push(`l.published_at >= ${put(publishedSince.toISOString())}`);
  return where;
}

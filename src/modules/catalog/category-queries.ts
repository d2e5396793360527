import type { Connection, Statement } from '#platform/database/database.ts';
import type { Category, Subcategory } from './category-contract.ts';
import { pictureOf } from './picture-sql.ts';
import type { ProductSummary, Variant } from './product-contract.ts';

const bannerOf = (row: string, name: string) => `case when ${row}.id is not null then ${pictureOf(row, name)} end`;

export interface CategoryRow extends Category {
  subcategories: Subcategory[];
}

const categoryTree: Statement = {
  name: 'catalog.categories',
  text: `select jsonb_strip_nulls(jsonb_build_object('_id', c.id, 'slug', c.slug, 'name', c.name, 'description', c.description,
      'banner', ${bannerOf('b', 'c.name')},
      'subcategories', (select coalesce(jsonb_agg(jsonb_build_object('_id', s.id, 'slug', s.slug, 'name', s.name, 'description', s.description,
          'banner', ${bannerOf('sb', 's.name')}) order by s.position), '[]')
        from subcategories s left join media sb on sb.id = s.banner_id and sb.state = 'ready' where s.category_id = c.id))) as category
    from categories c left join media b on b.id = c.banner_id and b.state = 'ready'
    where $1::text is null or c.slug = $1
    order by c.position`,
};

/** Reads categories in shop order with their subcategories; only one when `slug` is given. */
export async function readCategories(db: Connection, slug: string | null): Promise<CategoryRow[]> {
  const rows = await db.run<{ category: CategoryRow }>(categoryTree, [slug]);
  return rows.map((row) => row.category);
}

const categoryOfSubcategory: Statement = { name: 'catalog.subcategory-known', text: 'select category_id from subcategories where id = $1' };

/** Reads the category of a subcategory; undefined where there is no such subcategory. */
export async function readCategoryOfSubcategory(db: Connection, subcategoryId: string): Promise<string | undefined> {
  return (await db.run<{ category_id: string }>(categoryOfSubcategory, [subcategoryId]))[0]?.category_id;
}

/**
 * A product of the read model as lists show it. A trigger keeps `variants` in step with stock; see
 * migrations/0003_listing_answers.sql.
 */
export interface SummaryRow {
  summary: Omit<ProductSummary, 'variants'>;
  variants: Variant[];
}

const firstOfEachSubcategory: Statement = {
  name: 'catalog.first-of-each-subcategory',
  text: `select s.id as "subcategoryId", p.summary, p.variants from subcategories s
    cross join lateral (select l.summary, l.variants, row_number() over () as place from product_listings l
      where l.subcategory_id = s.id order by l.featured desc, l.published_at desc, l.product_id desc limit $1) p
    order by s.id, p.place`,
};

/** Reads the first `limit` products of every subcategory. */
export async function readFirstOfEachSubcategory(db: Connection, limit: number): Promise<(SummaryRow & { subcategoryId: string })[]> {
  return db.run(firstOfEachSubcategory, [limit]);
}

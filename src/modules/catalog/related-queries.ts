import type { Connection, Statement } from '#platform/database/database.ts';
import type { ProductCard } from './product-contract.ts';
import type { RelatedTraits } from './related-rules.ts';

export interface RelatedRow extends RelatedTraits {
  card: ProductCard;
}

const traits = 'l.maker_id as "makerId", l.subcategory_id as "subcategoryId", p.technique, l.card';

const traitsById: Statement = {
  name: 'catalog.traits',
  text: `select ${traits} from product_listings l join products p on p.id = l.product_id where l.product_id = $1`,
};

/** Reads the traits of a product for comparison; undefined for an unknown or unpublished one. */
export async function readTraits(db: Connection, id: string): Promise<RelatedRow | undefined> {
  return (await db.run<RelatedRow>(traitsById, [id]))[0];
}

/** The first products in stock of a list, by the list's own index. */
const firstInStock = (column: string, count: number) =>
  `(select l.product_id, l.featured, l.published_at from product_listings l
      where l.${column} = wanted.${column} and l.in_stock and l.product_id <> wanted.product_id
      order by l.featured desc, l.published_at desc, l.product_id desc limit ${count})`;

const relatedTo: Statement = {
  name: 'catalog.related',
  text: `select ${traits} from product_listings wanted
    cross join lateral (${firstInStock('subcategory_id', 40)} union ${firstInStock('maker_id', 20)} union ${firstInStock('category_id', 60)}) c
    join product_listings l on l.product_id = c.product_id join products p on p.id = l.product_id
    where wanted.product_id = $1
    order by c.featured desc, c.published_at desc, c.product_id desc`,
};

/**
 * Reads at most 120 products in stock of the same subcategory, maker or category:
 * the cost does not grow with the catalogue.
 */
export async function readRelated(db: Connection, id: string): Promise<RelatedRow[]> {
  return db.run(relatedTo, [id]);
}

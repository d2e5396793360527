import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import type { CollectionRule, CollectionSort, Shelf } from './contract.ts';

export interface CollectionRow {
  id: string;
  slug: string;
  shelf: Shelf;
  title: Localized;
  lead: Localized;
  rule: CollectionRule;
  sort: CollectionSort;
  /** ISO dates. */
  startsOn: string | null;
  endsOn: string | null;
}

const columns = `id, slug, shelf, title, lead, rule, sort, starts_on::text as "startsOn", ends_on::text as "endsOn"`;

const collectionBySlug: Statement = {
  name: 'collections.by-slug',
  text: `select ${columns} from collections where slug = $1 and published`,
};

export async function readCollection(db: Connection, slug: string): Promise<CollectionRow | undefined> {
  return (await db.run<CollectionRow>(collectionBySlug, [slug]))[0];
}

const collectionsOfShelf: Statement = {
  name: 'collections.of-shelf',
  text: `select ${columns} from collections where shelf = $1 and published order by position, slug limit 60`,
};

/** Reads the published collections of one list in their order, at most 60. */
export async function readShelf(db: Connection, shelf: Shelf): Promise<CollectionRow[]> {
  return db.run(collectionsOfShelf, [shelf]);
}

const addCollection: Statement = {
  name: 'collections.add',
  text: `insert into collections (id, slug, shelf, position, title, lead, rule, sort, starts_on, ends_on)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
};

export interface NewCollection extends Omit<CollectionRow, 'startsOn' | 'endsOn'> {
  position: number;
  startsOn?: string | undefined;
  endsOn?: string | undefined;
}

/** Adds a collection. @returns false where there is one with its slug, which stays as it is */
export async function insertCollection(db: Connection, row: NewCollection): Promise<boolean> {
  const added = await db.run(addCollection, [
    row.id,
    row.slug,
    row.shelf,
    row.position,
    JSON.stringify(row.title),
    JSON.stringify(row.lead),
    JSON.stringify(row.rule),
    row.sort,
    row.startsOn ?? null,
    row.endsOn ?? null,
  ]);
  return added.length > 0;
}

const termsInUse = (kind: 'technique' | 'region'): Statement => ({
  name: `collections.${kind}s-in-use`,
  text: `select t.slug, t.label from terms t
    where t.kind = '${kind}' and not exists (select from collections c where c.slug = t.slug)
      and (select count(*) from (select from products p join product_listings l on l.product_id = p.id
        where p.${kind} = t.slug limit $1) found) >= $1
    order by t.slug limit 60`,
});

/** Reads techniques or regions that have at least `least` products and no collection yet. */
export async function readTermsWithoutCollection(
  db: Connection,
  kind: 'technique' | 'region',
  least: number,
): Promise<{ slug: string; label: Localized }[]> {
  return db.run(termsInUse(kind), [least]);
}

const popularityOrder: Statement = {
  name: 'collections.most-popular',
  text: `select product_id as "productId", sold, wished from product_popularity order by sold desc, wished desc, product_id limit $1`,
};

export interface Popularity {
  productId: string;
  sold: number;
  wished: number;
}

export async function readMostPopular(db: Connection, limit: number): Promise<Popularity[]> {
  return db.run(popularityOrder, [limit]);
}

const forgetPopularity: Statement = { name: 'collections.forget-popularity', text: 'delete from product_popularity' };

const countPopularity: Statement = {
  name: 'collections.count-popularity',
  text: `insert into product_popularity (product_id, sold, wished)
    select p.id, coalesce(s.sold, 0), coalesce(w.wished, 0)
    from (select line.product_id, sum(line.qty - line.cancelled_qty)::integer as sold
        from orders o join order_lines line on line.order_id = o.id where o.placed_at >= $1 group by 1) s
      full join (select product_id, count(*)::integer as wished from wishlist_items group by 1) w using (product_id)
      join products p on p.id = product_id
    where coalesce(s.sold, 0) > 0 or coalesce(w.wished, 0) > 0`,
};

/** Counts again what was sold since a day and what wishlists hold. */
export async function recountPopularity(db: Connection, since: Date): Promise<void> {
  await db.run(forgetPopularity, []);
  await db.run(countPopularity, [since.toISOString()]);
}

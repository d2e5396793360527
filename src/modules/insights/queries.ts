import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import type { Sums } from './contract.ts';

/** Sums of a day, or of a product in the period or before it. */
export interface FactRow extends Sums {
  day: string | null;
  product: string | null;
  isEarlier: boolean | null;
}

const facts: Statement = {
  name: 'insights.facts',
  text: `with own as (select id from products where seller_id = $1),
    facts as (
      select d.day, d.subject as product, d.kind, d.count as n from own
        join daily_counts d on d.kind in ('product', 'add-to-cart') and d.subject = own.id and d.day between $2::date and $4::date
      union all
      -- A parcel moves once its order is placed: those that moved since are fewer than all that the shop ever sent.
      select (o.placed_at at time zone 'Asia/Kolkata')::date, l.product_id, 'sold', l.qty - l.cancelled_qty from parcels p
        join order_lines l on l.parcel_id = p.id join own on own.id = l.product_id join orders o on o.id = l.order_id
        where p.seller_id = $1 and p.state_at >= $2::date::timestamp at time zone 'Asia/Kolkata' and o.state = 'placed' and o.placed_at >= $2::date::timestamp at time zone 'Asia/Kolkata'
          and o.placed_at < ($4::date + 1)::timestamp at time zone 'Asia/Kolkata')
    select to_char(day, 'YYYY-MM-DD') as day, product, earlier as "isEarlier",
      coalesce(sum(n) filter (where kind = 'product'), 0)::int as views,
      coalesce(sum(n) filter (where kind = 'add-to-cart'), 0)::int as carts,
      coalesce(sum(n) filter (where kind = 'sold'), 0)::int as sold
    from (select *, day < $3::date as earlier from facts) f group by grouping sets ((day), (product, earlier))`,
};

/**
 * Reads the sums of a shop's products by day and by product.
 * @param days ISO 8601 dates: the first of the days before, the first and the last of the period
 */
export async function readFacts(
  db: Connection,
  sellerId: string,
  days: readonly [before: string, from: string, to: string],
): Promise<FactRow[]> {
  return db.run(facts, [sellerId, ...days]);
}

const names: Statement = {
  name: 'insights.products',
  text: `select id, title, state = 'published' as "isOnSale" from products where seller_id = $1`,
};

export async function readProducts(db: Connection, sellerId: string): Promise<{ id: string; title: Localized; isOnSale: boolean }[]> {
  return db.run(names, [sellerId]);
}

export interface WordQuery {
  sellerId: string;
  from: string;
  to: string;
  /** Words of fewer visitors are left out. */
  minVisitors: number;
  limit: number;
}

export interface WordRow {
  word: string;
  visitors: number;
}

// A visitor may reach two products by the same words, so that those of one product are counted.
const leads: Statement = {
  name: 'insights.leads',
  text: `select word, max(visitors)::int as visitors from (
      select s.product_id, s.word, sum(s.visitors) as visitors from products p join search_leads s on s.product_id = p.id
      where p.seller_id = $1 and s.day between $2::date and $3::date group by s.product_id, s.word) w
    group by word having max(visitors) >= $4 order by 2 desc, 1 limit $5`,
};

/** Reads the words of searches that led to products of a shop. */
export async function readLeads(db: Connection, { sellerId, from, to, minVisitors, limit }: WordQuery): Promise<WordRow[]> {
  return db.run(leads, [sellerId, from, to, minVisitors, limit]);
}

const missing: Statement = {
  name: 'insights.missing',
  text: `with own as materialized (select array_agg(distinct lexeme) as lexemes from (
        select unnest(tsvector_to_array(s.title)) as lexeme from products p join product_search s on s.product_id = p.id where p.seller_id = $1
        union all
        select unnest(tsvector_to_array(search_lexemes(concat_ws(' ', s.name ->> 'en', s.name ->> 'hi', c.name ->> 'en', c.name ->> 'hi'))))
          from (select distinct subcategory_id as id from products where seller_id = $1) sold
          join subcategories s on s.id = sold.id join categories c on c.id = s.category_id) l),
    words as materialized (select subject as word, sum(count)::int as visitors from daily_counts
      where kind = 'search-empty' and day between $2::date and $3::date group by subject having sum(count) >= $4 order by 2 desc, 1 limit 500)
    select word, visitors from words, own where tsvector_to_array(search_lexemes(word)) && own.lexemes order by visitors desc, word limit $5`,
};

/**
 * Reads words of searches that found nothing and are near what a shop sells: they share a word with a title
 * of its products, or with a category in which it sells.
 */
export async function readMissing(db: Connection, { sellerId, from, to, minVisitors, limit }: WordQuery): Promise<WordRow[]> {
  return db.run(missing, [sellerId, from, to, minVisitors, limit]);
}

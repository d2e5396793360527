/**
 * A million products in minutes: npm run bench -- --only search --products 100000
 * --copies 9 --database <a database of its own>
 */
import { openPostgres } from '#platform/database/open-postgres.ts';

/**
 * Words that the copies have beside those of their product: few of them common, most
 * rare, as in a shop that is that large.
 */
const words = 60_000;

/** Without an end of their prices: a copy is no product, and would leave the shop when it is priced again. */
const listings = (copy: number) => `
  insert into product_listings (product_id, category_id, subcategory_id, maker_id, seller_id, price_paise, price_until, on_sale, in_stock,
    made_to_order, materials, featured, published_at, card, document, summary, variants)
  select product_id || '-copy-${copy}', category_id, subcategory_id, maker_id, seller_id, price_paise, null, on_sale, in_stock,
    made_to_order, materials, featured, published_at, jsonb_set(card, '{_id}', to_jsonb(product_id || '-copy-${copy}')), '{}', summary, '[]'
  from product_listings where product_id not like '%-copy-%'`;

/**
 * In an order of their own, as products that are put on sale one after the other are:
 * neighbours in place have nothing in common. The other word has five letters, made of its
 * number; as in a language, some letters begin more words than others. (Not ordered by
 * random(), for PostgreSQL then takes every random() beside it for the one that it sorts by.)
 */
const products = (copy: number) => `
  insert into product_search (product_id, in_stock, featured, published_at, price_paise, facets, title, words, everything)
  select product_id || '-copy-${copy}', in_stock, featured, published_at - random() * interval '600 days',
    (price_paise * (0.5 + random()) / 100)::bigint * 100, facets, title || word, words || word, everything || word
  from (select id, array_to_tsvector(case when is_other then array[translate(left(digits, 1), '0123456789abcdef', 'kkkssspppmmbcrtd')
        || translate(digits, '0123456789abcdef', 'abdeghiklmnoprtu')] else '{}' end) as word
    from (select product_id as id, random() < 0.67 as is_other,
        lpad(to_hex((floor(power(${words}, random()))::bigint * 40503 + 7) % 65536), 4, '0') as digits
      from product_search where product_id not like '%-copy-%' order by md5(product_id || ${copy})) as numbered) as copied
  join product_search on product_id = id`;

/** Adds the copies without triggers and without indexes, which are made at the end. */
async function fill(
  databaseUrl: string,
  table: string,
  copies: number,
  insert: (copy: number) => string,
  onProgress: (done: string) => void,
): Promise<void> {
  const database = await openPostgres(databaseUrl, { max: 1, onError: () => {} });
  const run = async (text: string) => {
    const begun = performance.now();
    await database.execute(text);
    onProgress(`${text.trim().slice(0, 90).replaceAll(/\s+/g, ' ')}… ${Math.round((performance.now() - begun) / 1000)} s`);
  };
  try {
    await run(`set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '2GB'; set work_mem = '64MB';
      set enable_mergejoin = off; set enable_hashjoin = off`);
    const { rows } = await database.execute(
      `select indexname as name, indexdef as made from pg_indexes where tablename = $1 and indexname not like '%_pkey'`,
      [table],
    );
    for (const { name } of rows) await run(`drop index ${name}`);
    for (let copy = 1; copy <= copies; copy++) await run(insert(copy));
    for (const { made } of rows) await run(String(made));
    await run(`vacuum analyze ${table}`);
  } finally {
    await database.close();
  }
}

/**
 * Fills the tables that search reads with copies of each product: other identifiers, prices, dates and
 * places, and for two of three another word in the title. What only product pages read is left out; a shop
 * cannot sell in this database afterwards. A database in which this was stopped half-way is of no use.
 */
export async function copyProducts(databaseUrl: string, copies: number, onProgress: (done: string) => void): Promise<void> {
  const database = await openPostgres(databaseUrl, { max: 1, onError: () => {} });
  try {
    const { rows } = await database.execute("select exists (select from product_search where product_id like '%-copy-%') as copied");
    if (rows[0]?.copied === true) return;
    await Promise.all([
      fill(databaseUrl, 'product_listings', copies, listings, onProgress),
      fill(databaseUrl, 'product_search', copies, products, onProgress),
    ]);
    await database.execute(
      `insert into search_words (word) select 'copied' || word from generate_series(0, ${words}) as word on conflict do nothing`,
    );
    await database.execute('select count_search_words()');
  } finally {
    await database.close();
  }
}

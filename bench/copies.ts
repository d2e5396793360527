/** A million products in minutes: npm run bench -- --only search --products 100000 --copies 9 --database <a database of its own> */
import { openPostgres } from '#platform/database/open-postgres.ts';

/** Words that the copies have beside those of their piece: few of them common, most rare, as in a shop that is that large. */
const words = 60_000;

/**
 * Fills the tables that search reads with copies of each piece: other identifiers, prices, dates and places, and for two of three
 * another word in the title. Triggers and what only product pages read are left out; whoever sells in this database afterwards is lost.
 */
export async function copyPieces(databaseUrl: string, copies: number, onProgress: (done: string) => void): Promise<void> {
  const database = await openPostgres(databaseUrl, { max: 1, onError: () => {} });
  const run = async (text: string) => {
    const begun = performance.now();
    await database.execute(text);
    onProgress(`${text.slice(0, 60).replaceAll(/\s+/g, ' ')}… ${Math.round((performance.now() - begun) / 1000)} s`);
  };
  try {
    const { rows } = await database.execute("select count(*) as copied from product_search where product_id like '%-copy-%'");
    if (Number(rows[0]?.copied) > 0) return;
    await run(
      "set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '64MB'",
    );
    await run('alter table product_search drop constraint product_search_product_id_fkey');
    await run('alter table product_listings drop constraint product_listings_product_id_fkey');
    await run('drop index product_search_words');
    for (let copy = 1; copy <= copies; copy++) {
      await run(`insert into product_listings (product_id, category_id, subcategory_id, maker_id, seller_id, price_paise, price_until, on_sale, in_stock,
          made_to_order, materials, featured, published_at, card, document, variants)
        select product_id || '-copy-${copy}', category_id, subcategory_id, maker_id, seller_id, price_paise, price_until, on_sale, in_stock,
          made_to_order, materials, featured, published_at, jsonb_set(card, '{_id}', to_jsonb(product_id || '-copy-${copy}')), '{}', '[]'
        from product_listings where product_id not like '%-copy-%'`);
      await run(`insert into product_search (product_id, in_stock, featured, published_at, price_paise, facets, title, words, everything)
        select product_id || '-copy-${copy}', in_stock, featured, published_at - random() * interval '600 days',
          (price_paise * (0.5 + random()) / 100)::bigint * 100, facets, title || word, words || word, everything || word
        from (select s.*, array_to_tsvector(case when random() < 0.67 then array['copied' || floor(power(${words}, random()))::int] else '{}' end) as word
          from product_search s where product_id not like '%-copy-%' offset 0) piece order by random()`);
    }
    await run(`insert into search_words (word) select 'copied' || word from generate_series(0, ${words}) as word on conflict do nothing`);
    await run('create index product_search_words on product_search using gin (title, words, everything, facets)');
    await run('select count_search_words()');
    await run('analyze product_search');
    await run('vacuum product_search');
    await run('analyze product_listings');
  } finally {
    await database.close();
  }
}

import type { Connection, Statement } from '#platform/database/database.ts';

/** A card, a summary or a product, the last two without their `variants`, as the text that goes out. */
export interface AnswerText {
  id: string;
  text: string;
  variants?: string;
  /** When a discount begins or ends next, in epoch milliseconds. */
  until: number | null;
  /** JSON of the values of the sort columns, parsed for the last row of a page alone. */
  cursor: string;
}

// A number: a driver takes longer for a date than for the rest of a row.
const untilMs = '(extract(epoch from l.price_until) * 1000)::float8 as until';
const productText = `l.product_id as id, ${untilMs}, l.product_answer as text, l.variants::text as variants`;
export const summaryText = `l.product_id as id, ${untilMs}, l.summary_answer as text, l.variants::text as variants`;
export const cardText = `l.product_id as id, ${untilMs}, l.card_answer as text`;

// A product that cannot be sold now keeps its page; nothing of it is in stock there.
const productTextById: Statement = {
  name: 'catalog.product-text',
  text: `select ${productText} from product_listings l where l.product_id = $1
    union all
    select u.product_id, null, (u.document || '{"unavailable": true}')::text,
      coalesce((select json_agg(v::jsonb || '{"stock": 0}')::text from json_array_elements(variants_answer(u.product_id)) v), '[]')
    from unlisted_products u where u.product_id = $1`,
};

export async function readProductText(db: Connection, id: string): Promise<Omit<AnswerText, 'cursor'> | undefined> {
  return (await db.run<AnswerText>(productTextById, [id]))[0];
}

const textByIds = (columns: string) => `select ${columns} from unnest($1::text[]) with ordinality as wanted (id, place)
    join product_listings l on l.product_id = wanted.id order by wanted.place`;
const textsByIds = {
  products: { name: 'catalog.products-text-by-ids', text: textByIds(summaryText) },
  cards: { name: 'catalog.cards-text-by-ids', text: textByIds(cardText) },
} satisfies Record<string, Statement>;

/** Published products in the order of `ids`. */
export async function readTextByIds(db: Connection, ids: readonly string[], what: 'products' | 'cards'): Promise<AnswerText[]> {
  return db.run(textsByIds[what], [ids]);
}

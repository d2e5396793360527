import type { Connection, Statement } from '#platform/database/database.ts';

/** A card, a summary or a product, the last two without their `variants`, as the text that goes out. */
export interface AnswerText {
  id: string;
  text: string;
  variants?: string;
  /** When a discount begins or ends next, in epoch milliseconds. */
  until: number | null;
}

// A number: a driver takes longer for a date than for the rest of a row.
const untilMs = '(extract(epoch from l.price_until) * 1000)::float8 as until';
const productText = `l.product_id as id, ${untilMs}, l.product_answer as text, l.variants::text as variants`;
const summaryText = `l.product_id as id, ${untilMs}, l.summary_answer as text, l.variants::text as variants`;
const cardText = `l.product_id as id, ${untilMs}, l.card_answer as text`;

/** Hides the length of an array from the planner, so that one plan serves all lengths. */
const anyOf = (parameter: string) => `any(array(select unnest(${parameter}::text[])))`;

// A product that cannot be sold now keeps its page; nothing of it is in stock there.
const productTexts: Statement = {
  name: 'catalog.product-texts',
  text: `select ${productText} from product_listings l where l.product_id = ${anyOf('$1')}
    union all
    select u.product_id, null, (u.document || '{"unavailable": true}')::text,
      coalesce((select json_agg(v::jsonb || '{"stock": 0}')::text from json_array_elements(variants_answer(u.product_id)) v), '[]')
    from unlisted_products u where u.product_id = ${anyOf('$1')}`,
};

export async function readProductTexts(db: Connection, ids: readonly string[]): Promise<AnswerText[]> {
  return db.run(productTexts, [ids]);
}

/** Changes with each change of a row, also within a transaction: an update writes it to another place. */
export const versionOf = (row: string) => `${row}.xmin::text || ${row}.ctid::text`;

const textByIds = (
  columns: string,
) => `select ${columns}, ${versionOf('l')} as version from unnest($1::text[]) with ordinality as wanted (id, place)
    join product_listings l on l.product_id = wanted.id order by wanted.place`;
const textsByIds = {
  products: { name: 'catalog.products-text-by-ids', text: textByIds(summaryText) },
  cards: { name: 'catalog.cards-text-by-ids', text: textByIds(cardText) },
} satisfies Record<string, Statement>;

/** Published products in the order of `ids`. */
export async function readTextByIds(
  db: Connection,
  ids: readonly string[],
  what: 'products' | 'cards',
): Promise<(AnswerText & { version: string })[]> {
  return db.run(textsByIds[what], [ids]);
}

import type { Connection } from '#platform/database/database.ts';
import type { Rates } from './rate-rules.ts';

const ratesText = `select
  (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('hsn', hsn, 'upToPaise', up_to_paise, 'rateBp', rate_bp, 'from', from_date))
     order by hsn, from_date, up_to_paise) from tax_rates) as tax,
  (select jsonb_agg(jsonb_build_object('kind', kind, 'rateBp', rate_bp, 'section', section, 'from', from_date)
     order by kind, from_date) from withholding_rates) as withholding,
  (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('sellerId', seller_id, 'rateBp', rate_bp, 'from', from_date))
     order by seller_id nulls first, from_date) from commission_rates) as commission`;

export async function readRates(db: Connection): Promise<Rates> {
  const [row] = await db.run<{ [Table in keyof Rates]: Rates[Table] | null }>({ name: 'ledger-rates', text: ratesText }, []);
  return { tax: row?.tax ?? [], withholding: row?.withholding ?? [], commission: row?.commission ?? [] };
}

/** What a check of the books finds, the first `most`. */
export async function runCheck(db: Connection, text: string, most: number): Promise<{ id: string; detail: string }[]> {
  const { rows } = await db.execute(`select id, detail from (${text}) found order by id limit $1`, [most]);
  return rows as { id: string; detail: string }[];
}

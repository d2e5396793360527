import type { Connection } from '#platform/database/database.ts';
import type { Rates } from './rate-rules.ts';

const ratesText = `select
  (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('hsn', hsn, 'entry', nullif(entry, ''), 'upToPaise', up_to_paise, 'rateBp', rate_bp,
     'from', from_date, 'until', until_date, 'description', nullif(description, ''), 'source', nullif(source, '')))
     order by hsn, entry, from_date, up_to_paise) from tax_rates) as tax,
  (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('kind', kind, 'rateBp', rate_bp, 'section', section, 'from', from_date,
     'thresholdPaise', threshold_paise))
     order by kind, from_date) from withholding_rates) as withholding,
  (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('sellerId', seller_id, 'rateBp', rate_bp, 'from', from_date))
     order by seller_id nulls first, from_date) from commission_rates) as commission,
  (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('country', country, 'hsn', nullif(hsn, ''), 'rateBp', rate_bp, 'currency', currency,
     'upToMinor', up_to_minor, 'from', from_date, 'until', until_date, 'description', description, 'source', source))
     order by country, hsn, from_date) from vat_rates) as vat`;

export async function readRates(db: Connection): Promise<Rates> {
  const [row] = await db.run<{ [Table in keyof Rates]: Rates[Table] | null }>({ name: 'ledger-rates', text: ratesText }, []);
  return { tax: row?.tax ?? [], withholding: row?.withholding ?? [], commission: row?.commission ?? [], vat: row?.vat ?? [] };
}

export interface NewTaxRates {
  hsn: string;
  /** Empty for goods without a condition. */
  entry: string;
  from: string;
  until?: string | undefined;
  description: string;
  source: string;
  rows: readonly { rateBp: number; upToPaise?: number | undefined }[];
}

/** Replaces the rates of a heading from a day on; a trigger of the table rejects a day that has begun. */
export async function replaceTax(db: Connection, { hsn, entry, from, until, description, source, rows }: NewTaxRates): Promise<void> {
  await db.execute('delete from tax_rates where hsn = $1 and entry = $2 and from_date = $3', [hsn, entry, from]);
  for (const { rateBp, upToPaise } of rows)
    await db.execute(
      `insert into tax_rates (hsn, entry, up_to_paise, rate_bp, from_date, until_date, description, source)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [hsn, entry, upToPaise ?? null, rateBp, from, until ?? null, description, source],
    );
}

export interface NewVatRate {
  country: string;
  /** Empty for all other goods. */
  hsn: string;
  rateBp: number;
  currency?: string | undefined;
  upToMinor?: number | undefined;
  from: string;
  until?: string | undefined;
  description: string;
  source: string;
}

/** Replaces a rate of VAT from a day on; a trigger of the table rejects a day that has begun. */
export async function replaceVat(db: Connection, rate: NewVatRate): Promise<void> {
  const { country, hsn, rateBp, currency = null, upToMinor = null, from, until = null, description, source } = rate;
  await db.execute(
    `insert into vat_rates (country, hsn, rate_bp, currency, up_to_minor, from_date, until_date, description, source)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (country, hsn, from_date) do update set rate_bp = excluded.rate_bp, currency = excluded.currency,
       up_to_minor = excluded.up_to_minor, until_date = excluded.until_date, description = excluded.description, source = excluded.source`,
    [country, hsn, rateBp, currency, upToMinor, from, until, description, source],
  );
}

export async function replaceWithholding(
  db: Connection,
  rate: { kind: string; rateBp: number; section: string; from: string; thresholdPaise?: number | undefined },
): Promise<void> {
  const { kind, rateBp, section, from, thresholdPaise } = rate;
  await db.execute(
    `insert into withholding_rates (kind, rate_bp, section, from_date, threshold_paise) values ($1, $2, $3, $4, $5)
     on conflict (kind, from_date) do update
       set rate_bp = excluded.rate_bp, section = excluded.section, threshold_paise = excluded.threshold_paise`,
    [kind, rateBp, section, from, thresholdPaise ?? null],
  );
}

/** Without a seller the rate is the general one. @returns whether the seller exists */
export async function replaceCommission(
  db: Connection,
  { sellerSlug, rateBp, from }: { sellerSlug?: string | undefined; rateBp: number; from: string },
): Promise<boolean> {
  const { rows } = await db.execute(
    `insert into commission_rates (seller_id, rate_bp, from_date)
     select s.id, $2::int, $3::date from (select null::text as id where $1::text is null union all select id from sellers where slug = $1) s
     on conflict (coalesce(seller_id, ''), from_date) do update set rate_bp = excluded.rate_bp returning rate_bp`,
    [sellerSlug ?? null, rateBp, from],
  );
  return rows.length > 0;
}

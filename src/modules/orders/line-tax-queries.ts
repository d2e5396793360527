import type { Connection, Statement } from '#platform/database/database.ts';
import type { orderLines } from './tables.ts';

const writeTaxes: Statement = {
  name: 'orders.write-line-taxes',
  text: `update order_lines l set tax_rate_bp = t.tax_rate_bp, supply = t.supply, taxable_paise = t.taxable_paise, cgst_paise = t.cgst_paise,
      sgst_paise = t.sgst_paise, igst_paise = t.igst_paise, tcs_paise = t.tcs_paise, tds_paise = t.tds_paise
    from jsonb_populate_recordset(null::order_lines, $1) t where l.id = t.id`,
};

type LineTaxes = Pick<
  typeof orderLines.$inferSelect,
  'id' | 'taxRateBp' | 'supply' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise' | 'igstPaise' | 'tcsPaise' | 'tdsPaise'
>;

/** Writes the tax of whole lines as it is on the invoice. The caller holds their parcel. */
export async function writeLineTaxes(db: Connection, lines: readonly LineTaxes[]): Promise<void> {
  const rows = lines.map((line) => ({
    id: line.id,
    tax_rate_bp: line.taxRateBp,
    supply: line.supply,
    taxable_paise: line.taxablePaise,
    cgst_paise: line.cgstPaise,
    sgst_paise: line.sgstPaise,
    igst_paise: line.igstPaise,
    tcs_paise: line.tcsPaise,
    tds_paise: line.tdsPaise,
  }));
  await db.run(writeTaxes, [JSON.stringify(rows)]);
}

const withheldStatement: Statement = {
  name: 'orders.write-withheld',
  text: `update order_lines l set tds_paise = t.tds_paise from jsonb_populate_recordset(null::order_lines, $1) t
    where l.id = t.id`,
};

/** Writes the income tax that is withheld of whole lines as they are sold. The caller holds their order. */
export async function writeWithheld(db: Connection, lines: readonly { lineId: string; tdsPaise: number }[]): Promise<void> {
  await db.run(withheldStatement, [JSON.stringify(lines.map(({ lineId, tdsPaise }) => ({ id: lineId, tds_paise: tdsPaise })))]);
}

import type { Context } from '#platform/context.ts';
import { isPersonsPan, panOf } from '#shared/seller-facts.ts';
import { salesOfYear } from './api.ts';
import { currentRates } from './current-rates.ts';
import type { PostedLine } from './post.ts';
import { dayInIndia, thresholdOf, yearStart } from './rate-rules.ts';
import { incomeTaxOf, salePaiseOf } from './sale-rules.ts';
import { lockSalesOfYear, readTaxFacts } from './withholding-queries.ts';

/** Reads the PAN of those sellers who are persons or families, by seller, in the order of their ids. */
async function pansOfPersons(tx: Context, sellerIds: readonly string[]): Promise<Map<string, string>> {
  const sellers = await readTaxFacts(tx.db, [...new Set(sellerIds)]);
  return new Map(sellers.map(({ id, facts }) => [id, panOf(facts) ?? ''] as const).filter(([, pan]) => isPersonsPan(pan)));
}

/** Gross value of a financial year's sales of a person or a family. */
interface YearOfSeller {
  pan: string;
  soldPaise: number;
}

/**
 * Has sales of sellers who are below the threshold of their year wait for each other until the transaction
 * ends, so that no two count as the last one below it. Above it none waits.
 * @param tx inside a transaction, before it locks stock
 * @returns the year by seller, of those for whom it decides whether income tax is withheld
 */
export async function lockYearOfSellers(tx: Context, sellerIds: readonly string[]): Promise<Map<string, YearOfSeller>> {
  const on = dayInIndia(tx.now());
  const threshold = thresholdOf((await currentRates(tx)).withholding, 'tds', on);
  const pans = threshold === undefined ? new Map<string, string>() : await pansOfPersons(tx, sellerIds);
  if (threshold === undefined || pans.size === 0) return new Map();
  const sold = await salesOfYear(tx.db, [...pans.keys()], yearStart(on));
  const below = [...pans.keys()].filter((id) => (sold.get(id) ?? 0) <= threshold);
  for (const id of below) await lockSalesOfYear(tx.db, id);
  const counted = below.length === 0 ? sold : await salesOfYear(tx.db, below, yearStart(on));
  return new Map([...pans].map(([id, pan]) => [id, { pan, soldPaise: counted.get(id) ?? sold.get(id) ?? 0 }]));
}

/**
 * Decides of lines that are being sold whether income tax is withheld: of persons and families by the sales
 * of the year that stand at this moment, those included that were agreed at the same time.
 * @param tx inside the transaction that posts the sale, before it does
 * @returns the lines with what is withheld of each, in paise
 */
export async function withholdIncomeTax<Line extends PostedLine & { taxablePaise: number }>(
  tx: Context,
  lines: readonly Line[],
): Promise<Line[]> {
  const sellerIds = lines.map((line) => line.sellerId);
  const years = await lockYearOfSellers(tx, sellerIds);
  const on = dayInIndia(tx.now());
  const { withholding } = await currentRates(tx);
  return lines.map((line) => {
    const year = years.get(line.sellerId);
    if (!year) return line;
    const salePaise = salePaiseOf(line);
    const tdsPaise = incomeTaxOf(withholding, { ...year, salePaise, taxablePaise: line.taxablePaise }, on);
    year.soldPaise += salePaise;
    return { ...line, tdsPaise };
  });
}

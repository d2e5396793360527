import type { Context } from '#platform/context.ts';
import { isPersonsPan, panOf } from '#shared/seller-facts.ts';
import { salesOfYear } from './api.ts';
import { currentRates } from './current-rates.ts';
import type { PostedLine } from './post.ts';
import { dayInIndia, thresholdOf, yearStart } from './rate-rules.ts';
import { incomeTaxOf, salePaiseOf } from './sale-rules.ts';
import { lockSalesOfYear, readTaxFacts } from './withholding-queries.ts';

/** PANs by seller; null where none is known. */
export type SellerPans = ReadonlyMap<string, string | null>;

async function readPans(tx: Context, sellerIds: readonly string[]): Promise<SellerPans> {
  return new Map((await readTaxFacts(tx.db, [...new Set(sellerIds)])).map(({ id, facts }) => [id, panOf(facts)]));
}

/** Gives those sellers who are persons or families, in the order of their ids. */
const personsOf = (pans: SellerPans) =>
  [...pans].flatMap(([id, pan]) => (pan !== null && isPersonsPan(pan) ? [{ id, pan }] : [])).sort((a, b) => (a.id < b.id ? -1 : 1));

/** Gross value of a financial year's sales of a person or a family. */
interface YearOfSeller {
  pan: string;
  soldPaise: number;
}

/**
 * Has sales of sellers who are below the threshold of their year wait for each other until the transaction
 * ends, so that no two count as the last one below it. Above it none waits.
 * @param tx inside a transaction, before it locks stock
 * @param pans of the sellers, where they are known; undefined: they are read
 * @returns the year by seller, of those for whom it decides whether income tax is withheld
 */
export async function lockYearOfSellers(tx: Context, sellerIds: readonly string[], pans?: SellerPans): Promise<Map<string, YearOfSeller>> {
  const on = dayInIndia(tx.now());
  const threshold = thresholdOf((await currentRates(tx)).withholding, 'tds', on);
  const persons = threshold === undefined ? [] : personsOf(pans ?? (await readPans(tx, sellerIds)));
  if (threshold === undefined || persons.length === 0) return new Map();
  const since = yearStart(on);
  const ids = persons.map(({ id }) => id);
  const sold = await lockSalesOfYear(tx.db, ids, since, threshold);
  const below = ids.filter((id) => (sold.get(id) ?? 0) <= threshold);
  const counted = below.length === 0 ? sold : await salesOfYear(tx.db, below, since);
  return new Map(persons.map(({ id, pan }) => [id, { pan, soldPaise: counted.get(id) ?? sold.get(id) ?? 0 }]));
}

/**
 * Decides of lines that are being sold whether income tax is withheld: of persons and families by the sales
 * of the year that stand at this moment, those included that were agreed at the same time.
 * @param tx inside the transaction that posts the sale, before it does
 * @param pans of the sellers, where they are known; undefined: they are read
 * @returns the lines with what is withheld of each, in paise
 */
export async function withholdIncomeTax<Line extends PostedLine & { taxablePaise: number }>(
  tx: Context,
  lines: readonly Line[],
  pans?: SellerPans,
): Promise<Line[]> {
  const sellerIds = lines.map((line) => line.sellerId);
  const years = await lockYearOfSellers(tx, sellerIds, pans);
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

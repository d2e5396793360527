import { getLegalDetails } from '#modules/sellers/get-legal-details.ts';
import type { Context } from '#platform/context.ts';
import { gstinFault, stateName } from '#shared/gst-states.ts';
import { newId } from '#shared/id.ts';
import { StartError } from '#shared/start-error.ts';
import { holdCommissionSeries, insertCommissionInvoice, readCommissionInvoices, readCommissions } from './commission-queries.ts';
import { type CommissionDocument, monthBounds, splitCommissionGst } from './commission-rules.ts';
import { invoiceNumber } from './invoice-rules.ts';
import { dayInIndia, financialYear } from './rate-rules.ts';
import { amountInWords } from './words-rules.ts';

const dayMs = 86_400_000;

/**
 * Issues the operator's invoices of a month to its sellers, one each, from the commission in the books; a
 * month in which more came back than was earned is a credit note. Repeated, it adds what is missing.
 * @returns all documents of the month
 * @throws {StartError} for a month that is not over, or without the operator's GSTIN
 */
export async function issueCommissionInvoices(ctx: Context, month: string): Promise<CommissionDocument[]> {
  const bounds = monthBounds(month);
  if (!bounds) throw new StartError('Say the month as --month 2026-11.');
  // A transaction that began before midnight may end after it.
  if (ctx.now().getTime() < bounds.until.getTime() + dayMs)
    throw new StartError(`${month} can be invoiced from the second day of the next month on.`);
  const { operator } = ctx.app;
  if (!operator.gstin || gstinFault(operator.gstin)) throw new StartError('The operator’s own GSTIN is missing or wrong: set GSTIN.');
  const supplier = {
    name: operator.legalEntity ?? operator.brand.en,
    ...(operator.legalAddress ? { address: operator.legalAddress } : {}),
    gstin: operator.gstin,
    stateCode: operator.gstin.slice(0, 2),
  };
  for (const earned of await readCommissions(ctx.db, bounds))
    if (earned.commissionPaise !== 0 || earned.gstPaise !== 0) await issueOne(ctx, month, supplier, earned);
  return listCommissionInvoices(ctx, month);
}

/** Lists the documents of a month. */
export const listCommissionInvoices = (ctx: Context, month: string): Promise<CommissionDocument[]> =>
  readCommissionInvoices(ctx.db, `${month}-01`);

async function issueOne(
  ctx: Context,
  month: string,
  supplier: CommissionDocument['supplier'],
  { sellerId, commissionPaise, gstPaise }: { sellerId: string; commissionPaise: number; gstPaise: number },
): Promise<void> {
  const kind = commissionPaise < 0 ? 'credit-note' : 'invoice';
  const [taxablePaise, taxPaise] = [Math.abs(commissionPaise), Math.abs(gstPaise)];
  const issuedOn = dayInIndia(ctx.now());
  const year = financialYear(issuedOn);
  await ctx.transaction(async (tx) => {
    const serial = (await holdCommissionSeries(tx.db, kind, year)) + 1;
    const seller = await getLegalDetails(tx, sellerId);
    const stateCode = seller.facts.stateCode ?? undefined;
    const number = invoiceNumber('COM', kind, year, serial);
    const document: CommissionDocument = {
      kind,
      number,
      issuedOn,
      month,
      supplier,
      recipient: {
        name: seller.name,
        address: seller.address,
        ...(stateCode ? { stateCode } : {}),
        ...(seller.gstin ? { gstin: seller.gstin } : {}),
      },
      placeOfSupply: stateCode ? `${stateName(stateCode)} (${stateCode})` : seller.state,
      sac: '998599',
      taxablePaise,
      ...splitCommissionGst(taxPaise, stateCode === supplier.stateCode),
      totalPaise: taxablePaise + taxPaise,
      inWords: amountInWords(taxablePaise + taxPaise),
    };
    const row = {
      id: newId(),
      kind,
      number,
      financialYear: year,
      serial,
      sellerId,
      month: `${month}-01`,
      issuedAt: tx.now(),
      document,
    } as const;
    await insertCommissionInvoice(tx.db, row);
  });
}

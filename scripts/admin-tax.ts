import { parseArgs } from 'node:util';
import { listPriceNotches } from '#modules/catalog/list-price-notches.ts';
import { listUnlisted } from '#modules/catalog/list-unlisted.ts';
import { refreshSellability } from '#modules/catalog/refresh-sellability.ts';
import { issueCommissionInvoices } from '#modules/ledger/issue-commission-invoices.ts';
import { listTaxChanges } from '#modules/ledger/list-tax-changes.ts';
import { commissionCsv, gstr1Csv, gstr8Csv, tdsCsv, vatCsv } from '#modules/reconciliation/tax-reports.ts';
import { listTaxFacts, type SellerReadiness, setTaxFacts } from '#modules/sellers/set-tax-facts.ts';
import type { Context } from '#platform/context.ts';
import { formatMoney } from '#shared/money.ts';
import { sellerSchemes } from '#shared/seller-facts.ts';
import { StartError } from '#shared/start-error.ts';
import { isAboutPeople, operateSellerPeople, sellerPeopleUsage } from './admin-seller-people.ts';

const text = { type: 'string' } as const;

const readinessLine = ({ slug, scheme, state, gstin, enrolmentNo, lutYear, missing }: SellerReadiness) =>
  [
    slug.padEnd(32),
    (scheme ?? 'no scheme').padEnd(13),
    (gstin ?? enrolmentNo ?? '').padEnd(16),
    state,
    ...(lutYear ? [`LUT ${lutYear}`] : []),
    missing.length > 0 ? `MISSING ${missing.join(', ')}` : 'complete',
  ].join(' ');

export const sellerUsage = `seller [<slug> [--scheme regular|composition|unregistered] [--legal-name <words>] [--address <words>] [--state <name>] [--gstin <no>] [--enrolment <no>] [--pan <no>] [--lut <arn> --lut-year <2627>] [--iec <code>] [--invoice-prefix <letters>]]
  ${sellerPeopleUsage}`;

/** Lists sellers with what is missing before they can sell, or enters facts or people of one. */
export async function operateSeller(ctx: Context, args: string[]): Promise<string> {
  if (isAboutPeople(args)) return operateSellerPeople(ctx, args);
  const options = {
    scheme: text,
    'legal-name': text,
    address: text,
    state: text,
    gstin: text,
    enrolment: text,
    pan: text,
    lut: text,
    'lut-year': text,
    iec: text,
    'invoice-prefix': text,
  };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [slug] = positionals;
  if (slug === undefined) return (await listTaxFacts(ctx)).map(readinessLine).join('\n');
  const scheme = sellerSchemes.find((known) => known === values.scheme);
  if (values.scheme !== undefined && !scheme) throw new StartError(`A scheme is ${sellerSchemes.join(', ')}.`);
  const facts = await setTaxFacts(ctx, slug, {
    scheme,
    legalName: values['legal-name'],
    address: values.address,
    state: values.state,
    gstin: values.gstin,
    enrolmentNo: values.enrolment,
    pan: values.pan,
    lutArn: values.lut,
    lutYear: values['lut-year'],
    iec: values.iec,
    invoicePrefix: values['invoice-prefix'],
  });
  await refreshSellability(ctx);
  return readinessLine(facts);
}

/** Lists what is not for sale, prices between two rates, and taxes that changed before the invoice. */
export async function checkTax(ctx: Context): Promise<string> {
  const sellers = new Map((await listTaxFacts(ctx)).map((seller) => [seller.slug, seller]));
  const unlisted = (await listUnlisted(ctx)).map(({ slug, hsn, taxEntry, sellerSlug, reason }) => {
    const headings = [hsn || 'none', taxEntry].filter(Boolean).join(' ');
    const reasons = {
      'no-rate': `no rate for HSN ${headings}`,
      'seller-incomplete': 'the seller lacks',
      'shop-not-open': 'the shop is not open',
      'shop-away': 'the shop is on holiday',
    };
    const lacks = reason === 'seller-incomplete' ? ` ${sellers.get(sellerSlug)?.missing.join(', ')}` : '';
    return `  ${slug} of ${sellerSlug}: ${reasons[reason]}${lacks}`;
  });
  const notches = (await listPriceNotches(ctx)).map(
    ({ slug, size, hsn, pricePaise, fromPaise, untilPaise }) =>
      `  ${slug} (${size}), HSN ${hsn}: ${formatMoney(pricePaise)} is between ${formatMoney(fromPaise - 1)} and ${formatMoney(untilPaise + 1)}`,
  );
  const changes = (await listTaxChanges(ctx)).map(
    ({ orderId, lineId, hsn, fromRateBp, toRateBp, fromTaxPaise, toTaxPaise, at }) =>
      `  ${at.toISOString().slice(0, 10)} order ${orderId} line ${lineId}, HSN ${hsn}: ${fromRateBp / 100} % -> ${toRateBp / 100} %, GST ${formatMoney(fromTaxPaise)} -> ${formatMoney(toTaxPaise)}`,
  );
  const section = (title: string, lines: string[]) => [`${title}: ${lines.length || 'none'}`, ...lines];
  return [
    ...section('Published and not for sale', unlisted),
    ...section('Prices at which no rate holds together', notches),
    ...section('Lines whose rate changed between order and invoice', changes),
  ].join('\n');
}

export const reportsUsage = 'reports gstr-1|gstr-8|tds|commission|vat --month <2026-11>';

const reports = { 'gstr-1': gstr1Csv, 'gstr-8': gstr8Csv, tds: tdsCsv, commission: commissionCsv, vat: vatCsv };

/** Prints a return of a month as CSV. */
export async function printReport(ctx: Context, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { month: text } });
  const report = Object.entries(reports).find(([name]) => name === positionals[0])?.[1];
  if (!report || positionals.length !== 1) throw new StartError(`Name a report and its month: ${reportsUsage}`);
  return report(ctx, values.month ?? '');
}

export const commissionUsage = 'commission-invoices --month <2026-11>';

/** Issues the operator's invoices of a month to its sellers. */
export async function invoiceCommission(ctx: Context, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { month: text } });
  const documents = await issueCommissionInvoices(ctx, values.month ?? '');
  const lines = documents.map(({ number, recipient, totalPaise }) => `  ${number} ${recipient.name} ${formatMoney(totalPaise)}`);
  return [`${documents.length} documents for ${values.month}`, ...lines].join('\n');
}

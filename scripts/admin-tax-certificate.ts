import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { keepCertificate, listDeposits, recordDeposit } from '#modules/payouts/tax-certificates.ts';
import { nameOfTaxYear, parseTaxYear, taxYearOf } from '#modules/payouts/tax-rules.ts';
import type { Context } from '#platform/context.ts';
import { uploadFrom } from '#platform/http/receive-upload.ts';
import { formatRupees } from '#shared/money.ts';
import { StartError } from '#shared/start-error.ts';
import { inOneLine } from './admin-shops.ts';
import { cliUser } from './cli-user.ts';

export const taxCertificateUsage =
  'tax-certificate [2026-27] | tax-certificate deposit tds|tcs <2026-11> --challan <number> --on <day> | tax-certificate add <seller> <2026-27> <quarter> <file.pdf>';

async function printYear(ctx: Context, name: string): Promise<string> {
  const year = parseTaxYear(name);
  if (year === undefined) throw new StartError(`Name a financial year: ${taxCertificateUsage}`);
  const rows = await listDeposits(ctx, year);
  const paid = (deposits: (typeof rows)[number]['deposits'], kind: string) => {
    const found = deposits.find((each) => each.kind === kind);
    return found ? `${found.challan} on ${found.on}` : 'NOT NOTED';
  };
  return (
    rows
      .map(
        ({ month, tdsPaise, tcsPaise, deposits }) =>
          `${month}  TDS ${formatRupees(tdsPaise)} ${paid(deposits, 'tds')}  TCS ${formatRupees(tcsPaise)} ${paid(deposits, 'tcs')}`,
      )
      .join('\n') || 'Nothing was withheld in this year.'
  );
}

async function addFile(ctx: Context, by: string, [slug, year, quarter, path, ...rest]: readonly string[]): Promise<string> {
  if (!slug || !year || !/^[1-4]$/.test(quarter ?? '') || !path || rest.length > 0)
    throw new StartError(`Name the seller, the financial year, the quarter and the file: ${taxCertificateUsage}`);
  await access(path).catch(() => {
    throw new StartError(`${path} cannot be read.`);
  });
  const upload = uploadFrom(
    () => createReadStream(path),
    (work) => work(),
  );
  const asked = { slug, year, quarter: Number(quarter) };
  const id = await keepCertificate({ ...ctx, request: { ...ctx.request, upload } }, asked, by);
  return `The certificate ${id} is there for those who look after the money of ${slug}.`;
}

/** Lists the taxes that were withheld with their challans, notes a challan, or gives a shop its Form 16A. */
export async function operateTaxCertificates(ctx: Context, args: string[], user: string = cliUser()): Promise<string> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { challan: text, on: text } });
  const [act, ...names] = positionals;
  const by = `cli:${user}`;
  return inOneLine(async () => {
    if (act === 'add') return addFile(ctx, by, names);
    if (act !== 'deposit') return printYear(ctx, act ?? nameOfTaxYear(taxYearOf(dayInIndia(ctx.now()))));
    const [kind, month = ''] = names;
    const { challan = '', on = '' } = values;
    const isWhole = /^\d{4}-(0[1-9]|1[0-2])$/.test(month) && /^[A-Z0-9/-]{5,40}$/.test(challan) && /^\d{4}-\d{2}-\d{2}$/.test(on);
    if ((kind !== 'tds' && kind !== 'tcs') || !isWhole)
      throw new StartError(`Say which tax, the month, the challan and its day: ${taxCertificateUsage}`);
    await recordDeposit(ctx, { kind, month, challan, on }, by);
    return printYear(ctx, nameOfTaxYear(taxYearOf(month)));
  });
}

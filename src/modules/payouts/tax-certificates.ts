import { dayInIndia } from '#modules/ledger/rate-rules.ts';
import { acceptDocument } from '#modules/media/accept-document.ts';
import { findSellerId } from '#modules/sellers/find-seller-id.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { insertCertificate, insertDeposit, readCertificate, readDeposits, readWithheld } from './tax-queries.ts';
import { boundsOfTaxYear, nameOfTaxYear, parseTaxYear } from './tax-rules.ts';

const purpose = 'tax-certificate';

export interface Deposit {
  kind: 'tds' | 'tcs';
  /** Such as 2026-11. */
  month: string;
  challan: string;
  /** ISO date. */
  on: string;
}

/**
 * Records the challan with which the taxes that were withheld in a month were paid to the state, for good.
 * @param by account of the operator, or `cli:` and the user of the machine
 * @throws {DomainError} INVALID_INPUT for a month or a day that has not come
 */
export async function recordDeposit(ctx: Context, { kind, month, challan, on }: Deposit, by: string): Promise<void> {
  const today = dayInIndia(ctx.now());
  if (month > today.slice(0, 7)) throw new DomainError('INVALID_INPUT', { month: 'This month has not begun.' });
  if (on > today || on < `${month}-01`) throw new DomainError('INVALID_INPUT', { on: 'A day from the month on, until today.' });
  await ctx.transaction(async (tx) => {
    await insertDeposit(tx.db, { kind, month: `${month}-01`, challan, depositedOn: on, by, at: tx.now() });
    await tx.record({
      kind: 'admin-command',
      outcome: 'success',
      target: { kind: 'tax-deposit', id: `${kind} ${month}` },
      reason: challan,
    });
  });
}

/** Lists what was withheld of all sellers in the months of a financial year, with the latest challans. */
export async function listDeposits(ctx: Context, year: number) {
  const deposits = await readDeposits(ctx.db, year);
  const rows = await readWithheld(ctx.db, undefined, boundsOfTaxYear(year));
  return rows.map((row) => ({ ...row, deposits: deposits.filter(({ month }) => month === row.month) }));
}

/**
 * Keeps the Form 16A that the request carries for a shop and a quarter, encrypted, for good. The same file is
 * kept once.
 * @throws {DomainError} SELLER_NOT_FOUND, INVALID_INPUT for a quarter of no financial year,
 * UNSUPPORTED_MEDIA_TYPE for what is no PDF, and those of `acceptDocument`
 */
export async function keepCertificate(
  ctx: Context,
  { slug, year: name, quarter }: { slug: string; year: string; quarter: number },
  by: string,
): Promise<string> {
  const sellerId = await findSellerId(ctx, slug);
  if (sellerId === undefined) throw new DomainError('SELLER_NOT_FOUND');
  const year = parseTaxYear(name);
  if (year === undefined) throw new DomainError('INVALID_INPUT', { year: 'A financial year such as 2026-27.' });
  return acceptDocument(ctx, ({ type, content, sha256 }) => {
    if (type !== 'application/pdf') throw new DomainError('UNSUPPORTED_MEDIA_TYPE');
    return ctx.transaction(async (tx) => {
      const id = newId();
      const digest = tx.secrets.digest(purpose, `${sellerId}\n${sha256}`);
      const sealed = tx.secrets.sealBytes(purpose, sellerId, content);
      const kept = await insertCertificate(tx.db, { id, sellerId, year, quarter, content: sealed, digest, by, at: tx.now() });
      const reason = `Form 16A ${nameOfTaxYear(year)} Q${quarter}`;
      await tx.record({ kind: 'admin-command', outcome: 'success', target: { kind: 'seller', id: sellerId }, reason });
      return kept;
    });
  });
}

/** Opens a Form 16A of the caller's shop. @throws {DomainError} NOT_FOUND, also for one of another shop */
export async function getTaxCertificate(ctx: Context, { id }: { id: string }): Promise<File> {
  const { sellerId } = requireShop(ctx);
  const found = await readCertificate(ctx.db, sellerId, id);
  if (!found) throw new DomainError('NOT_FOUND');
  const name = `form-16a-${nameOfTaxYear(found.year)}-q${found.quarter}.pdf`;
  return new File([ctx.secrets.unsealBytes(purpose, sellerId, found.content)], name, { type: 'application/pdf' });
}

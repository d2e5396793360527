import type { Context } from '#platform/context.ts';
import { type BankAccount, parseBankAccount, type TypedBankAccount } from '#shared/bank-account.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { type BankRow, insertBank, moveBank, readBank, readBanks } from './bank-queries.ts';
import { bankRestHours } from './bank-rules.ts';
import { lockShop } from './lock-shop.ts';

const purpose = 'seller-bank';

/** A bank account as its owner recognises it. The number itself is never shown again. */
export interface KnownBank {
  holder: string;
  last4: string;
  ifsc: string;
  enteredAt: Date;
  usableFrom: Date;
}

export interface ShopBanks {
  /** The account that payouts go to. */
  usable?: KnownBank;
  /** A new account that rests. */
  entered?: KnownBank;
}

const known = ({ holder, last4, ifsc, enteredAt, usableFrom }: BankRow): KnownBank => ({ holder, last4, ifsc, enteredAt, usableFrom });

/** Finds the bank accounts of a shop that are not over. */
export async function findBanks(ctx: Context, sellerId: string): Promise<ShopBanks> {
  return Object.fromEntries((await readBanks(ctx.db, sellerId)).map((row) => [row.state, known(row)]));
}

/** The account that payouts of a shop go to. */
export interface UsableBank {
  id: string;
  holder: string;
  last4: string;
  ifsc: string;
}

/** Finds the account that payouts of a shop go to; undefined where none has rested yet. */
export async function findUsableBank(ctx: Context, sellerId: string): Promise<UsableBank | undefined> {
  const row = (await readBanks(ctx.db, sellerId)).find(({ state }) => state === 'usable');
  return row && { id: row.id, holder: row.holder, last4: row.last4, ifsc: row.ifsc };
}

const unsealBankNumber = (ctx: Context, sealed: string): string => ctx.secrets.unseal(purpose, sealed);

/**
 * Opens the account that a payout was posted for, with its number, for the file that a bank is given.
 * @param id of an account that a payout refers to
 */
export async function openBank(ctx: Context, id: string): Promise<{ holder: string; number: string; ifsc: string }> {
  const row = await readBank(ctx.db, id);
  if (!row) throw new Error(`no bank account ${id}`);
  return { holder: row.holder, number: unsealBankNumber(ctx, row.number), ifsc: row.ifsc };
}

const record = (tx: Context, id: string, reason: string) =>
  tx.record({ kind: 'shop-changed', outcome: 'success', target: { kind: 'seller', id }, reason });

/** Tells whether two accounts are the same. */
const isSame = (tx: Context, { number, ifsc }: BankRow, { account, ifsc: given }: BankAccount) =>
  ifsc === given && unsealBankNumber(tx, number) === account;

/**
 * Enters the bank account of a shop, in the caller's transaction. It takes the place of another one that
 * still rests, and rests itself. The account that rests or is used already stays as it is.
 * @returns the accounts of before and the new one; undefined where nothing changed
 * @throws {DomainError} INVALID_INPUT at each field, SELLER_NOT_FOUND, WRONG_STATE for a closed shop
 */
export async function enterBank(
  tx: Context,
  slug: string,
  typed: TypedBankAccount,
): Promise<{ sellerId: string; before: ShopBanks; entered: KnownBank } | undefined> {
  const read = parseBankAccount(typed);
  if ('faults' in read) throw new DomainError('INVALID_INPUT', read.faults as Record<string, string>);
  const { id: sellerId } = await lockShop(tx, slug);
  const { account, holder, ifsc } = read.bank;
  const rows = await readBanks(tx.db, sellerId);
  const newest = rows.find(({ state }) => state === 'entered') ?? rows[0];
  if (newest && isSame(tx, newest, read.bank) && newest.holder === holder) return undefined;
  const now = tx.now();
  await moveBank(tx.db, sellerId, 'entered', 'replaced', now);
  const entered: KnownBank = {
    holder,
    last4: account.slice(-4),
    ifsc,
    enteredAt: now,
    usableFrom: new Date(now.getTime() + bankRestHours * 3_600_000),
  };
  const number = tx.secrets.seal(purpose, account);
  await insertBank(tx.db, { id: newId(), sellerId, ...entered, number, state: 'entered', stateAt: now });
  await record(tx, sellerId, 'bank entered');
  return { sellerId, before: Object.fromEntries(rows.map((row) => [row.state, known(row)])), entered };
}

/**
 * Stops the new account of a shop while it rests, in the caller's transaction.
 * @throws {DomainError} NOT_FOUND where none rests, SELLER_NOT_FOUND, WRONG_STATE for a closed shop
 */
export async function stopBank(tx: Context, slug: string): Promise<{ sellerId: string; stopped: KnownBank }> {
  const { id: sellerId } = await lockShop(tx, slug);
  const { entered } = await findBanks(tx, sellerId);
  if (!entered) throw new DomainError('NOT_FOUND');
  await moveBank(tx.db, sellerId, 'entered', 'stopped', tx.now());
  await record(tx, sellerId, 'bank stopped');
  return { sellerId, stopped: entered };
}

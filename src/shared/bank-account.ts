import { isPlainLine } from './plain-line.ts';

/** Fields of a bank account as people type them. */
export interface TypedBankAccount {
  holder?: string | undefined;
  account?: string | undefined;
  accountAgain?: string | undefined;
  ifsc?: string | undefined;
}

export interface BankAccount {
  holder: string;
  account: string;
  ifsc: string;
}

/** Four letters of the bank, a zero, and six letters or digits of the branch. */
const ifscSyntax = /^[A-Z]{4}0[A-Z0-9]{6}$/;
/** Accounts at Indian banks have 9 to 18 digits. */
const accountSyntax = /^\d{9,18}$/;

const squeeze = (text = '') => text.replace(/\s+/g, '');

/** Reads an Indian bank account as it was typed; gives the fault of each field that is wrong. */
export function parseBankAccount(
  typed: TypedBankAccount,
): { bank: BankAccount } | { faults: Partial<Record<keyof TypedBankAccount, string>> } {
  const holder = (typed.holder ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const account = squeeze(typed.account);
  const ifsc = squeeze(typed.ifsc).toUpperCase();
  const faults = {
    ...(holder.length < 2 || holder.length > 100 || !isPlainLine(holder) ? { holder: 'Enter the name of the account’s holder.' } : {}),
    ...(accountSyntax.test(account) ? {} : { account: 'An account number has 9 to 18 digits.' }),
    ...(squeeze(typed.accountAgain) === account ? {} : { accountAgain: 'This is not the same number.' }),
    ...(ifscSyntax.test(ifsc) ? {} : { ifsc: 'An IFSC has 11 characters, such as SBIN0001234.' }),
  };
  return Object.keys(faults).length > 0 ? { faults } : { bank: { holder, account, ifsc } };
}

import { isPlainLine } from '#shared/plain-line.ts';
import type { DestinationKind } from './contract.ts';

/** Fields of a destination as the buyer types them. */
export interface TypedDestination {
  to: DestinationKind;
  upiId?: string | undefined;
  holder?: string | undefined;
  account?: string | undefined;
  accountAgain?: string | undefined;
  ifsc?: string | undefined;
}

/** Destination of cash that is paid back. */
export type Destination = { kind: 'upi'; upiId: string } | { kind: 'account'; holder: string; account: string; ifsc: string };

const upiSyntax = /^[a-z0-9][a-z0-9._-]{1,255}@[a-z][a-z0-9]{1,63}$/;
const ifscSyntax = /^[A-Z]{4}0[A-Z0-9]{6}$/;
/** Accounts at Indian banks have 9 to 18 digits. */
const accountSyntax = /^\d{9,18}$/;

const squeeze = (text = '') => text.replace(/\s+/g, '');

type Field = Exclude<keyof TypedDestination, 'to'>;
type Faults = Partial<Record<Field, string>>;

/** Reads what was typed; gives the fault of each field that is wrong. */
export function parseDestination(typed: TypedDestination): { destination: Destination } | { faults: Faults } {
  if (typed.to === 'upi') {
    const upiId = squeeze(typed.upiId).toLowerCase();
    if (!upiSyntax.test(upiId)) return { faults: { upiId: 'A UPI id looks like name@bank.' } };
    return { destination: { kind: 'upi', upiId } };
  }
  const holder = (typed.holder ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim();
  const account = squeeze(typed.account);
  const ifsc = squeeze(typed.ifsc).toUpperCase();
  const faults: Faults = {
    ...(holder.length < 2 || holder.length > 100 || !isPlainLine(holder) ? { holder: 'Enter the name of the account’s holder.' } : {}),
    ...(accountSyntax.test(account) ? {} : { account: 'An account number has 9 to 18 digits.' }),
    ...(squeeze(typed.accountAgain) === account ? {} : { accountAgain: 'This is not the same number.' }),
    ...(ifscSyntax.test(ifsc) ? {} : { ifsc: 'An IFSC has 11 characters, such as SBIN0001234.' }),
  };
  return Object.keys(faults).length > 0 ? { faults } : { destination: { kind: 'account', holder, account, ifsc } };
}

/** Gives the end of a destination, by which its owner recognises it; it is of no use to others. */
export function endingOf(destination: Destination): string {
  if (destination.kind === 'account') return `…${destination.account.slice(-4)}`;
  const [name = '', bank = ''] = destination.upiId.split('@');
  return `…${name.slice(-Math.min(3, name.length - 1))}@${bank}`;
}

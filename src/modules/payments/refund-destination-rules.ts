import { parseBankAccount, type TypedBankAccount } from '#shared/bank-account.ts';
import type { DestinationKind } from './contract.ts';

/** Fields of a destination as the buyer types them. */
export interface TypedDestination extends TypedBankAccount {
  to: DestinationKind;
  upiId?: string | undefined;
}

/** Destination of cash that is paid back. */
export type Destination = { kind: 'upi'; upiId: string } | { kind: 'account'; holder: string; account: string; ifsc: string };

const upiSyntax = /^[a-z0-9][a-z0-9._-]{1,255}@[a-z][a-z0-9]{1,63}$/;

type Field = Exclude<keyof TypedDestination, 'to'>;
type Faults = Partial<Record<Field, string>>;

/** Reads what was typed; gives the fault of each field that is wrong. */
export function parseDestination(typed: TypedDestination): { destination: Destination } | { faults: Faults } {
  if (typed.to === 'upi') {
    const upiId = (typed.upiId ?? '').replace(/\s+/g, '').toLowerCase();
    if (!upiSyntax.test(upiId)) return { faults: { upiId: 'A UPI id looks like name@bank.' } };
    return { destination: { kind: 'upi', upiId } };
  }
  const read = parseBankAccount(typed);
  return 'faults' in read ? read : { destination: { kind: 'account', ...read.bank } };
}

/** Gives the end of a destination, by which its owner recognises it; it is of no use to others. */
export function endingOf(destination: Destination): string {
  if (destination.kind === 'account') return `…${destination.account.slice(-4)}`;
  const [name = '', bank = ''] = destination.upiId.split('@');
  return `…${name.slice(-Math.min(3, name.length - 1))}@${bank}`;
}

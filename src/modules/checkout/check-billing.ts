import { addressFaults } from '#modules/accounts/address-faults.ts';
import type { BillingDetails } from '#modules/ledger/invoice-rules.ts';
import { DomainError } from '#shared/errors.ts';
import { findState, stateName } from '#shared/gst-states.ts';
import type { PlaceOrderInput } from './contract.ts';

/**
 * Completes whom the bill is made out to: the state follows from the GSTIN.
 * @throws {DomainError} INVALID_INPUT at each field that is wrong, or for an order that leaves India
 */
export function checkBilling({ billing, address }: Pick<PlaceOrderInput, 'billing' | 'address'>): BillingDetails | undefined {
  if (!billing) return undefined;
  if (address.country !== 'IN') throw new DomainError('INVALID_INPUT', { 'billing.gstin': 'Only orders within India have a GST invoice.' });
  const state = billing.gstin === undefined ? findState(billing.state ?? '')?.name : stateName(billing.gstin.slice(0, 2));
  const faults = addressFaults({ ...billing, country: 'IN', state }).map(([part, sentence]) => [`billing.${part}`, sentence] as const);
  if (faults.length > 0 || state === undefined)
    throw new DomainError('INVALID_INPUT', faults.length > 0 ? Object.fromEntries(faults) : { 'billing.state': 'Choose a state.' });
  const { gstin, name, line1, line2, city, postalCode } = billing;
  return { ...(gstin ? { gstin } : {}), name, line1, ...(line2 ? { line2 } : {}), city, state, postalCode };
}

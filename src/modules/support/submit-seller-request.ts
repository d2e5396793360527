import { normalizePhone } from '#modules/accounts/phone-number.ts';
import type { Context } from '#platform/context.ts';
import { confirmations } from './confirmations.ts';
import type { Received, SellerRequest } from './contract.ts';
import { newTicketReference, openTicket } from './open-ticket.ts';

/**
 * Stores a request to become a seller and acknowledges it. A bot that filled in the hidden field gets the
 * same answer, and nothing is stored.
 */
export async function submitSellerRequest(ctx: Context, input: SellerRequest): Promise<Received> {
  const kind = 'seller-request';
  const { language, name, email, businessName, description } = input;
  const phoneNumber = normalizePhone(input.phoneNumber);
  const message = confirmations[kind][language];
  if (input.homepage) return { message, reference: newTicketReference(kind) };
  return { message, reference: await openTicket(ctx, { kind, language, name, email, phoneNumber, businessName, body: description }) };
}

import { normalizePhone } from '#modules/accounts/phone-number.ts';
import type { Context } from '#platform/context.ts';
import { confirmations } from './confirmations.ts';
import type { Feedback, Received } from './contract.ts';
import { newTicketReference, openTicket } from './open-ticket.ts';

/**
 * Stores feedback and acknowledges it. A bot that filled in the hidden field gets the same answer, and
 * nothing is stored.
 */
export async function submitFeedback(ctx: Context, input: Feedback): Promise<Received> {
  const kind = 'feedback';
  const { language, name, email, subject } = input;
  const phoneNumber = normalizePhone(input.phoneNumber);
  const message = confirmations[kind][language];
  if (input.homepage) return { message, reference: newTicketReference(kind) };
  return { message, reference: await openTicket(ctx, { kind, language, name, email, phoneNumber, subject, body: input.message }) };
}

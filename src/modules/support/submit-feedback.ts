import { normalizePhone } from '#modules/accounts/phone-number.ts';
import type { Context } from '#platform/context.ts';
import { confirmations } from './confirmations.ts';
import type { Feedback, Received } from './contract.ts';
import { newTicketReference, openTicket } from './open-ticket.ts';

/** Keeps feedback and acknowledges it. A hidden field that was filled in shows a machine: it hears the same, and nothing is kept. */
export async function submitFeedback(ctx: Context, input: Feedback): Promise<Received> {
  const kind = 'feedback';
  const { language, name, email, subject } = input;
  const phoneNumber = normalizePhone(input.phoneNumber);
  const message = confirmations[kind][language];
  if (input.homepage) return { message, reference: newTicketReference(kind) };
  return { message, reference: await openTicket(ctx, { kind, language, name, email, phoneNumber, subject, body: input.message }) };
}

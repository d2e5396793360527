import { phoneNumberOf } from '#modules/accounts/phone-number.ts';
import type { Context } from '#platform/context.ts';
import { answers } from './answers.ts';
import type { Feedback, Received } from './contract.ts';
import { newReference, openTicket } from './open-ticket.ts';

/** Keeps feedback and acknowledges it. A hidden field that was filled in shows a machine: it hears the same, and nothing is kept. */
export async function submitFeedback(ctx: Context, input: Feedback): Promise<Received> {
  const kind = 'feedback';
  const { language, name, email, subject } = input;
  const phoneNumber = phoneNumberOf(input.phoneNumber);
  const message = answers[kind][language];
  if (input.homepage) return { message, reference: newReference(kind) };
  return { message, reference: await openTicket(ctx, { kind, language, name, email, phoneNumber, subject, body: input.message }) };
}

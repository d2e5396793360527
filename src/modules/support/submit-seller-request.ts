import { normalizePhone } from '#modules/accounts/phone-number.ts';
import { statusUrl } from '#modules/onboarding/links.ts';
import { openApplication } from '#modules/onboarding/open-application.ts';
import type { Context } from '#platform/context.ts';
import { confirmations } from './confirmations.ts';
import type { Received, SellerRequest } from './contract.ts';
import { newTicketReference, openTicket } from './open-ticket.ts';

/**
 * Stores a request to become a seller, opens its application, and acknowledges it with the link of its status
 * page. A bot that filled in the hidden field gets the
 * same answer, and nothing is stored.
 */
export async function submitSellerRequest(ctx: Context, input: SellerRequest): Promise<Received> {
  const kind = 'seller-request';
  const { language, name, email, businessName, description } = input;
  const phoneNumber = normalizePhone(input.phoneNumber);
  const message = confirmations[kind][language];
  if (input.homepage) return { message, reference: newTicketReference(kind) };
  const applicant = { language, name, email, phoneNumber, businessName };
  const reference = await openTicket(
    ctx,
    { kind, ...applicant, body: description },
    {
      statusUrl: (tx, number) => statusUrl(tx, language, number),
      afterwards: (tx, number) => openApplication(tx, { reference: number, ...applicant }),
    },
  );
  return { message, reference };
}

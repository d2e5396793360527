import type { Context } from '#platform/context.ts';
import { confirmations } from './confirmations.ts';
import type { ProductRequest, Received } from './contract.ts';
import { newTicketReference, openTicket } from './open-ticket.ts';

/**
 * Stores a request for a product, with the search term. A bot that filled in the hidden field gets the same
 * answer, and nothing is stored.
 */
export async function requestProduct(ctx: Context, input: ProductRequest): Promise<Received> {
  const kind = 'product-request';
  const { language, product: body, searchTerm, email } = input;
  const message = confirmations[kind][language];
  if (input.homepage) return { message, reference: newTicketReference(kind) };
  return {
    message,
    reference: await openTicket(ctx, { kind, language, body, ...(searchTerm ? { searchTerm } : {}), ...(email ? { email } : {}) }),
  };
}

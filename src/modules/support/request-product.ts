import type { Context } from '#platform/context.ts';
import { answers } from './answers.ts';
import type { ProductRequest, Received } from './contract.ts';
import { newReference, openTicket } from './open-ticket.ts';

/** Keeps a wish for a piece, with what was searched for. A machine that filled in the hidden field hears the same, and nothing is kept. */
export async function requestProduct(ctx: Context, input: ProductRequest): Promise<Received> {
  const kind = 'product-request';
  const { language, product: body, searchTerm } = input;
  const message = answers[kind][language];
  if (input.homepage) return { message, reference: newReference(kind) };
  return { message, reference: await openTicket(ctx, { kind, language, body, ...(searchTerm ? { searchTerm } : {}) }) };
}

import { listByIds } from '#modules/catalog/list-by-ids.ts';
import type { Context } from '#platform/context.ts';
import { confirmations } from './confirmations.ts';
import type { Contact, Received } from './contract.ts';
import { newTicketReference, openTicket } from './open-ticket.ts';

/**
 * Stores a message to the shop and acknowledges it. A bot that filled in the hidden field gets the same
 * answer, and nothing is stored.
 */
export async function submitContact(ctx: Context, input: Contact): Promise<Received> {
  const kind = 'contact';
  const { language, topic, message: body, email, orderNumber, about } = input;
  const message = confirmations[kind][language];
  if (input.homepage) return { message, reference: newTicketReference(kind) };
  const [product] = about ? await listByIds(ctx, [about]) : [];
  const reference = await openTicket(ctx, {
    kind,
    language,
    topic,
    body,
    ...(email ? { email } : {}),
    ...(orderNumber ? { orderNumber } : {}),
    ...(product ? { productId: product._id, productTitle: product.title.en } : {}),
  });
  return { message, reference };
}

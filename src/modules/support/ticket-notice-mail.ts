import type { MailContent } from '#modules/notifications/mail.ts';
import { formatDay } from '#shared/format-day.ts';
import type { Ticket, TicketKind, Topic } from './support-rules.ts';

const titles: Record<TicketKind, string> = {
  'seller-request': 'Someone wants to sell',
  feedback: 'New feedback',
  'product-request': 'Someone asks for a piece',
  contact: 'New message',
  'order-help': 'Help with an order',
};

const bodies: Record<TicketKind, string> = {
  'seller-request': 'Description',
  feedback: 'Message',
  'product-request': 'Product',
  contact: 'Message',
  'order-help': 'Message',
};

export const topics: Record<Topic, string> = {
  order: 'An order',
  return: 'A return',
  payment: 'A payment',
  product: 'A product',
  feedback: 'Feedback',
  other: 'Something else',
  late: 'The parcel is late',
  where: 'Where is the parcel?',
  address: 'Change the address',
  seller: 'A question to the seller',
  problem: 'Something is wrong',
  support: 'A question to the shop',
};

/** Composes the notification of the operator, in English. A reply goes to the sender. */
export function ticketNoticeMail(ticket: Ticket & { reference: string; resolveBy: Date }): MailContent {
  const title = titles[ticket.kind];
  const rows: [string, string | undefined][] = [
    ['Reference', ticket.reference],
    ['Name', ticket.name],
    ['Email', ticket.email],
    ['Phone', ticket.phoneNumber],
    ['Business', ticket.businessName],
    ['Subject', ticket.subject],
    ['Topic', ticket.topic && topics[ticket.topic]],
    ['Order', ticket.orderNumber],
    ['Seller', ticket.sellerName],
    ['Product', ticket.productTitle],
    ['Searched for', ticket.searchTerm],
    ['Language', ticket.language === 'hi' ? 'Hindi' : 'English'],
    [bodies[ticket.kind], ticket.body],
    ['Resolve by', formatDay(ticket.resolveBy, 'en')],
  ];
  return {
    kind: 'ticket-notice',
    language: 'en',
    subject: `${title} (${ticket.reference})`,
    blocks: [
      { type: 'heading', text: title },
      { type: 'table', rows: rows.filter((row): row is [string, string] => row[1] !== undefined) },
    ],
  };
}

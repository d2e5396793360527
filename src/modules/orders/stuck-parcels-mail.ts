import type { MailContent } from '#modules/notifications/mail.ts';
import type { StuckParcel } from './parcel-queries.ts';

const stateWords = { confirmed: 'not packed', packed: 'packed, not shipped' } as Record<string, string>;

/** Composes the operator's mail, in English. It names orders, never people. */
export function stuckParcelsMail(parcels: readonly StuckParcel[], days: number, isEscalation: boolean): MailContent {
  const subject = isEscalation ? `Parcels have been waiting for ${days} days` : `Parcels are waiting to be sent`;
  const lead = isEscalation
    ? `Nothing happened to these parcels for ${days} days, after a reminder. Speak to the sellers, or to the buyers.`
    : `These parcels have been waiting for ${days} days. Remind the sellers.`;
  return {
    kind: isEscalation ? 'parcels-escalated' : 'parcels-waiting',
    language: 'en',
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: lead },
      {
        type: 'table',
        rows: parcels.map(({ id, number, sellerName, state, since }) => [
          `${number} · ${id}`,
          `${sellerName}: ${stateWords[state]} since ${since.toISOString().slice(0, 10)}`,
        ]),
      },
      {
        type: 'note',
        text: 'npm run admin -- order <number> lists the parcels of an order, npm run admin -- parcel <id> pack moves one on.',
      },
    ],
  };
}

import type { MailContent } from '#modules/notifications/mail.ts';
import type { Consignment } from '#modules/orders/consignment.ts';
import { notifySeller } from '#modules/sellers/notify-seller.ts';
import type { Context } from '#platform/context.ts';
import type { AttachedFile } from '#platform/mail/transport.ts';
import { DomainError } from '#shared/errors.ts';
import type { Language } from '#shared/localized.ts';
import { CarrierRejected } from './carrier.ts';
import { fetchLabel } from './fetch-label.ts';

const words: Record<Language, { subject: (number: string) => string; lead: string; next: string[]; courier: string; weight: string }> = {
  en: {
    subject: (number) => `Order ${number}: the label for the parcel`,
    lead: 'A courier is booked for this parcel, and its label comes with this email.',
    next: [
      'Print the label and stick it on the parcel. Delete it then: it has the buyer’s address.',
      'Give the parcel to the courier when it comes.',
    ],
    courier: 'Courier',
    weight: 'Booked as',
  },
  hi: {
    subject: (number) => `ऑर्डर ${number}: पार्सल का लेबल`,
    lead: 'इस पार्सल के लिए कूरियर बुक है, और लेबल इस ई-मेल के साथ है।',
    next: ['लेबल प्रिंट करके पार्सल पर चिपकाएँ। फिर फ़ाइल मिटा दें: उसमें ख़रीदार का पता है।', 'कूरियर आए तो पार्सल उसे दे दें।'],
    courier: 'कूरियर',
    weight: 'बुकिंग में',
  },
};

interface Booked {
  awb: string;
  courier: string;
  weightGrams: number | null;
  lengthCm: number | null;
  breadthCm: number | null;
  heightCm: number | null;
}

/** Composes the mail with the label of a booked parcel. */
function labelMail({ parcelId, orderNumber }: Consignment, booked: Booked, language: Language): MailContent {
  const { subject, lead, next, courier, weight } = words[language];
  const { weightGrams, lengthCm, breadthCm, heightCm } = booked;
  return {
    kind: 'seller-label',
    language,
    subject: subject(orderNumber),
    blocks: [
      { type: 'heading', text: subject(orderNumber) },
      { type: 'paragraph', text: lead },
      {
        type: 'table',
        rows: [
          [courier, `${booked.courier} ${booked.awb}`],
          [weight, `${weightGrams} g, ${lengthCm} × ${breadthCm} × ${heightCm} cm`],
        ],
      },
      { type: 'list', items: next },
    ],
    attachments: [{ kind: 'shipping-label', key: parcelId }],
  };
}

/** Mails the label of a parcel to its seller, in the transaction that books it. */
export async function mailLabel(tx: Context, consignment: Consignment, booked: Booked): Promise<void> {
  const { sellerId, sellerName, orderId } = consignment;
  await notifySeller(tx, {
    sellerId,
    sellerName,
    orderId,
    notice: 'orders',
    queue: 'orders',
    operator: 'instead',
    replyTo: tx.app.operator.supportEmail,
    compose: (language) => labelMail(consignment, booked, language),
  });
}

/**
 * Fetches the label when its mail is sent, so that no copy of it waits; undefined where the booking ended or
 * the carrier has none.
 */
export async function attachLabel(ctx: Context, parcelId: string): Promise<AttachedFile | undefined> {
  try {
    return { name: `label-${parcelId}.pdf`, type: 'application/pdf', content: await fetchLabel(ctx, parcelId) };
  } catch (error) {
    if (error instanceof DomainError || error instanceof CarrierRejected) return undefined;
    throw error;
  }
}

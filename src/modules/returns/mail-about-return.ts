import type { MailBlock } from '#modules/notifications/mail.ts';
import { notify } from '#modules/notifications/notify.ts';
import { sendMail } from '#modules/notifications/send-mail.ts';
import { sendUnverifiedMail } from '#modules/notifications/send-unverified-mail.ts';
import { moneyText } from '#modules/orders/money-text.ts';
import { destinationsOfOrders } from '#modules/payments/refund-destination.ts';
import type { Context } from '#platform/context.ts';
import { inLanguage, labelIn } from '#shared/localized.ts';
import type { ReturnView } from './contract.ts';
import { returnChanged } from './events.ts';
import { isAboutPickup, type PickupNotification, pickupMail, pickupOperatorText } from './pickup-words.ts';
import { readRecipient } from './queries.ts';

export type ReturnNotification =
  | 'requested'
  | 'message'
  | 'answer'
  | 'approved'
  | 'refused'
  | 'received'
  | 'refunded'
  | 'replaced'
  | 'reopened'
  | 'withdrawn'
  | PickupNotification;

interface Words {
  subject: string;
  lead: string;
}

/** Acts of the buyer: the operator is notified, and passes them on to the seller. */
type BuyerNotification = 'requested' | 'message' | 'withdrawn';

/** Words of the mails to the buyer. */
const buyerWords: Record<
  'en' | 'hi',
  Record<Exclude<ReturnNotification, 'message' | 'withdrawn' | PickupNotification>, (number: string, seller: string) => Words>
> = {
  en: {
    requested: (number, seller) => ({
      subject: `We have your return ${number}`,
      lead: `${seller} will look at it and answer you, usually within two working days. You can add to it on the order’s page.`,
    }),
    answer: (number, seller) => ({ subject: `${seller} answered about ${number}`, lead: 'They wrote:' }),
    approved: (number, seller) => ({
      subject: `Your return ${number} is accepted`,
      lead: `${seller} accepts the return. If the item has to come back, they say below how.`,
    }),
    refused: (number, seller) => ({
      subject: `About your return ${number}`,
      lead: `${seller} does not accept the return. The reason is below. If you do not agree with it, answer on the order’s page and we will look at it ourselves.`,
    }),
    received: (number, seller) => ({
      subject: `${seller} has your item (${number})`,
      lead: 'The item has arrived and is being looked at.',
    }),
    refunded: (number) => ({
      subject: `Your refund for ${number}`,
      lead: 'The return is settled.',
    }),
    replaced: (number, seller) => ({
      subject: `A replacement is coming to you (${number})`,
      lead: `${seller} is sending another item in place of the one you reported.`,
    }),
    reopened: (number) => ({
      subject: `We are looking at ${number} again`,
      lead: 'Your return is open again, and someone is taking a fresh look at it.',
    }),
  },
  hi: {
    requested: (number, seller) => ({
      subject: `वापसी ${number} का आपका अनुरोध मिल गया`,
      lead: `${seller} इसे देखकर आम तौर पर दो कामकाजी दिनों में जवाब देंगे। कुछ और बताना हो तो ऑर्डर के पन्ने पर लिखें।`,
    }),
    answer: (number, seller) => ({ subject: `${number} के बारे में ${seller} का जवाब`, lead: 'उन्होंने यह लिखा है:' }),
    approved: (number, seller) => ({
      subject: `वापसी ${number} का आपका अनुरोध मान लिया गया`,
      lead: `${seller} ने अनुरोध मान लिया है। अगर चीज़ लौटानी हो तो तरीक़ा नीचे लिखा है।`,
    }),
    refused: (number, seller) => ({
      subject: `वापसी ${number} के आपके अनुरोध के बारे में`,
      lead: `${seller} ने अनुरोध नहीं माना। कारण नीचे है; ठीक न लगे तो ऑर्डर के पन्ने पर लिखें, हम ख़ुद देखेंगे।`,
    }),
    received: (number, seller) => ({ subject: `चीज़ ${seller} के पास पहुँच गई (${number})`, lead: 'चीज़ पहुँच गई है और उसकी जाँच हो रही है।' }),
    refunded: (number) => ({
      subject: `${number} का आपका रिफ़ंड`,
      lead: 'इस वापसी का हिसाब पूरा कर दिया गया है।',
    }),
    replaced: (number, seller) => ({
      subject: `दूसरी चीज़ आपके पास आ रही है (${number})`,
      lead: `${seller} आपकी बताई चीज़ के बदले दूसरी भेज रहे हैं।`,
    }),
    reopened: (number) => ({
      subject: `${number} को हम फिर देख रहे हैं`,
      lead: 'वापसी का आपका अनुरोध फिर खुल गया है और कोई उसे नए सिरे से देख रहा है।',
    }),
  },
};

const labels = {
  en: { pieces: 'Items', sent: 'Sent with', see: 'See the return', order: 'Order' },
  hi: { pieces: 'चीज़ें', sent: 'किससे भेजा', see: 'वापसी देखें', order: 'ऑर्डर' },
};

/**
 * Mails the buyer about a return, and the operator about acts of the buyer, and publishes it for those above
 * who have to hear of it.
 */
export async function mailAboutReturn(
  tx: Context,
  orderId: string,
  view: ReturnView,
  notification: ReturnNotification,
  text?: string,
  settled?: { refundPaise: number; creditPaise: number },
): Promise<void> {
  await tx.publish(returnChanged, { orderId, returnId: view._id, kind: notification, about: tx.now().toISOString() });
  const person = await readRecipient(tx.db, orderId);
  await notifyOperatorOf(tx, orderId, view, notification, text);
  if (notification === 'message' || notification === 'withdrawn' || !person?.email) return;
  const { language } = person;
  const refundTo = person.isCash ? (await destinationsOfOrders(tx, [orderId])).get(orderId) : undefined;
  const seller = labelIn(view.sellerName, view.sellerLabel, language);
  const pickup = isAboutPickup(notification) ? pickupMail(notification, { ...view, seller, pickup: view.pickup }, language) : undefined;
  const words = isAboutPickup(notification) ? pickup : buyerWords[language][notification](view.number, seller);
  if (!words) return;
  const t = labels[language];
  const items = view.lines.map((line) => `${line.qty} × ${inLanguage(line.title, language)}`).join('\n');
  const travel = [view.carrier, view.trackingNumber].filter(Boolean).join(' ');
  const blocks: MailBlock[] = [
    { type: 'heading', text: words.subject },
    { type: 'paragraph', text: words.lead },
    ...(settled === undefined
      ? []
      : [{ type: 'paragraph', text: moneyText({ ...settled, language, isCash: person.isCash, at: tx.now(), to: refundTo }) } as const]),
    ...(text && notification !== 'requested' ? [{ type: 'paragraph', text } as const] : []),
    {
      type: 'table',
      rows: [
        [t.order, view.orderNumber],
        [t.pieces, items],
        ...(notification === 'replaced' && travel ? [[t.sent, travel] as const] : []),
        ...(pickup?.rows ?? []),
      ],
    },
    ...(pickup?.blocks ?? []),
    { type: 'button', label: t.see, url: `${tx.app.operator.publicUrl}${language === 'hi' ? '/hi' : ''}/orders/${view.orderNumber}` },
  ];
  // A buyer can request returns at will, so mails to unproved addresses are limited; all others come from the
  // shop.
  await (notification === 'requested' && !person.isProved ? sendUnverifiedMail : sendMail)(tx, {
    kind: `return-${notification}`,
    to: person.email,
    orderId,
    language,
    subject: words.subject,
    blocks,
  });
}

const operatorTitles: Record<BuyerNotification, (number: string) => string> = {
  requested: (number) => `A return was requested: ${number}`,
  message: (number) => `The buyer wrote about ${number}`,
  withdrawn: (number) => `The buyer withdrew ${number}`,
};

/** Notifies the operator of an act of the buyer, or of a pickup that went wrong. */
async function notifyOperatorOf(
  tx: Context,
  orderId: string,
  view: ReturnView,
  notification: ReturnNotification,
  text: string | undefined,
): Promise<void> {
  if (notification === 'requested' || notification === 'message' || notification === 'withdrawn')
    return notifyOperator(tx, orderId, view, operatorTitles[notification](view.number), notification, text);
  const pickup = isAboutPickup(notification) ? pickupOperatorText[notification]?.(view.number) : undefined;
  if (pickup) await notifyOperator(tx, orderId, view, pickup.subject, notification, pickup.lead);
}

async function notifyOperator(
  tx: Context,
  orderId: string,
  view: ReturnView,
  title: string,
  notification: ReturnNotification,
  text = '',
): Promise<void> {
  await notify(
    tx,
    { kind: 'operator', queue: 'returns' },
    {
      kind: `return-notice-${notification}`,
      orderId,
      language: 'en',
      subject: title,
      blocks: [
        { type: 'heading', text: title },
        {
          type: 'table',
          rows: [
            ['Order', view.orderNumber],
            ['Seller', view.sellerName],
            ['Wish', view.wish],
            ['Pieces', view.lines.map((line) => `${line.qty} × ${line.title.en} (${line.reason})`).join('\n')],
            ...(text ? [['Message', text] as const] : []),
          ],
        },
      ],
    },
  );
}

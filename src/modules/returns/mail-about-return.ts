import type { MailBlock } from '#modules/notifications/mail.ts';
import { notify } from '#modules/notifications/notify.ts';
import { sendMail } from '#modules/notifications/send-mail.ts';
import { sendUnverifiedMail } from '#modules/notifications/send-unverified-mail.ts';
import type { Context } from '#platform/context.ts';
import { inLanguage } from '#shared/localized.ts';
import type { ReturnView } from './contract.ts';
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
  | 'withdrawn';

interface Words {
  subject: string;
  lead: string;
}

/** Acts of the buyer: the operator is notified, and passes them on to the seller. */
type BuyerNotification = 'requested' | 'message' | 'withdrawn';

/** Words of the mails to the buyer. */
const buyerWords: Record<
  'en' | 'hi',
  Record<Exclude<ReturnNotification, 'message' | 'withdrawn'>, (number: string, seller: string) => Words>
> = {
  en: {
    requested: (number, seller) => ({
      subject: `We have your return ${number}`,
      lead: `${seller} will look at it and answer you, usually within two working days. You can add to it on the order’s page.`,
    }),
    answer: (number, seller) => ({ subject: `${seller} answered about ${number}`, lead: 'They wrote:' }),
    approved: (number, seller) => ({
      subject: `Your return ${number} is accepted`,
      lead: `${seller} accepts the return. If the piece has to come back, they say below how.`,
    }),
    refused: (number, seller) => ({
      subject: `About your return ${number}`,
      lead: `${seller} does not accept the return. The reason is below. If you do not agree with it, answer on the order’s page and we will look at it ourselves.`,
    }),
    received: (number, seller) => ({
      subject: `${seller} has your piece (${number})`,
      lead: 'The piece has arrived and is being looked at.',
    }),
    refunded: (number) => ({
      subject: `Your money for ${number} is on its way`,
      lead: 'We have asked for the money to go back the way you paid. It takes 3-5 business days.',
    }),
    replaced: (number, seller) => ({
      subject: `Another piece is coming to you (${number})`,
      lead: `${seller} is sending another piece in place of the one you reported.`,
    }),
    reopened: (number) => ({
      subject: `We are looking at ${number} again`,
      lead: 'Your return is open again, and someone is taking a fresh look at it.',
    }),
  },
  hi: {
    requested: (number, seller) => ({
      subject: `आपकी वापसी ${number} हमें मिल गई`,
      lead: `${seller} इसे देखकर आम तौर पर दो कामकाजी दिनों में जवाब देंगे। कुछ और बताना हो तो ऑर्डर के पन्ने पर लिखें।`,
    }),
    answer: (number, seller) => ({ subject: `${number} के बारे में ${seller} का जवाब`, lead: 'उन्होंने यह लिखा है:' }),
    approved: (number, seller) => ({
      subject: `आपकी वापसी ${number} मान ली गई`,
      lead: `${seller} ने वापसी मान ली है। अगर चीज़ लौटानी हो तो तरीक़ा नीचे लिखा है।`,
    }),
    refused: (number, seller) => ({
      subject: `आपकी वापसी ${number} के बारे में`,
      lead: `${seller} ने वापसी नहीं मानी। कारण नीचे है; ठीक न लगे तो ऑर्डर के पन्ने पर लिखें, हम ख़ुद देखेंगे।`,
    }),
    received: (number, seller) => ({ subject: `चीज़ ${seller} के पास पहुँच गई (${number})`, lead: 'चीज़ पहुँच गई है और देखी जा रही है।' }),
    refunded: (number) => ({
      subject: `${number} के पैसे लौटाए जा रहे हैं`,
      lead: 'जैसे आपने चुकाया था, वैसे ही पैसे लौटाने को कह दिया गया है। इसमें 3-5 कामकाजी दिन लगते हैं।',
    }),
    replaced: (number, seller) => ({
      subject: `दूसरी चीज़ आपके पास आ रही है (${number})`,
      lead: `${seller} आपकी बताई चीज़ के बदले दूसरी भेज रहे हैं।`,
    }),
    reopened: (number) => ({ subject: `${number} को हम फिर देख रहे हैं`, lead: 'आपकी वापसी फिर खुल गई है और कोई उसे नए सिरे से देख रहा है।' }),
  },
};

const labels = {
  en: { pieces: 'Pieces', sent: 'Sent with', see: 'See the return', order: 'Order' },
  hi: { pieces: 'चीज़ें', sent: 'किससे भेजा', see: 'वापसी देखें', order: 'ऑर्डर' },
};

/** Mails the buyer about a return, and the operator about acts of the buyer. */
export async function mailAboutReturn(
  tx: Context,
  orderId: string,
  view: ReturnView,
  news: ReturnNotification,
  text?: string,
): Promise<void> {
  const person = await readRecipient(tx.db, orderId);
  if (news === 'requested' || news === 'message' || news === 'withdrawn') await notifyOperator(tx, orderId, view, news, text);
  if (news === 'message' || news === 'withdrawn' || !person?.email) return;
  const { language } = person;
  const words = buyerWords[language][news](view.number, view.sellerName);
  const t = labels[language];
  const items = view.lines.map((line) => `${line.qty} × ${inLanguage(line.title, language)}`).join('\n');
  const travel = [view.carrier, view.trackingNumber].filter(Boolean).join(' ');
  const blocks: MailBlock[] = [
    { type: 'heading', text: words.subject },
    { type: 'paragraph', text: words.lead },
    ...(text && news !== 'requested' ? [{ type: 'paragraph', text } as const] : []),
    {
      type: 'table',
      rows: [[t.order, view.orderNumber], [t.pieces, items], ...(news === 'replaced' && travel ? [[t.sent, travel] as const] : [])],
    },
    { type: 'button', label: t.see, url: `${tx.app.operator.publicUrl}${language === 'hi' ? '/hi' : ''}/orders/${view.orderNumber}` },
  ];
  // A buyer can request returns at will, so mails to unproved addresses are limited; all others come from the
  // shop.
  await (news === 'requested' && !person.isProved ? sendUnverifiedMail : sendMail)(tx, {
    kind: `return-${news}`,
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

async function notifyOperator(tx: Context, orderId: string, view: ReturnView, news: BuyerNotification, text = ''): Promise<void> {
  const title = operatorTitles[news](view.number);
  await notify(
    tx,
    { kind: 'operator', queue: 'returns' },
    {
      kind: `return-notice-${news}`,
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

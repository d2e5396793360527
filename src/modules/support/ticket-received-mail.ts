import type { MailContent } from '#modules/notifications/mail.ts';
import { formatDay } from '#shared/format-day.ts';
import type { Language } from '#shared/localized.ts';
import type { TicketKind } from './support-rules.ts';

interface Received {
  kind: TicketKind;
  language: Language;
  reference: string;
  resolveBy: Date;
  orderId?: string;
  orderNumber?: string;
  /** Address of a page that tells how it stands. */
  statusUrl?: string | undefined;
}

const words = {
  en: {
    subject: {
      'seller-request': 'We have your request to sell',
      feedback: 'We have your feedback',
      'product-request': 'We have your product request',
      contact: 'We have your message',
      'order-help': 'We have your question about your order',
    },
    thanks: {
      'seller-request': (brand: string) =>
        `Thank you for wanting to sell on ${brand}. Your request has arrived, and a person will read it.`,
      feedback: (brand: string) => `Thank you for writing to ${brand}. Your message has arrived, and a person will read it.`,
      'product-request': (brand: string) => `Thank you for telling ${brand} what you are looking for.`,
      contact: (brand: string) => `Thank you for writing to ${brand}. Your message has arrived, and a person will read it.`,
      'order-help': (brand: string) => `Your message is with the seller and with ${brand}. One of us will answer you by email.`,
    },
    reference: 'Reference',
    order: 'Order',
    answerBy: 'Answer by',
    status: 'See how it stands',
    promise:
      'Rules for online shops in India ask us to confirm this within 48 hours; this email does that. You will have our answer within one month.',
    write: 'To add something, reply to this email and leave the reference in the subject.',
    mistake: 'Did not write to us? Then someone typed your address by mistake, and you can ignore this email.',
  },
  hi: {
    subject: {
      'seller-request': 'विक्रेता बनने का आपका अनुरोध मिला',
      feedback: 'आपकी राय मिली',
      'product-request': 'आपकी फ़रमाइश मिली',
      contact: 'आपका संदेश मिला',
      'order-help': 'आपके ऑर्डर के बारे में सवाल मिला',
    },
    thanks: {
      'seller-request': (brand: string) => `${brand} पर बेचने की इच्छा के लिए धन्यवाद। आपका अनुरोध मिल गया है, और हममें से कोई उसे पढ़ेगा।`,
      feedback: (brand: string) => `${brand} को लिखने के लिए धन्यवाद। आपका संदेश मिल गया है, और हममें से कोई उसे पढ़ेगा।`,
      contact: (brand: string) => `${brand} को लिखने के लिए धन्यवाद। आपका संदेश मिल गया है, और हममें से कोई उसे पढ़ेगा।`,
      'order-help': (brand: string) => `आपका संदेश विक्रेता और ${brand}, दोनों तक पहुँच गया है। जवाब ई-मेल से मिलेगा।`,
      'product-request': (brand: string) => `${brand} को यह बताने के लिए धन्यवाद कि आपको किस चीज़ की तलाश है।`,
    },
    reference: 'संदर्भ संख्या',
    order: 'ऑर्डर',
    answerBy: 'जवाब कब तक',
    status: 'देखें कि बात कहाँ तक पहुँची',
    promise: 'भारत में ऑनलाइन दुकानों को 48 घंटे के भीतर बताना होता है कि संदेश मिल गया; यह ई-मेल वही है। हमारा जवाब एक महीने के भीतर मिलेगा।',
    write: 'कुछ जोड़ना हो तो इसी ई-मेल का जवाब दें और विषय में संदर्भ संख्या रहने दें।',
    mistake: 'आपने हमें नहीं लिखा? तो किसी ने भूल से आपका पता डाल दिया होगा; इस ई-मेल पर ध्यान न दें।',
  },
} satisfies Record<Language, object>;

/** Composes the acknowledgement. It repeats nothing of the ticket: the address may be a stranger's. */
export function ticketReceivedMail(
  { kind, language, reference, resolveBy, orderId, orderNumber, statusUrl }: Received,
  operator: { brand: Record<Language, string> },
): MailContent {
  const say = words[language];
  const subject = `${say.subject[kind]} (${reference})`;
  return {
    kind: `${kind}-received`,
    language,
    subject,
    blocks: [
      { type: 'heading', text: say.subject[kind] },
      { type: 'paragraph', text: say.thanks[kind](operator.brand[language]) },
      {
        type: 'table',
        rows: [
          [say.reference, reference],
          // A number that was merely typed is not repeated.
          ...(orderId && orderNumber ? [[say.order, orderNumber] as const] : []),
          [say.answerBy, formatDay(resolveBy, language)],
        ],
      },
      ...(statusUrl ? [{ type: 'button', label: say.status, url: statusUrl } as const] : []),
      { type: 'paragraph', text: say.promise },
      { type: 'paragraph', text: say.write },
      { type: 'note', text: say.mistake },
    ],
  };
}

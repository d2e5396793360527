import type { MailContent } from '#modules/notifications/mail.ts';
import type { Language } from '#shared/localized.ts';
import { dayInWords, type TicketKind } from './support-rules.ts';

interface Received {
  kind: TicketKind;
  language: Language;
  reference: string;
  resolveBy: Date;
}

const words = {
  en: {
    subject: {
      'seller-request': 'We have your request to sell',
      feedback: 'We have your feedback',
      'product-request': 'We have your wish',
    },
    thanks: {
      'seller-request': (brand: string) =>
        `Thank you for wanting to sell on ${brand}. Your request has arrived, and a person will read it.`,
      feedback: (brand: string) => `Thank you for writing to ${brand}. Your message has arrived, and a person will read it.`,
      'product-request': (brand: string) => `Thank you for telling ${brand} what you are looking for.`,
    },
    reference: 'Reference',
    answerBy: 'Answer by',
    promise:
      'This mail acknowledges it, within the 48 hours that the rules for online shops in India set. You get our answer within one month.',
    write: 'To add something, reply to this mail and leave the reference in the subject.',
    mistake: 'You did not write to us? Then someone typed your address by mistake, and you can ignore this mail.',
  },
  hi: {
    subject: { 'seller-request': 'विक्रेता बनने का आपका अनुरोध मिला', feedback: 'आपका सुझाव मिला', 'product-request': 'आपकी फ़रमाइश मिली' },
    thanks: {
      'seller-request': (brand: string) => `${brand} पर बेचने में रुचि दिखाने के लिए धन्यवाद। आपका अनुरोध हमें मिल गया है और हम उसे ध्यान से पढ़ेंगे।`,
      feedback: (brand: string) => `${brand} को लिखने के लिए धन्यवाद। आपका संदेश हमें मिल गया है और हम उसे ध्यान से पढ़ेंगे।`,
      'product-request': (brand: string) => `आप क्या ढूँढ रहे हैं, ${brand} को यह बताने के लिए धन्यवाद।`,
    },
    reference: 'संदर्भ संख्या',
    answerBy: 'उत्तर की अंतिम तारीख',
    promise: 'भारत में ऑनलाइन दुकानों के नियमों के अनुसार 48 घंटे के भीतर पावती देनी होती है; यह मेल वही पावती है। हमारा उत्तर आपको एक महीने के भीतर मिलेगा।',
    write: 'कुछ जोड़ना हो तो इसी मेल का उत्तर दें और विषय में संदर्भ संख्या रहने दें।',
    mistake: 'आपने हमें नहीं लिखा? तब किसी ने भूल से आपका पता डाल दिया होगा; इस मेल को अनदेखा कर दें।',
  },
} satisfies Record<Language, object>;

/** The acknowledgement. It repeats nothing that was written: the address may be a stranger's. */
export function ticketReceivedMail(
  { kind, language, reference, resolveBy }: Received,
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
          [say.answerBy, dayInWords(resolveBy, language)],
        ],
      },
      { type: 'paragraph', text: say.promise },
      { type: 'paragraph', text: say.write },
      { type: 'note', text: say.mistake },
    ],
  };
}

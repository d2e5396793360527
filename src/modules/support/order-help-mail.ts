import type { MailContent } from '#modules/notifications/mail.ts';
import type { Language } from '#shared/localized.ts';
import type { HelpTopic } from './support-rules.ts';
import { topics } from './ticket-notice-mail.ts';

interface Question {
  reference: string;
  orderNumber: string;
  topic: HelpTopic;
  name: string;
  message: string;
  /** The buyer's. */
  language: Language;
}

const hindiTopics: Record<HelpTopic, string> = {
  late: 'पार्सल देर से है',
  where: 'पार्सल कहाँ है?',
  address: 'पता बदलना है',
  seller: 'विक्रेता से सवाल',
  problem: 'कुछ गड़बड़ है',
  support: 'दुकान से सवाल',
};

const words = {
  en: {
    title: (topic: string, order: string, reference: string) => `${topic}: order ${order} (${reference})`,
    lead: 'A buyer asks about a parcel of yours. Reply to this email: the shop passes your answer on.',
    order: 'Order',
    reference: 'Reference',
    buyer: 'Buyer',
    language: 'Language',
    languages: { en: 'English', hi: 'Hindi' },
    message: 'Message',
  },
  hi: {
    title: (topic: string, order: string, reference: string) => `${topic}: ऑर्डर ${order} (${reference})`,
    lead: 'एक ख़रीदार ने आपके पार्सल के बारे में पूछा है। इसी ई-मेल का जवाब दें: दुकान आपका जवाब उन तक पहुँचा देगी।',
    order: 'ऑर्डर',
    reference: 'संदर्भ',
    buyer: 'ख़रीदार',
    language: 'भाषा',
    languages: { en: 'अंग्रेज़ी', hi: 'हिंदी' },
    message: 'संदेश',
  },
} satisfies Record<Language, object>;

/**
 * Composes the mail to the seller of a parcel. The answer goes through the shop, which knows the buyer.
 * @param reader the language of the seller's person
 */
export function orderHelpMail({ reference, orderNumber, topic, name, message, language }: Question, reader: Language): MailContent {
  const say = words[reader];
  const title = say.title(reader === 'hi' ? hindiTopics[topic] : topics[topic], orderNumber, reference);
  return {
    kind: 'order-help',
    language: reader,
    subject: title,
    blocks: [
      { type: 'heading', text: title },
      { type: 'paragraph', text: say.lead },
      {
        type: 'table',
        rows: [
          [say.order, orderNumber],
          [say.reference, reference],
          [say.buyer, name],
          [say.language, say.languages[language]],
          [say.message, message],
        ],
      },
    ],
  };
}

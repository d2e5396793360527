import type { MailContent } from '#modules/notifications/mail.ts';
import { formatDay } from '#shared/format-day.ts';
import { inLanguage, type Language, type Localized } from '#shared/localized.ts';
import type { OperatorSettings } from '#shared/operator.ts';

const words = {
  en: {
    invited: {
      subject: (brand: string) => `Open your shop on ${brand}`,
      text: (business: string, brand: string) =>
        `We would like to see ${business} on ${brand}. This link opens your shop. Nothing is public before you and we have looked at it together.`,
      button: 'Open my shop',
      until: (date: string) =>
        `The link works once, until ${date}. Use it with an account of this email address; if there is none yet, you open one on the way.`,
      mistake: 'Did not ask to sell here? Then ignore this email.',
    },
    reminder: {
      subject: 'Your shop can be opened',
      text: 'We sent you a link with which you open your shop. It is in our earlier email. Ask us for a new one if you cannot find it: reply to this email.',
      button: 'See how it stands',
    },
    refused: {
      subject: 'About your request to sell',
      text: (brand: string) => `We have looked at your request to sell on ${brand}, and cannot take it on now.`,
      reason: 'Why',
      again: 'If this changes, reply to this email and we will look at it again.',
      button: 'See your request',
    },
  },
  hi: {
    invited: {
      subject: (brand: string) => `${brand} पर अपनी दुकान खोलें`,
      text: (business: string, brand: string) =>
        `हम ${business} को ${brand} पर देखना चाहते हैं। इस लिंक से आपकी दुकान खुलती है। जब तक आप और हम उसे साथ में देख न लें, कुछ भी सबको नहीं दिखेगा।`,
      button: 'मेरी दुकान खोलें',
      until: (date: string) => `यह लिंक एक बार, ${date} तक चलेगा। इसे इसी ई-मेल पते के खाते से खोलें; खाता न हो तो वह बीच में बन जाएगा।`,
      mistake: 'आपने यहाँ बेचने के लिए नहीं कहा था? तो इस ई-मेल पर ध्यान न दें।',
    },
    reminder: {
      subject: 'आपकी दुकान खुल सकती है',
      text: 'हमने आपको दुकान खोलने का लिंक भेजा था। वह हमारे पिछले ई-मेल में है। न मिले तो इसी ई-मेल का जवाब देकर नया माँग लें।',
      button: 'देखें कि बात कहाँ तक पहुँची',
    },
    refused: {
      subject: 'बेचने के आपके अनुरोध के बारे में',
      text: (brand: string) => `हमने ${brand} पर बेचने का आपका अनुरोध देखा। अभी हम उसे नहीं मान सकते।`,
      reason: 'वजह',
      again: 'यह बात बदले तो इसी ई-मेल का जवाब दें। हम उसे फिर देखेंगे।',
      button: 'अपना अनुरोध देखें',
    },
  },
} satisfies Record<Language, object>;

/** Composes the invitation to open a shop. */
export function invitedMail(
  { businessName, url, expiresAt, language }: { businessName: string; url: string; expiresAt: Date; language: Language },
  { brand }: OperatorSettings,
): MailContent {
  const say = words[language].invited;
  const subject = say.subject(brand[language]);
  return {
    kind: 'seller-invited',
    language,
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: say.text(businessName, brand[language]) },
      { type: 'button', label: say.button, url },
      { type: 'paragraph', text: say.until(formatDay(expiresAt, language, 'long')) },
      { type: 'note', text: say.mistake },
    ],
  };
}

/** Composes the reminder of an invitation; the link itself stays in the mail that brought it. */
export function invitationReminderMail({ url, language }: { url: string; language: Language }): MailContent {
  const say = words[language].reminder;
  return {
    kind: 'seller-invitation-waits',
    language,
    subject: say.subject,
    blocks: [
      { type: 'heading', text: say.subject },
      { type: 'paragraph', text: say.text },
      { type: 'button', label: say.button, url },
    ],
  };
}

/** Composes the answer to a request that is refused. */
export function refusedMail(
  { reason, url, language }: { reason: Localized; url: string; language: Language },
  { brand }: OperatorSettings,
): MailContent {
  const say = words[language].refused;
  return {
    kind: 'seller-refused',
    language,
    subject: say.subject,
    blocks: [
      { type: 'heading', text: say.subject },
      { type: 'paragraph', text: say.text(brand[language]) },
      { type: 'table', rows: [[say.reason, inLanguage(reason, language)]] },
      { type: 'paragraph', text: say.again },
      { type: 'button', label: say.button, url },
    ],
  };
}

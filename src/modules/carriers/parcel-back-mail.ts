import type { MailContent } from '#modules/notifications/mail.ts';
import type { Language } from '#shared/localized.ts';

interface Back {
  parcelId: string;
  orderNumber: string;
  at: Date;
}

const words: Record<Language, { subject: string; lead: string; ask: string; order: string; parcel: string; day: string }> = {
  en: {
    subject: 'A parcel is back with you',
    lead: 'The courier says that it has brought this parcel back to you.',
    ask: 'Look at the items and write back whether they are whole and can be sold again. The buyer is waiting for that.',
    order: 'Order',
    parcel: 'Parcel',
    day: 'Handed back on',
  },
  hi: {
    subject: 'एक पार्सल आपके पास लौट आया है',
    lead: 'कूरियर का कहना है कि उसने यह पार्सल आपको लौटा दिया है।',
    ask: 'चीज़ें देखकर लिखें कि वे सही-सलामत हैं और फिर बेची जा सकती हैं या नहीं। ख़रीदार इसी का इंतज़ार कर रहे हैं।',
    order: 'ऑर्डर',
    parcel: 'पार्सल',
    day: 'लौटाने का दिन',
  },
};

/** Composes the mail to a seller whose parcel the courier has brought back. */
export function parcelBackMail({ parcelId, orderNumber, at }: Back, language: Language): MailContent {
  const { subject, lead, ask, order, parcel, day } = words[language];
  const date = at.toLocaleDateString(language === 'hi' ? 'hi-IN' : 'en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  return {
    kind: 'parcel-back',
    language,
    subject: `${subject} (${orderNumber})`,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: lead },
      {
        type: 'table',
        rows: [
          [order, orderNumber],
          [parcel, parcelId],
          [day, date],
        ],
      },
      { type: 'paragraph', text: ask },
    ],
  };
}

import { codeLimits } from '#modules/accounts/code-rules.ts';
import type { Mail } from '#modules/notifications/mail.ts';
import type { Context } from '#platform/context.ts';
import type { Language } from '#shared/localized.ts';

const minutes = codeLimits.lifetime / 60;
const say = {
  en: {
    subject: 'Your code for cash on delivery',
    lead: 'Enter this code on the page where you asked for it. Then place your order.',
    valid: `The code is valid for ${minutes} minutes and works once. We never ask for it by phone or email.`,
    notYou: 'Did not ask for this? Ignore this email: without the code nothing is ordered with your address.',
  },
  hi: {
    subject: 'डिलीवरी पर नक़द के लिए आपका कोड',
    lead: 'यह कोड उसी पन्ने पर डालें जहाँ से इसे मँगाया था। फिर अपना ऑर्डर दें।',
    valid: `कोड ${minutes} मिनट तक चलेगा और एक ही बार काम आएगा। हम इसे फ़ोन या ई-मेल पर कभी नहीं पूछते।`,
    notYou: 'आपने यह नहीं माँगा था? तो इस ई-मेल पर ध्यान न दें: कोड के बिना आपके पते से कोई ऑर्डर नहीं होता।',
  },
} satisfies Record<Language, object>;

/** Composes the mail with the code before an order in cash. */
export function cashCodeMail(ctx: Context, { to, language, code }: { to: string; language: Language; code: string }): Mail {
  const words = say[language];
  return {
    kind: 'cash-code',
    to,
    language,
    subject: words.subject,
    blocks: [
      { type: 'heading', text: words.subject },
      { type: 'paragraph', text: words.lead },
      { type: 'code', code },
      { type: 'paragraph', text: words.valid },
      { type: 'note', text: words.notYou },
    ],
    validUntil: new Date(ctx.now().getTime() + codeLimits.lifetime * 1000),
  };
}

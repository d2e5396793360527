import { codeLimits } from '#modules/accounts/code-rules.ts';
import type { Mail } from '#modules/notifications/mail.ts';
import type { Context } from '#platform/context.ts';
import type { Language } from '#shared/localized.ts';

const minutes = codeLimits.lifetime / 60;
const say = {
  en: {
    subject: (number: string) => `Your code for order ${number}`,
    lead: 'Enter this code to see your order.',
    valid: `The code is valid for ${minutes} minutes and works once. We never ask for it by phone or email.`,
    notYou: 'Did not ask for this? Ignore this email: without the code nobody can see your order.',
  },
  hi: {
    subject: (number: string) => `ऑर्डर ${number} देखने का कोड`,
    lead: 'अपना ऑर्डर देखने के लिए यह कोड डालें।',
    valid: `कोड ${minutes} मिनट तक चलेगा और एक ही बार काम आएगा। हम इसे फ़ोन या ई-मेल पर कभी नहीं पूछते।`,
    notYou: 'आपने यह नहीं माँगा था? तो इस ई-मेल पर ध्यान न दें: कोड के बिना आपका ऑर्डर कोई नहीं देख सकता।',
  },
} satisfies Record<Language, object>;

/** Composes the mail with the code that opens a guest's order. */
export function orderCodeMail(ctx: Context, mail: { to: string; language: Language; number: string; code: string }): Mail {
  const { to, language, number, code } = mail;
  const words = say[language];
  const subject = words.subject(number);
  return {
    kind: 'order-code',
    to,
    language,
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: words.lead },
      { type: 'code', code },
      { type: 'paragraph', text: words.valid },
      { type: 'note', text: words.notYou },
    ],
    validUntil: new Date(ctx.now().getTime() + codeLimits.lifetime * 1000),
  };
}

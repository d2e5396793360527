import type { MailContent } from '#modules/notifications/mail.ts';
import type { Context } from '#platform/context.ts';
import type { Language } from '#shared/localized.ts';
import type { KnownBank } from './banks.ts';
import { hubUrl } from './hub-url.ts';

/** Moments of a bank account that all owners of its shop hear of. */
export type BankMoment = 'entered' | 'stopped' | 'usable';

interface Words {
  subject: string;
  text: string;
}

const words: Record<
  Language,
  Record<BankMoment, Words> & { rows: { next: string; from: string; before: string; holder: string }; mistake: string; button: string }
> = {
  en: {
    entered: { subject: 'A new bank account was entered for your shop', text: 'It rests for two days. Until then nothing is paid to it.' },
    stopped: {
      subject: 'The new bank account of your shop was stopped',
      text: 'Nothing is paid to it. Your account of before stays, if there was one.',
    },
    usable: {
      subject: 'The bank account of your shop can be used',
      text: 'It has rested for two days. What you earn is paid to it from now on.',
    },
    rows: { next: 'Account', from: 'Used from', before: 'Until then', holder: 'Holder' },
    mistake: 'Was this none of you? Stop it on the page of your shop, then reply to this email.',
    button: 'See the bank account',
  },
  hi: {
    entered: { subject: 'आपकी दुकान के लिए नया बैंक खाता भरा गया', text: 'यह दो दिन रुका रहेगा। तब तक इसमें कोई पैसा नहीं भेजा जाएगा।' },
    stopped: { subject: 'आपकी दुकान का नया बैंक खाता रोक दिया गया', text: 'इसमें कोई पैसा नहीं भेजा जाएगा। पहले वाला खाता हो, तो वही चलेगा।' },
    usable: { subject: 'आपकी दुकान का बैंक खाता तैयार है', text: 'दो दिन पूरे हो गए। अब आपकी कमाई इसी में भेजी जाएगी।' },
    rows: { next: 'खाता', from: 'कब से', before: 'तब तक', holder: 'खाताधारक' },
    mistake: 'यह आप में से किसी ने नहीं किया? अपनी दुकान के पन्ने पर इसे रोकें, फिर इस ई-मेल का जवाब दें।',
    button: 'बैंक खाता देखें',
  },
};

const moment = (language: Language) =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** Composes the mail about a bank account to an owner of its shop. It names accounts by their last digits. */
export function bankMail(
  ctx: Context,
  given: { slug: string; about: BankMoment; bank: KnownBank; before?: KnownBank | undefined; language: Language },
): MailContent {
  const { slug, about, bank, before, language } = given;
  const say = words[language];
  const named = ({ ifsc, last4 }: KnownBank) => `${ifsc} …${last4}`;
  const rows: [string, string][] = [
    [say.rows.next, named(bank)],
    [say.rows.holder, bank.holder],
    ...(about === 'entered' ? [[say.rows.from, moment(language).format(bank.usableFrom)] as [string, string]] : []),
    ...(before ? [[say.rows.before, named(before)] as [string, string]] : []),
  ];
  return {
    kind: `shop-bank-${about}`,
    language,
    subject: say[about].subject,
    blocks: [
      { type: 'heading', text: say[about].subject },
      { type: 'paragraph', text: say[about].text },
      { type: 'table', rows },
      { type: 'button', label: say.button, url: `${hubUrl(ctx, slug, language)}/setup/bank` },
      { type: 'note', text: say.mistake },
    ],
  };
}

import type { MailContent } from '#modules/notifications/mail.ts';
import { longDay, mailToTeam } from '#modules/sellers/mail-to-team.ts';
import type { Context } from '#platform/context.ts';
import { dayNumber, isoDay } from '#shared/days.ts';
import type { Language } from '#shared/localized.ts';

/** Moments of an API key that all owners of its shop hear of. */
type KeyMoment = 'made' | 'revoked' | 'ending';

const words = {
  en: {
    made: { subject: 'A new API key was made for your shop', text: 'A program that has it can do for your shop what the key allows.' },
    revoked: { subject: 'An API key of your shop was revoked', text: 'Nothing can be done with it any more.' },
    ending: {
      subject: 'An API key of your shop ends soon',
      text: 'Until then make a new one on the page and enter it in your program. Without a key the program can do nothing for your shop.',
    },
    name: 'Name',
    key: 'Begins with',
    until: 'Ends on',
    mistake: 'Was this none of you? Revoke the key on the page, then reply to this email.',
    failed: {
      subject: 'We cannot reach your system',
      text: 'For three days nothing that we sent to this address has arrived, so we have stopped sending there. Once it works again, start the webhook on the page; what was missed can be sent again from there.',
      address: 'Address',
    },
    button: 'See the page',
  },
  hi: {
    made: {
      subject: 'आपकी दुकान के लिए नई API कुंजी बनी',
      text: 'जिस प्रोग्राम के पास यह होगी, वह आपकी दुकान के लिए वह सब कर सकेगा जिसकी यह कुंजी इजाज़त देती है।',
    },
    revoked: { subject: 'आपकी दुकान की एक API कुंजी रद्द की गई', text: 'अब उससे कुछ नहीं किया जा सकता।' },
    ending: {
      subject: 'आपकी दुकान की एक API कुंजी जल्द ख़त्म होगी',
      text: 'उससे पहले पन्ने पर नई कुंजी बनाकर अपने प्रोग्राम में डाल दें। कुंजी के बिना प्रोग्राम आपकी दुकान के लिए कुछ नहीं कर सकता।',
    },
    name: 'नाम',
    key: 'शुरुआत',
    until: 'कब ख़त्म होगी',
    mistake: 'यह आप में से किसी ने नहीं किया? पन्ने पर कुंजी को रद्द करें, फिर इस ई-मेल का जवाब दें।',
    failed: {
      subject: 'आपके सिस्टम तक हमारी सूचना नहीं पहुँच रही',
      text: 'तीन दिन से इस पते पर भेजा हुआ कुछ नहीं पहुँचा, इसलिए हमने वहाँ भेजना रोक दिया है। जब वह फिर चलने लगे, तो पन्ने पर वेबहुक चालू करें; जो छूट गया, वह वहीं से दोबारा भेजा जा सकता है।',
      address: 'पता',
    },
    button: 'पन्ना देखें',
  },
} satisfies Record<Language, unknown>;

const page = 'shop/api';

/** Composes the mail to an owner about an API key. It names the key by its beginning. */
export function keyMail(
  ctx: Context,
  given: { slug: string; about: KeyMoment; key: { name: string; prefix: string; expiresAt?: Date }; language: Language },
): MailContent {
  const { slug, about, key, language } = given;
  const say = words[language];
  const { subject, text } = say[about];
  const until = key.expiresAt ? ([[say.until, longDay(isoDay(dayNumber(key.expiresAt)), language)]] as const) : [];
  return mailToTeam(ctx, {
    ...{ kind: `shop-api-key-${about}`, language, subject, text, slug, page, button: say.button },
    rows: [[say.name, key.name], [say.key, key.prefix], ...until],
    ...(about === 'ending' ? {} : { smallPrint: say.mistake }),
  });
}

/**
 * Composes the mail to an owner about a webhook that was stopped. It names the host alone: an address can
 * hold a secret.
 */
export function webhookFailedMail(ctx: Context, { slug, url, language }: { slug: string; url: string; language: Language }): MailContent {
  const say = words[language];
  const { subject, text, address } = say.failed;
  const rows = [[address, new URL(url).host]] as const;
  return mailToTeam(ctx, { kind: 'shop-webhook-failed', language, subject, text, rows, slug, page, button: say.button });
}

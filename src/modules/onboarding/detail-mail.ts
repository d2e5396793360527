import type { MailContent } from '#modules/notifications/mail.ts';
import { mailToTeam } from '#modules/sellers/mail-to-team.ts';
import type { Context } from '#platform/context.ts';
import { inLanguage, type Language, type Localized } from '#shared/localized.ts';

const words = {
  en: {
    accept: [(title: string) => `Your change counts now: ${title}`, 'We have looked at it. There is nothing for you to do.'],
    'send-back': [
      (title: string) => `One more look at your change: ${title}`,
      'We have looked at it. Until it fits, your shop goes on with what was there before. Change it and send it again.',
    ],
    button: 'See the change',
  },
  hi: {
    accept: [(title: string) => `आपका बदलाव अब लागू है: ${title}`, 'हमने इसे देख लिया। आपको कुछ नहीं करना है।'],
    'send-back': [
      (title: string) => `अपना बदलाव एक बार फिर देखें: ${title}`,
      'हमने इसे देख लिया। ठीक होने तक आपकी दुकान पहले वाली जानकारी से चलेगी। बदलें और फिर से भेजें।',
    ],
    button: 'बदलाव देखें',
  },
} as const;

/**
 * Composes the mail to an owner about a change that was decided. It names the form or the maker alone.
 * @param page of the shop in the hub
 */
export function detailChangeMail(
  ctx: Context,
  {
    slug,
    title,
    page,
    decision,
    note,
  }: { slug: string; title: Localized; page: string; decision: 'accept' | 'send-back'; note?: Localized | undefined },
  language: Language,
): MailContent {
  const say = words[language];
  const [subjectOf, text] = say[decision];
  const subject = subjectOf(inLanguage(title, language));
  return mailToTeam(ctx, {
    kind: `shop-details-${decision}`,
    language,
    subject,
    text,
    note,
    slug,
    page,
    button: say.button,
  });
}

/** Composes the mail to the operator about a change that waits. */
export function detailChangeSentMail({
  id,
  slug,
  sellerName,
  title,
}: {
  id: string;
  slug: string;
  sellerName: string;
  title: Localized;
}): MailContent {
  const subject = `A shop asks for a change: ${sellerName}`;
  return {
    kind: 'shop-details-sent',
    language: 'en',
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: `The shop ${slug} changes: ${title.en}. It sells on with what was there before.` },
      { type: 'paragraph', text: `npm run admin -- changes ${id} accept | send-back` },
    ],
  };
}

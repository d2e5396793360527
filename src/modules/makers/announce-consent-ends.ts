import type { MailContent } from '#modules/notifications/mail.ts';
import { longDay, mailToTeam } from '#modules/sellers/mail-to-team.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { dayNumber, isoDay } from '#shared/days.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { type EndingConsent, markEndingConsents } from './consent-queries.ts';

/** Days before its last day on which the end of a consent is announced. */
const announcedDays = 14;

const words: Record<Language, { subject: (maker: string) => string; text: string; until: string; button: string }> = {
  en: {
    subject: (maker) => `A consent ends soon: ${maker}`,
    text: 'After that day the facilitator cannot prepare products of this maker. Ask the maker again, and record the new consent on the page.',
    until: 'Counts until',
    button: 'See the consents',
  },
  hi: {
    subject: (maker) => `एक सहमति जल्द ख़त्म होगी: ${maker}`,
    text: 'उस दिन के बाद सहायक इस कारीगर की चीज़ें तैयार नहीं कर सकेंगे। कारीगर से फिर पूछें और नई सहमति पन्ने पर दर्ज करें।',
    until: 'कब तक मान्य है',
    button: 'सहमतियाँ देखें',
  },
};

function endingMail(ctx: Context, { slug, maker, until }: EndingConsent, language: Language): MailContent {
  const say = words[language];
  return mailToTeam(ctx, {
    ...{ kind: 'consent-ending', language, subject: say.subject(inLanguage(maker, language)), text: say.text },
    ...{ slug, page: 'consents', button: say.button, rows: [[say.until, longDay(until, language)]] },
  });
}

/** Mails the facilitator and the owners of a shop that the consent of a maker ends, once, 14 days before. */
export async function announceConsentEnds(ctx: Context): Promise<void> {
  await ctx.transaction(async (tx) => {
    const today = dayNumber(tx.now());
    for (const consent of await markEndingConsents(tx.db, tx.now(), isoDay(today), isoDay(today + announcedDays)))
      await notifyTeam(tx, {
        sellerId: consent.sellerId,
        topic: 'drafts',
        to: ({ role, userId }) => role === 'owner' || userId === consent.userId,
        compose: (language) => endingMail(tx, consent, language),
      });
  });
}

export const announceConsentEndsJob: JobDefinition = {
  name: 'announce-consent-ends',
  retries: 3,
  timeoutSeconds: 120,
  cron: '55 4 * * *',
  handle: (_, ctx) => announceConsentEnds(ctx),
};

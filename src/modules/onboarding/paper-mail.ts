import type { MailContent } from '#modules/notifications/mail.ts';
import { longDay, mailToTeam } from '#modules/sellers/mail-to-team.ts';
import type { Context } from '#platform/context.ts';
import { inLanguage, type Language, type Localized } from '#shared/localized.ts';
import { type PaperReason, paperReasonLabels } from './paper-rules.ts';
import type { Requirement } from './requirements.ts';

/** Moments of a paper that owners and managers of its shop hear of. */
export type PaperMoment = 'accepted' | 'sent-back' | 'waived' | 'ending' | 'expired';

type Words = readonly [subject: (title: string) => string, text: string];

const words: Record<Language, { moments: Record<PaperMoment, Words>; until: string; button: string }> = {
  en: {
    moments: {
      accepted: [(title) => `Accepted: ${title}`, 'We have looked at your paper. There is nothing for you to do.'],
      'sent-back': [
        (title) => `One more look at: ${title}`,
        'We have looked at your paper and need another one. Your shop stays as it is meanwhile.',
      ],
      waived: [(title) => `Not needed: ${title}`, 'You need not send us this paper.'],
      ending: [(title) => `Ends soon: ${title}`, 'Your paper soon ends. Send us the new one as soon as you have it.'],
      expired: [(title) => `Has ended: ${title}`, 'Your paper has ended. Send us the new one. Your shop stays as it is meanwhile.'],
    },
    until: 'Holds until',
    button: 'See the paper',
  },
  hi: {
    moments: {
      accepted: [(title) => `स्वीकार हुआ: ${title}`, 'हमने आपका काग़ज़ देख लिया। आपको कुछ नहीं करना है।'],
      'sent-back': [(title) => `एक बार फिर देखें: ${title}`, 'हमने आपका काग़ज़ देखा। दूसरा चाहिए। तब तक आपकी दुकान जैसी है वैसी रहेगी।'],
      waived: [(title) => `ज़रूरत नहीं: ${title}`, 'यह काग़ज़ आपको नहीं भेजना है।'],
      ending: [(title) => `जल्द ख़त्म होगा: ${title}`, 'आपका काग़ज़ जल्द ख़त्म होगा। नया मिलते ही हमें भेज दें।'],
      expired: [(title) => `ख़त्म हो गया: ${title}`, 'आपका काग़ज़ ख़त्म हो गया। नया भेजें। तब तक आपकी दुकान जैसी है वैसी रहेगी।'],
    },
    until: 'कब तक चलेगा',
    button: 'काग़ज़ देखें',
  },
};

interface PaperNews {
  slug: string;
  requirement: Pick<Requirement, 'key' | 'title'>;
  about: PaperMoment;
  /** ISO date. */
  until?: string | undefined;
  reasons?: readonly PaperReason[] | undefined;
  note?: Localized | undefined;
}

/** Composes the mail about a paper to a member of the shop's team. It names the paper and nothing in it. */
export function paperDecidedMail(
  ctx: Context,
  { slug, requirement, about, until, reasons = [], note }: PaperNews,
  language: Language,
): MailContent {
  const say = words[language];
  const [subjectOf, text] = say.moments[about];
  const subject = subjectOf(inLanguage(requirement.title, language));
  return mailToTeam(ctx, {
    ...{ kind: `paper-${about}`, language, subject, text, note, slug, page: `papers/${requirement.key}`, button: say.button },
    reasons: reasons.map((reason) => paperReasonLabels[reason]),
    rows: until ? [[say.until, longDay(until, language)]] : [],
  });
}

/** Composes the mail to the operator about a paper that waits for a decision. */
export function paperSentMail({
  id,
  slug,
  sellerName,
  requirement,
}: {
  id: string;
  slug: string;
  sellerName: string;
  requirement: string;
}): MailContent {
  const subject = `A paper waits for a decision: ${sellerName}`;
  return {
    kind: 'paper-sent',
    language: 'en',
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: `The shop ${slug} sent: ${requirement}.` },
      { type: 'paragraph', text: `npm run admin -- papers ${id} --save <file>` },
      { type: 'paragraph', text: `npm run admin -- papers ${id} accept | send-back` },
    ],
  };
}

/** Composes the mail to the operator about papers that have waited too long, or have ended. */
export function papersWaitingMail(papers: readonly { id: string; slug: string; requirement: string; state: string }[]): MailContent {
  const subject = 'Papers of shops wait, or have ended';
  return {
    kind: 'papers-waiting',
    language: 'en',
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'table', rows: papers.map(({ id, slug, requirement, state }) => [slug, `${requirement}, ${state} (${id})`]) },
    ],
  };
}

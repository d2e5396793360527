import type { MailContent } from '#modules/notifications/mail.ts';
import { mailToTeam } from '#modules/sellers/mail-to-team.ts';
import type { Context } from '#platform/context.ts';
import { inLanguage, type Language, type Localized } from '#shared/localized.ts';
import type { ProposalState, ProposedKind } from './contract.ts';

type Decided = Exclude<ProposalState, 'waiting'>;
type Words = readonly [subject: (word: string) => string, text: (term: string) => string];

const words: Record<Language, { states: Record<Decided, Words>; inDraft: string; choose: string; button: string }> = {
  en: {
    states: {
      accepted: [(word) => `A new word: ${word}`, (term) => `We have added “${term}” to what can be chosen.`],
      merged: [(word) => `We have a word for ${word}`, (term) => `With us it is called “${term}”.`],
      refused: [(word) => `We did not add ${word}`, () => 'Choose the nearest word in the form instead. What you wrote is still there.'],
    },
    inDraft: 'It is in your draft already.',
    choose: 'You can choose it in the form of a piece.',
    button: 'Look at it',
  },
  hi: {
    states: {
      accepted: [(word) => `नया शब्द: ${word}`, (term) => `हमने “${term}” को चुनने की सूची में जोड़ दिया है।`],
      merged: [(word) => `${word} के लिए शब्द पहले से है`, (term) => `हमारे यहाँ इसे “${term}” कहते हैं।`],
      refused: [(word) => `${word} नहीं जोड़ा गया`, () => 'फ़ॉर्म में इसके सबसे पास का शब्द चुनें। आपका लिखा वैसा ही है।'],
    },
    inDraft: 'यह आपके मसौदे में आ चुका है।',
    choose: 'इसे चीज़ के फ़ॉर्म में चुना जा सकता है।',
    button: 'इसे देखें',
  },
};

interface WordNews {
  slug: string;
  word: Localized;
  state: ProposalState;
  term: Localized | undefined;
  note: Localized | undefined;
  /** The open draft that has the term now. */
  draft: string | null;
}

/** Composes the mail about a decided word to a member of the shop's team. */
export function wordDecidedMail(ctx: Context, { slug, word, state, term, note, draft }: WordNews, language: Language): MailContent {
  const say = words[language];
  const [subjectOf, textOf] = say.states[state as Decided];
  const subject = subjectOf(inLanguage(word, language));
  const follow = term ? ` ${draft === null ? say.choose : say.inDraft}` : '';
  return mailToTeam(ctx, {
    kind: `word-${state}`,
    language,
    subject,
    text: `${textOf(term ? inLanguage(term, language) : '')}${follow}`,
    note,
    slug,
    page: draft === null ? 'words' : `drafts/${draft}`,
    button: say.button,
  });
}

/** Composes the mail to the operator about a word that waits. */
export function wordProposedMail({
  id,
  slug,
  kind,
  label,
}: {
  id: string;
  slug: string;
  kind: ProposedKind;
  label: Localized;
}): MailContent {
  const subject = `A word waits for a decision: ${label.en}`;
  return {
    kind: 'word-proposed',
    language: 'en',
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: `The shop ${slug} misses it as a ${kind}.` },
      { type: 'paragraph', text: `npm run admin -- words ${id} accept | merge <term> | refuse` },
    ],
  };
}

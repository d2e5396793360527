import type { MailContent } from '#modules/notifications/mail.ts';
import { mailToTeam } from '#modules/sellers/mail-to-team.ts';
import type { Context } from '#platform/context.ts';
import { inLanguage, type Language, type Localized } from '#shared/localized.ts';
import type { ReviewReason } from './draft-contract.ts';
import type { ReviewDecision } from './draft-rules.ts';

/** Words of each reason, for the shop. */
export const reasonLabels: Readonly<Record<ReviewReason, Required<Localized>>> = {
  words: { en: 'The words are not clear or not complete yet.', hi: 'शब्द अभी साफ़ या पूरे नहीं हैं।' },
  photographs: { en: 'The photographs do not show the piece well.', hi: 'फ़ोटो में चीज़ ठीक से नहीं दिखती।' },
  price: { en: 'The price does not look right.', hi: 'दाम ठीक नहीं लगता।' },
  category: { en: 'It belongs in another category, or has another HSN.', hi: 'इसकी श्रेणी या HSN दूसरा है।' },
  maker: { en: 'We are not sure who made it.', hi: 'इसे किसने बनाया, यह साफ़ नहीं है।' },
  'not-handmade': { en: 'It does not look made by hand.', hi: 'यह हाथ से बनी नहीं लगती।' },
  'not-allowed': { en: 'This cannot be sold here.', hi: 'यह चीज़ यहाँ नहीं बेची जा सकती।' },
};

const words: Record<
  Language,
  {
    decisions: Record<ReviewDecision, readonly [subject: (title: string) => string, text: string]>;
    button: string;
  }
> = {
  en: {
    decisions: {
      approve: [(title) => `Approved: ${title}`, 'Buyers can see it now. If your shop is not open yet, they will once it is.'],
      'send-back': [
        (title) => `One more look at: ${title}`,
        'We have read it. Change what is said below, then send it again. What is on sale stays as it is.',
      ],
      refuse: [
        (title) => `Not approved: ${title}`,
        'We have read it and cannot offer it. What is on sale stays as it is. Reply to this email to answer us.',
      ],
    },
    button: 'Look at it',
  },
  hi: {
    decisions: {
      approve: [(title) => `मंज़ूर हुआ: ${title}`, 'अब ख़रीदार इसे देख सकते हैं। आपकी दुकान अभी नहीं खुली है तो खुलने पर दिखेगी।'],
      'send-back': [
        (title) => `एक बार फिर देखें: ${title}`,
        'हमने इसे पढ़ लिया है। नीचे लिखी बात ठीक करें और फिर से भेजें। जो बिक रहा है, वह वैसा ही रहेगा।',
      ],
      refuse: [
        (title) => `मंज़ूर नहीं हुआ: ${title}`,
        'हमने इसे पढ़ लिया है, पर इसे यहाँ नहीं रख सकते। जो बिक रहा है, वह वैसा ही रहेगा। जवाब देने के लिए इसी ई-मेल का जवाब दें।',
      ],
    },
    button: 'इसे देखें',
  },
};

interface Reviewed {
  slug: string;
  /** Of the shop in the hub. */
  page: string;
  title: Localized;
  decision: ReviewDecision;
  reasons: readonly ReviewReason[];
  note?: Localized | undefined;
}

/** Composes the mail about the review of a draft to a member of the shop's team. */
export function reviewMail(ctx: Context, { slug, page, title, decision, reasons, note }: Reviewed, language: Language): MailContent {
  const say = words[language];
  const [subjectOf, text] = say.decisions[decision];
  return mailToTeam(ctx, {
    ...{ kind: `draft-${decision}`, language, subject: subjectOf(inLanguage(title, language)), text, note, slug, page, button: say.button },
    reasons: reasons.map((reason) => reasonLabels[reason]),
  });
}

/** Composes the mail to the operator about a draft that waits. */
export function submittedMail({ id, slug, title }: { id: string; slug: string; title: Localized }): MailContent {
  const subject = `A product waits for a review: ${title.en}`;
  return {
    kind: 'draft-submitted',
    language: 'en',
    subject,
    blocks: [
      { type: 'heading', text: subject },
      { type: 'paragraph', text: `It is of the shop ${slug}.` },
      { type: 'paragraph', text: `npm run admin -- draft ${id}` },
      { type: 'paragraph', text: `npm run admin -- draft ${id} approve | send-back | refuse` },
    ],
  };
}

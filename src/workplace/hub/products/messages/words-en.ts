/** Messages about words that a shop misses among the choices of a product. */
export const words = {
  title: 'A word is missing',
  link: 'A word is missing?',
  lead: 'You miss a material, a technique or a colour? Propose it. We look at it within two working days and write to you.',
  back: 'Back to the form',
  backToProducts: 'Back to your pieces',
  sent: 'Thank you. We will write to you.',
  known: (word: string) => `We have this word already: ${word}. You can choose it in the form.`,
  kind: { label: 'What it is', options: { material: 'Material', technique: 'Technique', color: 'Colour' } },
  en: { label: 'The word in English' },
  hi: { label: 'The word in Hindi' },
  reason: { label: 'What it is, and why no other word fits' },
  meanwhile: { label: 'Write “Other” in my draft until then, so that I can send it' },
  submit: 'Propose it',
  failures: {
    CONFLICT: 'We have this word already. Choose it in the form.',
    NOT_FOUND: 'This draft is not open any more.',
    TOO_MANY_REQUESTS: 'Those were many words for one day. Go on tomorrow.',
  },
  list: 'What you proposed',
  none: 'You have not proposed a word yet.',
  states: {
    waiting: 'We are looking at it',
    accepted: 'Added',
    merged: 'We have another word for it',
    refused: 'Not added',
  },
  choose: (term: string) => `Choose “${term}”.`,
  note: 'We wrote',
};

export type WordMessages = typeof words;

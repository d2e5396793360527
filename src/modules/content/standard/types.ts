/** A text in both languages of the shop; the standard texts leave neither out. */
export interface BothLanguages {
  en: string;
  hi: string;
}

export interface StandardFaq {
  slug: string;
  question: BothLanguages;
  /** Markdown. */
  answer: BothLanguages;
}

export interface StandardFaqGroup {
  slug: string;
  title: BothLanguages;
  entries: StandardFaq[];
}

export interface StandardLegalPage {
  slug: string;
  title: BothLanguages;
  summary: BothLanguages;
  /** ISO date. */
  updatedOn: string;
  /** Markdown. */
  body: BothLanguages;
}

/** What the long texts say about the installation they run in. */
export interface ShopFacts {
  brand: string;
  /** E-mail address. */
  support: string;
  /** Undefined where the operator has yet to say. */
  entity: string | undefined;
  address: string | undefined;
  demo: boolean;
}

/** A part of a long text: paragraphs, then points. */
export interface TextSection {
  heading: string;
  paragraphs?: string[];
  points?: string[];
  /** Labels with what they stand for, such as an address. */
  facts?: { label: string; value: string; href?: string }[];
}

export interface LongText {
  title: string;
  description: string;
  updated?: string;
  intro: string;
  sections: TextSection[];
}

export type LegalPage = 'terms-and-conditions' | 'contact-us' | 'refund-policy' | 'privacy-policy';

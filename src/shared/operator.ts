import type { Localized } from './localized.ts';

/** Who runs this installation, as its pages, mails and feeds name it. Undefined where the operator has yet to say. */
export interface Operator {
  /** Origin of absolute links, without a slash at the end. */
  publicUrl: string;
  /** A demonstration: what is missing is filled with samples that say so. */
  demo: boolean;
  /** The shop's name; the Hindi name is the same word unless it is set. */
  brand: Localized;
  /** Where "Contact Support" writes to. */
  supportEmail: string;
  legalEntity: string | undefined;
  /** Registered and operational address. */
  legalAddress: string | undefined;
  grievanceOfficer: string | undefined;
  grievanceEmail: string | undefined;
  grievancePhone: string | undefined;
  gstin: string | undefined;
  /** Corporate identification number; a co-operative or a sole trader has none. */
  cin: string | undefined;
}

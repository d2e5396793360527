/** Ways to the operator beside email. Pages leave out what is not set. */
export interface OperatorContact {
  /** As it is read out, such as +91 124 400 0000. */
  phone: string | undefined;
  /** Number with its country, such as +91 98765 43210. */
  whatsApp: string | undefined;
  /** Hours in which the telephone is answered. */
  hours: { en: string; hi: string } | undefined;
  /** Business days within which a message is answered. */
  answerDays: number;
}

/** The company that runs this installation, and its addresses. */
export interface OperatorSettings {
  /** Origin of absolute links, without a slash at the end. */
  publicUrl: string;
  /** A demonstration: what the operator has not said is shown as a sample. */
  demo: boolean;
  /** The shop's name in each language. */
  brand: { en: string; hi: string };
  /** Address for customers' requests and for notifications to the operator. */
  supportEmail: string;
  /** Ways to the operator beside `supportEmail`, and the time until it answers. */
  contact: OperatorContact;
  /** Sender of mails; the brand where there is no name. */
  mailFrom: { name?: string | undefined; address: string };
  legalEntity: string | undefined;
  legalAddress: string | undefined;
  grievanceOfficer: string | undefined;
  grievanceEmail: string | undefined;
  grievancePhone: string | undefined;
  gstin: string | undefined;
  /** Corporate identification number. */
  cin: string | undefined;
  /** Number of the registration for VAT in the United Kingdom. */
  ukVatNumber?: string | undefined;
}

/**
 * Gives the number under which the operator charges the VAT of a country at the sale; undefined where it has
 * none, and may not charge it. A demonstration has a sample.
 * @param country ISO 3166
 */
export function vatNumberOf({ ukVatNumber, demo }: Pick<OperatorSettings, 'ukVatNumber' | 'demo'>, country: string): string | undefined {
  if (country !== 'GB') return undefined;
  return ukVatNumber ?? (demo ? 'GB000000000 (sample)' : undefined);
}

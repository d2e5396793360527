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
}

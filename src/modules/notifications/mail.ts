import type { Language } from '#shared/localized.ts';

/** A block of a mail. All texts are plain: markup in them shows as it was written. */
export type MailBlock =
  | { type: 'heading'; text: string }
  /** Line breaks are preserved. */
  | { type: 'paragraph'; text: string }
  | { type: 'list'; items: readonly string[] }
  /** Rows of a name and its value. */
  | { type: 'table'; rows: readonly (readonly [name: string, value: string])[] }
  /** Items with their amounts and pictures, under the seller. Line breaks are preserved. */
  | { type: 'pieces'; title?: string; rows: readonly (readonly [what: string, much: string, pictureUrl?: string])[] }
  /** The total. */
  | { type: 'total'; row: readonly [name: string, amount: string] }
  | { type: 'button'; label: string; url: string }
  /** A code to type. */
  | { type: 'code'; code: string }
  /**
   * A link that is less than a button. With `unsubscribes` it ends mails of this kind, also by one click in
   * the reader's mail program: the page behind it takes the click as a POST (RFC 8058).
   */
  | { type: 'link'; label: string; url: string; unsubscribes?: true }
  /** Small print. */
  | { type: 'note'; text: string };

/**
 * A document that goes with a mail, by the kind that a module's manifest declares and its key there. It is
 * made when the mail is sent, and the mail goes without what is no more.
 */
export interface MailAttachment {
  kind: string;
  key: string;
}

/** The content of a mail. Composed by a template in the module that owns the words. */
export interface MailContent {
  /** Template, such as `feedback-received`. */
  kind: string;
  language: Language;
  subject: string;
  blocks: readonly MailBlock[];
  attachments?: readonly MailAttachment[];
}

export interface Mail extends MailContent {
  to: string;
  replyTo?: string;
  /** The account that it is about, where it may go to another address than the account's. */
  userId?: string;
  /** The order that it is about. */
  orderId?: string;
  /** Expiry: the mail is not sent later, and its content is deleted then. For mails with codes. */
  validUntil?: Date;
  /** The mail waits until then, such as for the morning. */
  deliverAfter?: Date | undefined;
}

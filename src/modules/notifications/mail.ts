import type { Language } from '#shared/localized.ts';

/** A piece of a mail. All texts are plain: what looks like markup arrives as it was written. */
export type MailBlock =
  | { type: 'heading'; text: string }
  /** Line breaks are kept. */
  | { type: 'paragraph'; text: string }
  | { type: 'list'; items: readonly string[] }
  /** Rows of a name and its value. */
  | { type: 'table'; rows: readonly (readonly [name: string, value: string])[] }
  /** Pieces and how many, under who sends them. */
  | { type: 'pieces'; title?: string; rows: readonly (readonly [what: string, much: string])[] }
  /** What it comes to. */
  | { type: 'total'; row: readonly [name: string, amount: string] }
  | { type: 'button'; label: string; url: string }
  /** What is to be typed somewhere. */
  | { type: 'code'; code: string }
  /** Small print. */
  | { type: 'note'; text: string };

/** What a mail says. Made by a template in the module that owns the words. */
export interface MailContent {
  /** Which template it is, such as `feedback-received`. */
  kind: string;
  language: Language;
  subject: string;
  blocks: readonly MailBlock[];
}

export interface Mail extends MailContent {
  to: string;
  replyTo?: string;
  /** The account that it is about, where it may go to another address than the account's. */
  userId?: string;
  /** The order that it is about. */
  orderId?: string;
  /** When it stops being of use: it is not sent after that, and its content does not outlive it. For mails with codes. */
  validUntil?: Date;
}

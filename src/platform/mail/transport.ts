/** A document that goes with a mail. */
export interface AttachedFile {
  /** With its extension. */
  name: string;
  type: 'application/pdf';
  content: Buffer;
}

/** A mail, ready to be sent. */
export interface OutgoingMail {
  /** Stable over all attempts, so that a receiver can tell a duplicate. Without angle brackets. */
  messageId: string;
  date: Date;
  from: { name: string; address: string };
  to: string;
  replyTo?: string | undefined;
  language: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly AttachedFile[] | undefined;
  /** Ends mails of this kind by one click; the address takes a POST. */
  unsubscribeUrl?: string | undefined;
}

export interface MailTransport {
  /** @throws {MailError} */
  send(mail: OutgoingMail): Promise<void>;
}

/** The reason why a mail was not sent, as a code: a server's own words may name people. */
export class MailError extends Error {
  readonly reason: string;
  /** Retrying is useless: the receiving side refused this mail for good. */
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean) {
    super(`mail not sent: ${reason}`);
    this.name = 'MailFailure';
    this.reason = reason;
    this.permanent = permanent;
  }
}

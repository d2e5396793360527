/** One mail, ready to go. */
export interface OutgoingMail {
  /** Stable over all attempts, so that whoever gets it twice can tell. Without angle brackets. */
  messageId: string;
  date: Date;
  from: { name: string; address: string };
  to: string;
  replyTo?: string | undefined;
  language: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailTransport {
  /** @throws {MailError} */
  send(mail: OutgoingMail): Promise<void>;
}

/** Why a mail did not leave. The reason is a code: what a server says may name people. */
export class MailError extends Error {
  readonly reason: string;
  /** Trying again would not help: the receiving side refused this mail for good. */
  readonly permanent: boolean;

  constructor(reason: string, permanent: boolean) {
    super(`mail not sent: ${reason}`);
    this.name = 'MailFailure';
    this.reason = reason;
    this.permanent = permanent;
  }
}

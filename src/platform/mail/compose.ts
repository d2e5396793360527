import type { SendMailOptions } from 'nodemailer';
import type { OutgoingMail } from './transport.ts';

/** Converts a mail for nodemailer, which must not fetch files or URLs that a text might name. */
export function compose(mail: OutgoingMail): SendMailOptions {
  return {
    messageId: `<${mail.messageId}>`,
    date: mail.date,
    from: mail.from,
    to: { name: '', address: mail.to },
    ...(mail.replyTo === undefined ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Keeps auto-responders from answering.
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

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
    ...(mail.attachments && mail.attachments.length > 0
      ? { attachments: mail.attachments.map(({ name, type, content }) => ({ filename: name, contentType: type, content })) }
      : {}),
    // Keeps auto-responders from answering.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.language,
      ...(mail.unsubscribeUrl === undefined
        ? {}
        : { 'List-Unsubscribe': `<${mail.unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

import type { Transporter } from 'nodemailer';
import { compose } from './compose.ts';
import { MailError, type MailTransport } from './transport.ts';

const second = 1000;

/**
 * Tells whether the receiving side refused this mail for good. A refused login or sender is a mistake in the
 * settings, which an operator mends while the mail waits.
 */
function isPermanent(error: { responseCode?: unknown; command?: unknown }): boolean {
  const code = Number(error.responseCode);
  return code >= 500 && code < 600 && (error.command === 'RCPT TO' || error.command === 'DATA');
}

function toMailError(error: unknown): MailError {
  const { code, responseCode, command } = error as { code?: unknown; responseCode?: unknown; command?: unknown };
  const reason = [code ?? 'EUNKNOWN', responseCode, command].filter((part) => part !== undefined).join(' ');
  return new MailError(reason, isPermanent({ responseCode, command }));
}

/** Sends by SMTP, on a connection for each mail; over TLS where the server offers it. */
export function smtpTransport(url: string): MailTransport {
  let smtp: Transporter | undefined;
  const settings = {
    url,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 45 * second,
    dnsTimeout: 10 * second,
  };
  return {
    async send(mail) {
      try {
        smtp ??= (await import('nodemailer')).createTransport(settings);
        await smtp.sendMail(compose(mail));
      } catch (error) {
        throw toMailError(error);
      }
    },
  };
}

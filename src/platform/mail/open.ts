import { join } from 'node:path';
import { outboxTransport } from './outbox.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/** Returns the folder of mails that are stored instead of sent. */
export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

/** Sends mails by SMTP where a server is configured, else stores each as a file. */
export function openMailTransport(config: { smtpUrl: string | undefined; dataDir: string }): MailTransport {
  return config.smtpUrl === undefined ? outboxTransport(outboxFolder(config.dataDir)) : smtpTransport(config.smtpUrl);
}

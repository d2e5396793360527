import { join } from 'node:path';
import { outboxTransport } from './outbox.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

/** Where mails that are not sent are kept. */
export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

/** Hands mails to a server where one is configured, else keeps each as a file. */
export function openMailTransport(config: { smtpUrl: string | undefined; dataDir: string }): MailTransport {
  return config.smtpUrl === undefined ? outboxTransport(outboxFolder(config.dataDir)) : smtpTransport(config.smtpUrl);
}

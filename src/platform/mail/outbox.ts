import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compose } from './compose.ts';
import { type ParsedMail, parseMail } from './read-mail.ts';
import { MailError, type MailTransport } from './transport.ts';

const fileNamePattern = /^\d{8}T\d{6}Z-[\w.-]{1,64}\.eml$/;

/** Stores every mail as a file instead of sending it: a file holds a whole mail or does not exist. */
export function outboxTransport(folder: string): MailTransport {
  return {
    async send(mail) {
      try {
        const { createTransport } = await import('nodemailer');
        const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
        const { message } = await composer.sendMail(compose(mail));
        await mkdir(folder, { recursive: true, mode: 0o700 });
        const moment = mail.date.toISOString().replace(/[-:]|\.\d+/g, '');
        const name = `${moment}-${mail.messageId.replace(/@.*$/, '')}.eml`;
        const beside = join(folder, `.${name}.${process.pid}`);
        await writeFile(beside, message as Buffer, { mode: 0o600 });
        await rename(beside, join(folder, name));
      } catch (error) {
        throw new MailError((error as NodeJS.ErrnoException).code ?? 'EOUTBOX', false);
      }
    },
  };
}

export interface StoredMail extends ParsedMail {
  /** Name of its file without the extension. */
  id: string;
}

/** Lists the mails of an outbox, newest first. */
export async function listOutbox(folder: string, most = 100): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => fileNamePattern.test(name))
    .sort()
    .reverse()
    .slice(0, most);
  const mails = await Promise.all(newest.map((name) => readOutbox(folder, name.replace(/\.eml$/, ''))));
  return mails.filter((mail) => mail !== undefined);
}

/** Reads a mail of an outbox; undefined where there is none of that name. */
export async function readOutbox(folder: string, id: string): Promise<StoredMail | undefined> {
  const name = `${id}.eml`;
  if (!fileNamePattern.test(name)) return undefined;
  const source = await readFile(join(folder, name), 'latin1').catch(() => undefined);
  return source === undefined ? undefined : { id, ...parseMail(source) };
}

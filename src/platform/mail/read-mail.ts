/** A document that came with a mail. */
export interface ParsedAttachment {
  name: string;
  type: string;
  content: Buffer;
}

/** A parsed mail, as this software writes it. */
export interface ParsedMail {
  headers: [name: string, value: string][];
  subject: string;
  to: string;
  date: string;
  text: string;
  html: string;
  attachments: ParsedAttachment[];
}

const bytes = (text: string) => Buffer.from(text, 'latin1');

function quotedPrintable(text: string): string {
  return text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Decodes encoded words such as `=?UTF-8?B?4KSo?=`. */
function decodeWords(value: string): string {
  const joined = value.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
    encoding.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : bytes(quotedPrintable(text.replaceAll('_', ' '))).toString('utf8'),
  );
}

function split(source: string): { headers: [string, string][]; body: string } {
  const end = /\r?\n\r?\n/.exec(source);
  const head = (end ? source.slice(0, end.index) : source).replace(/\r?\n[ \t]+/g, ' ');
  const headers = head.split(/\r?\n/).map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { headers, body: end ? source.slice(end.index + end[0].length) : '' };
}

const headerOf = (headers: readonly [string, string][], name: string) => headers.find(([key]) => key.toLowerCase() === name)?.[1] ?? '';

function contentOf(part: { headers: [string, string][]; body: string }): Buffer {
  const encoding = headerOf(part.headers, 'content-transfer-encoding').toLowerCase();
  if (encoding === 'base64') return Buffer.from(part.body, 'base64');
  return bytes(encoding === 'quoted-printable' ? quotedPrintable(part.body) : part.body);
}

/** Reads the texts and documents of a part and of the parts in it. */
function readPart(mail: ParsedMail, part: { headers: [string, string][]; body: string }): void {
  const type = headerOf(part.headers, 'content-type');
  const boundary = /boundary="([^"]+)"/.exec(type)?.[1];
  const name = /filename="?([^";]+)/.exec(headerOf(part.headers, 'content-disposition'))?.[1];
  if (boundary !== undefined)
    for (const section of part.body.split(`--${boundary}`).slice(1, -1)) readPart(mail, split(section.replace(/^\r?\n|\r?\n$/g, '')));
  else if (name !== undefined)
    mail.attachments.push({ name: decodeWords(name), type: type.split(';')[0] ?? type, content: contentOf(part) });
  else if (type.startsWith('text/html')) mail.html = contentOf(part).toString('utf8');
  else mail.text = contentOf(part).toString('utf8');
}

/**
 * Parses a mail.
 * @param source the file, a character for each byte
 */
export function parseMail(source: string): ParsedMail {
  const { headers, body } = split(source);
  const mail: ParsedMail = {
    headers: headers.map(([name, value]) => [name, decodeWords(value)]),
    subject: decodeWords(headerOf(headers, 'subject')),
    to: decodeWords(headerOf(headers, 'to')),
    date: headerOf(headers, 'date'),
    text: '',
    html: '',
    attachments: [],
  };
  readPart(mail, { headers, body });
  return mail;
}

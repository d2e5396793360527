import type { MailBlock } from './mail.ts';

/** A subject on one line and of a length that is read. */
export function subjectLine(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length <= 200
    ? line
    : `${line
        .slice(0, 199)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`;
}

/** @throws where a button does not lead to a web page */
export function checkBlocks(blocks: readonly MailBlock[]): void {
  for (const block of blocks) {
    if (block.type === 'button' && !/^https?:$/.test(new URL(block.url).protocol)) throw new Error('a button leads to a web page');
  }
}

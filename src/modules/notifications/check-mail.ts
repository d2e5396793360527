import type { MailBlock } from './mail.ts';

/** Puts a subject on one line of at most 200 characters. */
export function subjectLine(text: string): string {
  const line = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  return line.length <= 200
    ? line
    : `${line
        .slice(0, 199)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`;
}

/**
 * Checks the blocks of a mail.
 * @throws where a button does not lead to a web page
 */
export function checkBlocks(blocks: readonly MailBlock[]): void {
  for (const block of blocks) {
    if ((block.type === 'button' || block.type === 'link') && !/^https?:$/.test(new URL(block.url).protocol))
      throw new Error('a button leads to a web page');
  }
}

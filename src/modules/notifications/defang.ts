import type { MailBlock } from './mail.ts';

/**
 * A hair space: it reads as a space and is hardly visible. Invisible characters fail, since some programs
 * take them for letters.
 */
const hairSpace = '\u200a';
/** Tells the point of an amount, such as 12.50, from those of 10.0.0.1. */
const isDecimal = (before: string, after: string) => /(?:^|[^.\d])[\d,]*\d$/.test(before) && /^\d+(?![.\d])/.test(after);

/**
 * Breaks the texts that mail programs turn into links: they read the same, and `evil.example` is no address
 * any more.
 */
export function defang(text: string): string {
  return text
    .replace(/\/(?=\/)/g, `/${hairSpace}`)
    .replace(/[@.\u2024\uff0e\u3002\uff61](?=[^\s\p{P}]|\p{Pd}|_)/gu, (mark, at: number, all: string) =>
      mark === '.' && isDecimal(all.slice(0, at), all.slice(at + 1)) ? mark : `${mark}${hairSpace}`,
    );
}

/** Defangs a block of a mail, links excepted. */
export function defangBlock(block: MailBlock): MailBlock {
  switch (block.type) {
    case 'list':
      return { ...block, items: block.items.map(defang) };
    case 'table':
      return { ...block, rows: block.rows.map(([name, value]) => [name, defang(value)]) };
    case 'pieces':
      return {
        ...block,
        ...(block.title === undefined ? {} : { title: defang(block.title) }),
        rows: block.rows.map(([what, ...rest]) => [defang(what), ...rest]),
      };
    case 'total':
    case 'button':
    case 'link':
    case 'code':
      return block;
    default:
      return { ...block, text: defang(block.text) };
  }
}

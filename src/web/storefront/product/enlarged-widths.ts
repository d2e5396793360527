import type { Picture } from '#modules/media/contract.ts';
import { enlargedWidth } from '#shared/enlarged-width.ts';

/** Lists the widths of a picture's AVIF files, ascending, with the one that only an enlargement loads. */
export function enlargedWidths({ widths, width }: Pick<Picture, 'widths' | 'width'>): number[] {
  return width >= enlargedWidth && !widths.includes(enlargedWidth) ? [...widths, enlargedWidth] : [...widths];
}

/** The largest file of a picture, which its link opens where scripts do not run. */
export function largestFile(picture: Pick<Picture, 'url' | 'base' | 'widths' | 'width'>): string {
  const largest = enlargedWidths(picture).at(-1);
  return largest === picture.widths.at(-1) ? picture.url : `${picture.base}/${largest}.avif`;
}

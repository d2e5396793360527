/**
 * Gives the path of the one WebP that each picture has, at the largest of its widths: for mails and for
 * browsers without AVIF.
 * @param widths px, ascending
 */
export const webpUrl = ({ base, widths }: { base: string; widths: readonly number[] }): string => `${base}/${widths.at(-1)}.webp`;

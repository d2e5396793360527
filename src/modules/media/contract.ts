import { z } from 'zod';
import { localized } from '#shared/schemas.ts';

/**
 * A picture in several widths, in px. `{base}/{width}.avif` exists for every entry of `widths`, and
 * `{base}/{largest width}.webp` for readers without AVIF; the files are named by content and never change.
 * An original of the `enlargedWidth` of `#shared/enlarged-width.ts` has `{base}/{enlargedWidth}.avif`, too,
 * listed in `widths` or not: pages show the widths of the list, an enlargement this one.
 */
export const picture = z.object({
  url: z.string().meta({ description: 'The largest WebP, for clients that want one address' }),
  base: z.string(),
  widths: z.array(z.int()),
  width: z.int().meta({ description: 'Width of the original in px' }),
  height: z.int().meta({ description: 'Height of the original in px' }),
  placeholder: z.string().meta({ description: 'A data: URL of under 300 bytes to show while the picture loads' }),
  kind: z.enum(['photo']),
  alt: localized,
});
export type Picture = z.infer<typeof picture>;

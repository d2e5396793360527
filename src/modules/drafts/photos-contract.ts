import { z } from 'zod';
import { picture } from '#modules/media/contract.ts';
import type { ShopPower } from '#shared/access.ts';

/** Power of those who see and change the photographs of a shop's drafts. */
export const photoPower = 'products' satisfies ShopPower;

/** Photographs of one draft. */
export const maxDraftPhotos = 12;

const altText = z.string().trim().max(200);
export const altOfPhoto = z.object({ en: altText.optional(), hi: altText.optional() });

export const draftPhoto = picture.pick({ base: true, widths: true, width: true, height: true, placeholder: true }).extend({
  _id: z.string(),
  state: z.enum(['pending', 'ready', 'failed']).meta({ description: '`failed`: its pixels cannot be read' }),
  alt: altOfPhoto,
  removed: z.boolean().optional().meta({ description: 'Taken out; it can be put back for an hour' }),
});
export type DraftPhoto = z.infer<typeof draftPhoto>;

import { z } from 'zod';
import { picture } from '#modules/media/contract.ts';
import { localized } from '#shared/schemas.ts';

export const categoryRef = z.object({ slug: z.string(), name: localized });

const banner = picture.optional();
export const subcategory = z.object({ _id: z.string(), slug: z.string(), name: localized, description: localized, banner });
export type Subcategory = z.infer<typeof subcategory>;
export const category = z.object({ _id: z.string(), slug: z.string(), name: localized, description: localized, banner });
export type Category = z.infer<typeof category>;

/** A category in a menu. */
export const menuCategory = categoryRef.extend({
  picture: picture.pick({ base: true, widths: true, width: true, height: true }).optional(),
  subcategories: z.array(z.object({ slug: z.string(), name: localized })),
});
export type MenuCategory = z.infer<typeof menuCategory>;

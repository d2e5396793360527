import { mayReadOfShop } from '#modules/access/may-read-of-shop.ts';
import type { Context } from '#platform/context.ts';
import { readSellerOfPhoto } from './photo-queries.ts';
import { photoPower } from './photos-contract.ts';

/** Tells whether the caller may see a photograph of a draft: people of its shop, and operators. */
export const mayReadDraftPhoto = (ctx: Context, hash: string): Promise<boolean> =>
  mayReadOfShop(ctx, photoPower, () => readSellerOfPhoto(ctx.db, hash));

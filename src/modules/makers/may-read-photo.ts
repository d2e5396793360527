import { mayReadOfShop } from '#modules/access/may-read-of-shop.ts';
import type { Context } from '#platform/context.ts';
import { readSellerOfPhoto } from './photo-queries.ts';
import { readSellerOfVoice } from './voice-queries.ts';

/** Tells whether the caller may see a photograph that a shop prepares for a maker. */
export const mayReadMakerPhoto = (ctx: Context, hash: string): Promise<boolean> =>
  mayReadOfShop(ctx, 'drafts', () => readSellerOfPhoto(ctx.db, hash));

/** Tells whether the caller may hear a recording that a shop prepares for a maker. */
export const mayReadMakerVoice = (ctx: Context, hash: string): Promise<boolean> =>
  mayReadOfShop(ctx, 'drafts', () => readSellerOfVoice(ctx.db, hash));

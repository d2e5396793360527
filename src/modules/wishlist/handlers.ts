import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { wishlistContract } from './contract.ts';
import { listWishlist } from './list-wishlist.ts';
import { mergeWishlist } from './merge-wishlist.ts';
import { removeFromWishlist } from './remove-from-wishlist.ts';

const wishlist = implement(wishlistContract).$context<Context>();

export const wishlistHandlers = wishlist.router({
  listWishlist: wishlist.listWishlist.handler(({ context }) => listWishlist(context)),
  addToWishlist: wishlist.addToWishlist.handler(({ context, input }) => addToWishlist(context, input)),
  removeFromWishlist: wishlist.removeFromWishlist.handler(({ context, input }) => removeFromWishlist(context, input)),
  mergeWishlist: wishlist.mergeWishlist.handler(({ context, input }) => mergeWishlist(context, input)),
});

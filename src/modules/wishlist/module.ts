import { defineModule, implementAll } from '#platform/module.ts';
import { addToWishlist } from './add-to-wishlist.ts';
import { wishlistContract, wishlistTag } from './contract.ts';
import { listWishlist } from './list-wishlist.ts';
import { mergeWishlist } from './merge-wishlist.ts';
import { wishlistPersonalData } from './personal-data.ts';
import { removeFromWishlist } from './remove-from-wishlist.ts';

export const wishlistModule = defineModule({
  openApi: { tags: [wishlistTag] },
  handlers: implementAll(wishlistContract, {
    listWishlist,
    addToWishlist,
    removeFromWishlist,
    mergeWishlist,
  }),
  personalData: wishlistPersonalData,
});

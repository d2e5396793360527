import { load, setWishlisted } from './wishlist-store.ts';
import type { WishlistOutcome } from './wishlist-sync.ts';

/** Adds a product to the list or removes it at once, and in the account of a signed-in user. */
export async function toggleWishlist(productId: string, wished: boolean): Promise<WishlistOutcome> {
  if (!setWishlisted(productId, wished)) return 'full';
  if (!load().isAccount) return 'done';
  try {
    const { sendWishlistChange } = await import('./wishlist-sync.ts');
    return await sendWishlistChange(productId, wished);
  } catch {
    setWishlisted(productId, !wished);
    return 'failed';
  }
}

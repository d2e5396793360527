import { load, setWishlisted } from './wishlist-store.ts';
import type { WishlistOutcome } from './wishlist-sync.ts';

/** Puts a piece on the list or takes it off, at once; the account hears of it where somebody is signed in. */
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

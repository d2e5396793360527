import type { WishOutcome } from './wishlist-account.ts';
import { load, mark } from './wishlist-store.ts';

/** Puts a piece on the list or takes it off, at once; the account hears of it where somebody is signed in. */
export async function toggleWish(productId: string, wished: boolean): Promise<WishOutcome> {
  if (!mark(productId, wished)) return 'full';
  if (!load().isAccount) return 'done';
  try {
    const { sendWish } = await import('./wishlist-account.ts');
    return await sendWish(productId, wished);
  } catch {
    mark(productId, !wished);
    return 'failed';
  }
}

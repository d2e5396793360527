import { Link } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { toggleWishlist } from './toggle-wishlist.ts';
import { useIsWishlisted } from './wishlist-store.ts';

/**
 * Whether a product is on the wishlist, and `press`, which toggles it with a toast.
 * @param quiet shows a toast only for failures, because the list itself is on the screen
 */
export function useWishlistToggle(productId: string, title: string, quiet = false): { wished: boolean; press: () => void } {
  const language = useLanguage();
  const t = useMessages().wishlist;
  const wished = useIsWishlisted(productId);
  const showMessage = (text: string, failed: boolean) =>
    showToast({
      text,
      kind: failed ? 'failed' : 'done',
      subject: 'wishlist',
      action: failed ? undefined : (
        <Link to={links(language).wishlist()} className="text-link inline-flex min-h-11 shrink-0 items-center font-semibold">
          {t.view}
        </Link>
      ),
    });
  const press = async () => {
    const next = !wished;
    if (next && !quiet) showMessage(t.kept(title), false);
    const outcome = await toggleWishlist(productId, next);
    if (outcome === 'full') showMessage(t.full, true);
    if (outcome === 'failed') showMessage(next ? t.notKept(title) : t.notTaken(title), true);
  };
  return { wished, press };
}

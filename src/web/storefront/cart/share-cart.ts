import { load } from '../../cart/cart-store.ts';
import { serializeItems } from './share-rules.ts';

/**
 * Shares a link that contains the cart's lines, by the device's share sheet where it has one, else by the
 * clipboard.
 */
export async function shareCart(path: string, title: string): Promise<'shared' | 'copied' | 'failed'> {
  const url = `${location.origin}${path}?items=${serializeItems(load())}`;
  try {
    if (navigator.share && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url });
      return 'shared';
    }
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // Closing the sheet is no failure to report.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}

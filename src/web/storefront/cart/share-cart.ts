import { load } from '../../cart/cart-store.ts';
import { serializeItems } from './share-rules.ts';

/** Hands over a link that brings the cart's pieces along, through the device's own sheet where there is one. */
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
    // Whoever closes the sheet has not asked for more.
    return error instanceof DOMException && error.name === 'AbortError' ? 'shared' : 'failed';
  }
}

import { load } from '../../cart/cart-store.ts';
import { shareLink } from '../../components/share-link.ts';
import { serializeItems } from './share-rules.ts';

/** Shares a link that contains the cart's lines. */
export const shareCart = (path: string, title: string) => shareLink(`${location.origin}${path}?items=${serializeItems(load())}`, title);

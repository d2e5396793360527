import { useEffect, useRef, useState } from 'react';
import type { WishlistCard } from '#modules/catalog/contract.ts';
import type { WishlistItem as AccountWishlistItem } from '#modules/wishlist/contract.ts';
import { useRefetchOnFocus } from '../components/use-refetch-on-focus.ts';
import { hasToEnrol, useUser } from '../session/session-store.ts';
import { forgetAccountIds, load, saveAccountIds, type WishlistState } from '../wishlist/wishlist-store.ts';

/** A piece of the list. A visitor's browser knows no name of what is not sold any more. */
export type WishlistItem = Pick<AccountWishlistItem, 'productId' | 'card' | 'backInStock' | 'priceDropPaise'> & {
  title?: AccountWishlistItem['title'];
};

interface WishlistItems {
  items: readonly WishlistItem[];
  state: 'loading' | 'ready' | 'failed';
}

async function fetchOrThrow(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(`/api/v1${path}`, { signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]) });
  if (!response.ok && response.status !== 401) throw new Error(`status ${response.status}`);
  return response;
}

/** @returns undefined where nobody is signed in any more */
async function fetchAccountItems(signal: AbortSignal): Promise<WishlistItem[] | undefined> {
  const response = await fetchOrThrow('/users/wishlist', signal);
  if (response.status === 401) return undefined;
  return ((await response.json()) as { data: { items: WishlistItem[] } }).data.items;
}

async function fetchCatalogItems(ids: readonly string[], signal: AbortSignal): Promise<WishlistItem[]> {
  if (ids.length === 0) return [];
  const { cards } = (await (await fetchOrThrow(`/products/kept?ids=${ids.join(',')}`, signal)).json()) as { cards: WishlistCard[] };
  const byId = new Map(cards.map((card) => [card._id, card]));
  return ids.map((productId) => {
    const card = byId.get(productId);
    return { productId, backInStock: false, priceDropPaise: 0, ...(card ? { card, title: card.title } : {}) };
  });
}

/**
 * The pieces of the list as they are now, the latest first. Asked again when a piece comes that was not there, when the page comes
 * back to the front, and by `retry`. One that is taken off stays in the answer, so that it can be put back.
 */
export function useWishlistItems(kept: WishlistState | undefined): WishlistItems & { retry: () => void } {
  const [answer, setAnswer] = useState<WishlistItems>({ items: [], state: 'loading' });
  const { attempt, refetch } = useRefetchOnFocus();
  /** What the answer on the screen was asked for. */
  const answered = useRef('');
  const user = useUser();
  // Whoever signed in elsewhere has an account's list of which this browser has heard nothing yet.
  const isAccount = kept && (kept.isAccount || (user !== null && !(user && hasToEnrol(user))));
  const question = `${isAccount} ${attempt}`;
  const isNew = kept?.ids.some((id) => !answer.items.some((wish) => wish.productId === id)) ?? false;

  useEffect(() => {
    if (!isNew && answered.current === question) return;
    // A page in the background asks when it comes to the front: whoever presses a heart elsewhere has told the account by then.
    if (isAccount === undefined || document.visibilityState === 'hidden') return;
    const controller = new AbortController();
    const { signal } = controller;
    (async () => {
      try {
        const wishes = isAccount ? await fetchAccountItems(signal) : await fetchCatalogItems([...load().ids].reverse(), signal);
        if (signal.aborted) return;
        if (!wishes) return forgetAccountIds();
        answered.current = question;
        setAnswer({ items: wishes, state: 'ready' });
        if (isAccount) saveAccountIds(wishes.map((wish) => wish.productId).reverse());
      } catch {
        if (!signal.aborted) setAnswer((before) => ({ ...before, state: 'failed' }));
      }
    })();
    return () => controller.abort();
  }, [isAccount, isNew, question]);

  const retry = () => {
    setAnswer((before) => ({ ...before, state: 'loading' }));
    refetch();
  };
  return { ...answer, retry };
}

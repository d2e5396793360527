import { useEffect, useRef, useState } from 'react';
import type { WishlistItem as AccountWishlistItem } from '#modules/wishlist/contract.ts';
import type { Result } from '#shared/send-request.ts';
import { call } from '../browser-api.ts';
import { useRefetchOnFocus } from '../components/use-refetch-on-focus.ts';
import { hasToEnrol, useUser } from '../session/session-store.ts';
import { forgetAccountIds, load, saveAccountIds, type WishlistState } from '../wishlist/wishlist-store.ts';

/** An item of the list. A visitor's browser knows no title of a product that is no longer sold. */
export type WishlistItem = Pick<AccountWishlistItem, 'productId' | 'card' | 'backInStock' | 'priceDropPaise'> & {
  title?: AccountWishlistItem['title'];
};

interface WishlistItems {
  items: readonly WishlistItem[];
  state: 'loading' | 'ready' | 'failed';
}

const timeoutMs = 15_000;

const fetchAccountItems = async (signal: AbortSignal): Promise<Result<WishlistItem[]>> => {
  const { answer, error } = await call('wishlist.listWishlist', undefined, { signal, timeoutMs });
  return answer ? { answer: answer.data.items } : { error };
};

async function fetchCatalogItems(ids: readonly string[], signal: AbortSignal): Promise<Result<WishlistItem[]>> {
  if (ids.length === 0) return { answer: [] };
  const { answer, error } = await call('catalog.listByIds', { ids: ids.join(',') }, { signal, timeoutMs });
  if (error) return { error };
  const byId = new Map(answer.cards.map((card) => [card._id, card]));
  const items = ids.map((productId) => {
    const card = byId.get(productId);
    return { productId, backInStock: false, priceDropPaise: 0, ...(card ? { card, title: card.title } : {}) };
  });
  return { answer: items };
}

/**
 * Items of the list as they are now, the latest first. Read again when an item is added, when the page comes
 * back to the front, and by `retry`. An item that is removed stays in the result, so that it can be put back.
 */
export function useWishlistItems(kept: WishlistState | undefined): WishlistItems & { retry: () => void } {
  const [answer, setAnswer] = useState<WishlistItems>({ items: [], state: 'loading' });
  const { attempt, refetch } = useRefetchOnFocus();
  /** The request that the items on the screen answer. */
  const answered = useRef('');
  const user = useUser();
  // A sign-in in another tab brings an account's list that this browser has not read yet.
  const isAccount = kept && (kept.isAccount || (user !== null && !(user && hasToEnrol(user))));
  const question = `${isAccount} ${attempt}`;
  const isNew = kept?.ids.some((id) => !answer.items.some((item) => item.productId === id)) ?? false;

  useEffect(() => {
    if (!isNew && answered.current === question) return;
    // A page in the background reads when it comes to the front: a change in another tab has reached the
    // account by then.
    if (isAccount === undefined || document.visibilityState === 'hidden') return;
    const controller = new AbortController();
    const { signal } = controller;
    (async () => {
      const found = isAccount ? await fetchAccountItems(signal) : await fetchCatalogItems([...load().ids].reverse(), signal);
      if (signal.aborted) return;
      if (found.error?.status === 401) return forgetAccountIds();
      if (found.error) return setAnswer((before) => ({ ...before, state: 'failed' }));
      const { answer: items } = found;
      answered.current = question;
      setAnswer({ items, state: 'ready' });
      if (isAccount) saveAccountIds(items.map((item) => item.productId).reverse());
    })();
    return () => controller.abort();
  }, [isAccount, isNew, question]);

  const retry = () => {
    setAnswer((before) => ({ ...before, state: 'loading' }));
    refetch();
  };
  return { ...answer, retry };
}

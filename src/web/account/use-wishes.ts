import { useEffect, useRef, useState } from 'react';
import type { KeptCard } from '#modules/catalog/contract.ts';
import type { Wish } from '#modules/wishlist/contract.ts';
import { useAskAgain } from '../components/use-ask-again.ts';
import { adoptAccount, type Kept, leaveAccount, load } from '../components/wishlist-store.ts';
import { hasToEnrol, useUser } from '../session/session-store.ts';

/** A piece of the list. A visitor's browser knows no name of what is not sold any more. */
export type ShownWish = Pick<Wish, 'productId' | 'card' | 'backInStock' | 'priceDropPaise'> & { title?: Wish['title'] };

interface Answer {
  wishes: readonly ShownWish[];
  state: 'loading' | 'ready' | 'failed';
}

async function ask(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(`/api/v1${path}`, { signal: AbortSignal.any([signal, AbortSignal.timeout(15_000)]) });
  if (!response.ok && response.status !== 401) throw new Error(`status ${response.status}`);
  return response;
}

/** @returns undefined where nobody is signed in any more */
async function askAccount(signal: AbortSignal): Promise<ShownWish[] | undefined> {
  const response = await ask('/users/wishlist', signal);
  if (response.status === 401) return undefined;
  return ((await response.json()) as { data: { items: Wish[] } }).data.items;
}

async function askCatalogue(ids: readonly string[], signal: AbortSignal): Promise<ShownWish[]> {
  if (ids.length === 0) return [];
  const { cards } = (await (await ask(`/products/kept?ids=${ids.join(',')}`, signal)).json()) as { cards: KeptCard[] };
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
export function useWishes(kept: Kept | undefined): Answer & { retry: () => void } {
  const [answer, setAnswer] = useState<Answer>({ wishes: [], state: 'loading' });
  const { attempt, askAgain } = useAskAgain();
  /** What the answer on the screen was asked for. */
  const answered = useRef('');
  const user = useUser();
  // Whoever signed in elsewhere has an account's list of which this browser has heard nothing yet.
  const isAccount = kept && (kept.isAccount || (user !== null && !(user && hasToEnrol(user))));
  const question = `${isAccount} ${attempt}`;
  const isNew = kept?.ids.some((id) => !answer.wishes.some((wish) => wish.productId === id)) ?? false;

  useEffect(() => {
    if (!isNew && answered.current === question) return;
    // A page in the background asks when it comes to the front: whoever presses a heart elsewhere has told the account by then.
    if (isAccount === undefined || document.visibilityState === 'hidden') return;
    const controller = new AbortController();
    const { signal } = controller;
    (async () => {
      try {
        const wishes = isAccount ? await askAccount(signal) : await askCatalogue([...load().ids].reverse(), signal);
        if (signal.aborted) return;
        if (!wishes) return leaveAccount();
        answered.current = question;
        setAnswer({ wishes, state: 'ready' });
        if (isAccount) adoptAccount(wishes.map((wish) => wish.productId).reverse());
      } catch {
        if (!signal.aborted) setAnswer((before) => ({ ...before, state: 'failed' }));
      }
    })();
    return () => controller.abort();
  }, [isAccount, isNew, question]);

  const retry = () => {
    setAnswer((before) => ({ ...before, state: 'loading' }));
    askAgain();
  };
  return { ...answer, retry };
}

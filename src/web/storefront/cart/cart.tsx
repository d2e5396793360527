import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { add, type CartLine, clear, load, remove, useCart, useSaved } from '../../cart/cart-store.ts';
import { usePendingOrder } from '../../cart/pending-order-store.ts';
import { languageOf, links } from '../../links.ts';
import { messagesOf, useLanguage, useMessages } from '../../messages.tsx';
import { RecentlyViewed } from '../../recommendations/recently-viewed.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { useCartIsRestored } from '../../session/use-account-cart.ts';
import { MarketChoice } from '../../shell/market-choice.tsx';
import type { Route } from './+types/cart';
import { CartContent } from './cart-content.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { SavedList } from './saved-list.tsx';
import { parseItems } from './share-rules.ts';
import type SharedCartDialog from './shared-cart-dialog.tsx';

const PendingOrder = lazy(() => import('../../cart/pending-order.tsx'));

/** Time to undo a removal before an empty cart leads home. */
const undoMs = 8000;

export const headers = () => ({ 'Cache-Control': 'public' });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const t = messagesOf(language).cart;
  return [
    ...pageMeta({ language, path: links(language).cart(), title: t.title, description: t.metaDescription, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
};

interface Removed {
  lines: readonly CartLine[];
  words: string;
}

export default function CartPage() {
  const language = useLanguage();
  const t = useMessages().cart;
  const navigate = useNavigate();
  const cartLines = useCart();
  const saved = useSaved();
  const [removed, setRemoved] = useState<Removed>();
  const pending = usePendingOrder();
  const { question, isAsking } = useSharedCart();
  const isRestored = useCartIsRestored();
  const isEmpty = cartLines?.length === 0 && (isRestored || removed !== undefined);
  const leads = isEmpty && saved?.length === 0 && pending === null && !isAsking;
  const home = links(language).home();

  useEffect(() => {
    if (!leads) return;
    const timer = setTimeout(() => void navigate(home, { replace: true, state: { hasEmptyCart: true } }), removed ? undoMs : 0);
    return () => clearTimeout(timer);
  }, [leads, removed, navigate, home]);

  const removeLine = (line: CartLine, words: string) => {
    setRemoved({ lines: [line], words });
    remove(line.variantId);
  };
  const clearCart = () => {
    setRemoved({ lines: load(), words: t.cleared });
    clear();
  };
  const undoRemoval = () => {
    for (const line of removed?.lines ?? []) add(line);
    setRemoved(undefined);
  };
  return (
    <div className="page pb-24">
      <div className="flex items-baseline justify-between gap-4">
        <h1 className="text-3xl">{t.title}</h1>
        <MarketChoice />
      </div>
      <noscript>
        <p className="mt-6">{t.needsScript}</p>
      </noscript>
      {pending && (
        <Suspense>
          <PendingOrder number={pending} />
        </Suspense>
      )}
      {removed && (
        <p role="status" className="mt-5 flex items-center justify-between gap-4 rounded-sm bg-sunk py-1 pr-2 pl-4">
          <span className="min-w-0 py-2">{removed.words}</span>
          <button
            type="button"
            onClick={undoRemoval}
            className="target shrink-0 px-3 font-semibold text-indigo underline underline-offset-4"
          >
            {t.undo}
          </button>
        </p>
      )}
      {cartLines === undefined || (cartLines.length === 0 && !isEmpty) ? (
        <CartSkeleton label={t.restoring} />
      ) : isEmpty ? (
        <>
          <p className="mt-10 text-lg text-muted">
            {t.empty}{' '}
            <Link to={home} className="text-ink text-link">
              {t.goOn}
            </Link>
          </p>
          <RecentlyViewed immediate className="mt-10" slotClassName="-mx-(--gutter) [&_.shelf]:[--edge:var(--gutter)]" />
        </>
      ) : (
        <CartContent cartLines={cartLines} onRemove={removeLine} onClear={clearCart} />
      )}
      {saved !== undefined && saved.length > 0 && <SavedList saved={saved} />}
      {question}
    </div>
  );
}

/** Offers the products of a shared link, and removes them from the address with the answer. */
function useSharedCart() {
  const [query, setQuery] = useSearchParams();
  const [Question, setQuestion] = useState<ComponentType<Parameters<typeof SharedCartDialog>[0]>>();
  const text = query.get('items');
  const items = parseItems(text);
  const isAsking = text !== null && items.length > 0;
  useEffect(() => {
    if (!isAsking) return;
    void import('./shared-cart-dialog.tsx').then(
      (found) => setQuestion(() => found.default),
      () => {},
    );
  }, [isAsking]);
  const close = () =>
    setQuery(
      (before) => {
        before.delete('items');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return { question: isAsking && Question ? <Question items={items} onClose={close} /> : null, isAsking };
}

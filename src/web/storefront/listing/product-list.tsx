import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { ProductCard as Card } from '#modules/catalog/product-contract.ts';
import type { Result } from '#shared/send-request.ts';
import { type GridKind, GridSkeleton } from '../../components/grid-skeleton.tsx';
import { useMessages } from '../../messages.tsx';
import { ProductGrid } from './product-grid.tsx';

interface ProductListProps {
  cards: readonly Card[];
  /** Cursor of the next page; undefined on the last page. */
  next: string | number | undefined;
  kind: GridKind;
  /** Name of the cursor in the page's address. */
  cursor: 'after' | 'offset';
  /** Fetches the page that begins at a cursor. */
  loadPage: (
    cursor: string,
    options: { signal: AbortSignal; timeoutMs: number },
  ) => Promise<Result<{ cards: Card[]; next?: string | number | undefined }>>;
  /** Pictures that load at once and first: the first row of a phone. */
  eager?: number;
}

interface Loaded {
  cards: Card[];
  next: string | number | undefined;
}

/** Pages loaded by scrolling before a button is needed, so that the footer stays reachable. */
const maxAutomaticPages = 5;

/** Products loaded below the first page, by history entry, so that going back restores the page's height. */
const loadedByEntry = new Map<string, Loaded>();
const maxEntries = 30;

function remember(key: string, loaded: Loaded): void {
  loadedByEntry.delete(key);
  loadedByEntry.set(key, loaded);
  const oldest = loadedByEntry.keys().next().value;
  if (loadedByEntry.size > maxEntries && oldest !== undefined) loadedByEntry.delete(oldest);
}

/**
 * A list that loads its next pages while scrolling; a link leads to them without scripts or after a failure.
 */
export function ProductList(props: ProductListProps) {
  const { key, search } = useLocation();
  // Another list or another entry of the history starts from its own first page.
  return <ProductListEntry key={`${key} ${search}`} historyEntry={`${key} ${search}`} {...props} />;
}

function ProductListEntry({ cards, next, kind, cursor, loadPage, eager, historyEntry }: ProductListProps & { historyEntry: string }) {
  const t = useMessages().listing;
  const { pathname, search } = useLocation();
  const [loaded, setLoaded] = useState<Loaded>(() => loadedByEntry.get(historyEntry) ?? { cards: [], next });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [pages, setPages] = useState(0);
  const [lastCount, setLastCount] = useState(0);
  const sentinel = useRef<HTMLDivElement>(null);
  const request = useRef<AbortController>(undefined);
  useEffect(() => () => request.current?.abort(), []);

  const load = async () => {
    if (loaded.next === undefined || state === 'loading') return;
    setState('loading');
    const controller = new AbortController();
    request.current = controller;
    const { answer: page } = await loadPage(String(loaded.next), { signal: controller.signal, timeoutMs: 15_000 });
    if (controller.signal.aborted) return;
    if (!page) return setState('failed');
    const known = new Set([...cards, ...loaded.cards].map((card) => card._id));
    const fresh = page.cards.filter((card) => !known.has(card._id));
    const now = { cards: [...loaded.cards, ...fresh], next: page.next };
    remember(historyEntry, now);
    setLoaded(now);
    setPages(pages + 1);
    setLastCount(fresh.length);
    setState('idle');
  };

  const latest = useRef(load);
  latest.current = load;
  const waits = loaded.next !== undefined && state === 'idle' && pages < maxAutomaticPages;
  useEffect(() => {
    const target = sentinel.current;
    if (!waits || !target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void latest.current();
      },
      // The margin far above covers jumps to the end of the page.
      { rootMargin: '100000px 0px 900px 0px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [waits]);

  const params = new URLSearchParams(search);
  const isLater = params.has(cursor);
  params.delete(cursor);
  const first = `${pathname}${params.size > 0 ? `?${params}` : ''}`;
  if (loaded.next !== undefined) params.set(cursor, String(loaded.next));
  return (
    <>
      {isLater && (
        <p className="mb-8">
          <Link to={first} className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4">
            {t.firstPage}
          </Link>
        </p>
      )}
      <ProductGrid cards={[...cards, ...loaded.cards]} kind={kind} eager={eager} />
      <p aria-live="polite" className="sr-only">
        {state === 'loading' ? t.loadingMore : pages > 0 ? t.moreLoaded(lastCount) : ''}
      </p>
      {loaded.next !== undefined && (
        <div ref={sentinel} className="mt-10">
          {state === 'loading' && <GridSkeleton kind={kind} count={4} />}
          <div className={`mt-8 flex flex-col items-center gap-4 ${state === 'loading' ? 'invisible' : ''}`}>
            {state === 'failed' && (
              <p role="alert" className="text-madder">
                {t.moreFailed}
              </p>
            )}
            <a
              href={`${pathname}?${params}`}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                void load();
              }}
              className="line-button"
            >
              {state === 'failed' ? t.retry : t.more}
            </a>
          </div>
        </div>
      )}
    </>
  );
}

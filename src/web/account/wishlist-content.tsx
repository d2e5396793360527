import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { HeartIcon } from '#ui/icons.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useRootData } from '../settings.ts';
import { useWishlist } from '../wishlist/wishlist-store.ts';
import { useWishlistItems } from './use-wishlist-items.ts';
import { WishlistTile } from './wishlist-tile.tsx';

const grid = 'mt-8 grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-6 sm:gap-y-12 md:grid-cols-3';

/** The wishlist of the account, or of the browser for a visitor. */
export function WishlistContent() {
  const language = useLanguage();
  const t = useMessages().wishlist;
  const kept = useWishlist();
  const { items, state, retry } = useWishlistItems(kept);
  const isVisitor = kept?.isAccount === false;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-5">
        <h1 className="text-3xl">{t.title}</h1>
        {items.length > 0 && kept && kept.ids.length > 0 && <p className="text-muted">{t.count(kept.ids.length)}</p>}
      </div>
      <noscript>
        <p className="mt-6">{t.needsScript}</p>
      </noscript>
      {isVisitor && items.length > 0 && (
        <p className="mt-3 text-muted">
          {t.browserOnly}{' '}
          <Link to={links(language).login()} className="text-link text-ink">
            {t.signIn}
          </Link>{' '}
          {t.signInWhy}
        </p>
      )}
      {state === 'failed' && (
        <p role="alert" className="mt-8">
          {t.failed}{' '}
          <button type="button" onClick={retry} className="target cursor-pointer px-2 font-semibold underline underline-offset-4">
            {t.retry}
          </button>
        </p>
      )}
      {items.length > 0 ? (
        <>
          <h2 className="sr-only">{t.pieces}</h2>
          <ul className={grid}>
            {items.map((item) => (
              <WishlistTile key={item.productId} item={item} />
            ))}
          </ul>
        </>
      ) : state === 'ready' && kept?.ids.length === 0 ? (
        <EmptyWishlist />
      ) : (
        state !== 'failed' && <Skeleton label={t.loading} />
      )}
    </>
  );
}

function EmptyWishlist() {
  const language = useLanguage();
  const t = useMessages().wishlist;
  const categories = useRootData()?.categories ?? [];
  const at = links(language);
  return (
    <div className="mt-10 max-w-column">
      <HeartIcon className="size-12 text-line-strong" />
      <p className="mt-5 font-display text-2xl">{t.empty}</p>
      <p className="mt-2 text-muted">{t.emptyHint}</p>
      <p className="mt-7">
        <Link to={at.home()} className="solid-button">
          {t.browse}
        </Link>
      </p>
      <ul className="mt-6 flex flex-wrap gap-x-6">
        {categories.map((category) => (
          <li key={category.slug}>
            <Link to={at.category(category.slug)} className="text-link inline-flex min-h-11 items-center">
              {inLanguage(category.name, language)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Skeleton({ label }: { label: string }) {
  return (
    <div role="status" data-needs-script>
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className={`${grid} waiting`}>
        {['a', 'b', 'c', 'd'].map((place) => (
          <div key={place}>
            <div className="aspect-square rounded-sm bg-sunk" />
            <div className="mt-4 h-4 w-4/5 rounded-sm bg-sunk" />
            <div className="mt-2.5 h-3.5 w-1/2 rounded-sm bg-sunk" />
            <div className="mt-2.5 h-4 w-1/4 rounded-sm bg-sunk" />
          </div>
        ))}
      </div>
    </div>
  );
}

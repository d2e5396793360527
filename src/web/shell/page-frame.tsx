import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isConverted } from '#shared/currency.ts';
import { ToastRegion } from '#ui/toast.tsx';
import { trackPage } from '../analytics/track.ts';
import { ConsentGate } from '../consent/consent-gate.tsx';
import { useDisableContentVisibility } from '../hydration/use-disable-content-visibility.ts';
import { useInstantScrollRestoration } from '../hydration/use-instant-scroll-restoration.ts';
import { useReplayEarlyClick } from '../hydration/use-replay-early-click.ts';
import { inOtherLanguage } from '../links.ts';
import { useMessages } from '../messages.tsx';
import { useOfflinePage } from '../offline/use-offline-page.ts';
import { useAccountCart } from '../session/use-account-cart.ts';
import { useAccountWishlist } from '../session/use-account-wishlist.ts';
import { useRedirectOnSignOut } from '../session/use-redirect-on-sign-out.ts';
import { useCurrency } from '../settings.ts';
import { CategoryRow } from './category-row.tsx';
import { EmptyCartNote } from './empty-cart-note.tsx';
import { Footer } from './footer.tsx';
import { MarketOfferGate } from './market-offer-gate.tsx';
import { usePendingRoute } from './pending-route.tsx';
import { Progress } from './progress.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useSavedMarket } from './use-saved-market.ts';

const PriceHints = lazy(() => import('../components/price-hints.tsx'));

/** Fetched once the page works, and only where prices are converted. */
function Hints() {
  const isNeeded = isConverted(useCurrency());
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(true), []);
  return isNeeded && works ? (
    <Suspense>
      <PriceHints />
    </Suspense>
  ) : null;
}

/**
 * Effects of every page. It renders nothing, so that a change of the session, say, does not render the frame
 * again.
 */
function PageEffects({ path }: { path: string }) {
  useFocusAfterNavigation();
  useInstantScrollRestoration();
  useSavedMarket();
  useReplayEarlyClick();
  useRedirectOnSignOut();
  useAccountWishlist();
  useAccountCart();
  useOfflinePage();
  useEffect(() => trackPage(path), [path]);
  useDisableContentVisibility(path);
  return null;
}

/** The frame of every page. A page brings its content, never its own `main`. */
export function PageFrame({ children }: { children: ReactNode }) {
  const path = inOtherLanguage(useLocation().pathname, 'en');
  const { shell: t, forms } = useMessages();
  const late = usePendingRoute();
  // A skeleton stands in the frame of its own page.
  const isSearch = path === '/search' || late?.isSearch === true;
  const hasBar = !isSearch;
  // The checkout leads to its end, or back, and nowhere else.
  const isPaying = /^\/(?:checkout|demo\/payments)(?:\/|$)/.test(path);
  const hasFooter = !isSearch && path !== '/cart' && !isPaying;
  return (
    <div className="flex flex-col print:block">
      <a
        href="#content"
        className="absolute top-2 left-2 z-top -translate-y-24 rounded-sm bg-indigo px-4 py-3 text-on-indigo focus:translate-y-0"
      >
        {t.skipToContent}
      </a>
      <ConsentGate />
      <div className="flex min-h-dvh flex-col print:block print:min-h-0">
        <Progress />
        {hasBar && <TopBar isBare={isPaying} />}
        {hasBar && !isPaying && <CategoryRow />}
        {hasBar && !isPaying && <MarketOfferGate />}
        {path === '/' && <EmptyCartNote />}
        <main
          id="content"
          tabIndex={-1}
          className={`min-h-[calc(100dvh-4rem)] flex-1 print:min-h-0 ${hasBar ? 'pt-6 lg:pt-10 print:pt-0' : ''}`}
        >
          {late?.skeleton ?? children}
          <Hints />
        </main>
        {hasFooter && (
          <Suspense>
            <Footer />
          </Suspense>
        )}
      </div>
      <ToastRegion dismissLabel={forms.dismiss} />
      <PageEffects path={path} />
    </div>
  );
}

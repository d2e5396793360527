import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { countPage } from '../components/count.ts';
import { ConsentGate } from '../consent/consent-gate.tsx';
import { inOtherLanguage } from '../links.ts';
import { useMessages } from '../messages.tsx';
import { useOfflinePage } from '../offline/use-offline-page.ts';
import { Footer } from './footer.tsx';
import { PageSkeleton, useLatePage } from './page-skeleton.tsx';
import { Progress } from './progress.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useReturnAtOnce } from './use-return-at-once.ts';

/** What surrounds every page. A page brings its content, never its own `main`. */
export function PageFrame({ children }: { children: ReactNode }) {
  const path = inOtherLanguage(useLocation().pathname, 'en');
  const t = useMessages().shell;
  const late = useLatePage();
  useFocusAfterNavigation();
  useReturnAtOnce();
  useOfflinePage();
  useEffect(() => countPage(path), [path]);
  const hasBar = path !== '/search';
  const hasFooter = path !== '/search' && path !== '/cart';
  return (
    <div className="flex flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-sm bg-indigo px-4 py-3 text-on-indigo focus:translate-y-0"
      >
        {t.skipToContent}
      </a>
      <ConsentGate />
      <div className="flex min-h-dvh flex-col">
        <Progress />
        {hasBar && <TopBar />}
        <main id="content" tabIndex={-1} className={`flex-1 ${hasBar ? 'pt-6 lg:pt-10' : ''}`}>
          {late ? <PageSkeleton of={late} /> : children}
        </main>
        {hasFooter && <Footer />}
      </div>
    </div>
  );
}

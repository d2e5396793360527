import type { ReactNode } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { Mark } from '#ui/brand/mark.tsx';
import { WordMark } from '#ui/brand/word-mark.tsx';
import { useLanguage } from '../language.ts';
import { links } from '../links.ts';
import type { loader } from '../root.tsx';
import { useFrameMessages } from './messages.ts';

interface FrameProps {
  name: string;
  home: string;
  /** The page is open to visitors, too: links to an account are left out. */
  isGuest?: boolean;
  children: ReactNode;
}

/**
 * Surrounds every page of the hub and of the console. Links out of this build are plain: the other build has
 * its own scripts.
 */
export function Frame({ name, home, isGuest = false, children }: FrameProps) {
  const language = useLanguage();
  const other = language === 'hi' ? 'en' : 'hi';
  const t = useFrameMessages();
  const to = links(language);
  const { pathname, search } = useLocation();
  const brand = useRouteLoaderData<typeof loader>('root')?.brand;
  const shopName = brand?.[language] || brand?.en || 'Karigari';
  const link = 'quiet-link inline-flex min-h-11 items-center';
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="absolute top-2 left-2 z-top -translate-y-24 rounded-sm bg-indigo px-4 py-3 text-on-indigo focus:translate-y-0"
      >
        {t.skipToContent}
      </a>
      <header className="border-line border-b print:hidden">
        <nav aria-label={t.navigation} className="page flex flex-wrap items-center gap-x-6">
          <a href={home} className="mr-auto inline-flex min-h-14 items-center gap-2.5">
            <Mark className="size-8" />
            <WordMark name={shopName} className="text-xl" />
            <span className="border-line-strong border-l pl-2.5">{name}</span>
          </a>
          <a href={to.shop()} className={link}>
            {t.toShop}
          </a>
          {!isGuest && (
            <>
              <a href={to.security()} className={link}>
                {t.security}
              </a>
              <a href={to.logout()} className={link}>
                {t.logOut}
              </a>
            </>
          )}
          <a
            href={language === 'hi' ? (pathname + search).replace(/^\/hi/, '') : `/hi${pathname}${search}`}
            lang={other}
            hrefLang={other}
            className={`${link} system-script`}
          >
            <span className="sr-only">{t.language}: </span>
            {other === 'hi' ? 'हिंदी' : 'English'}
          </a>
        </nav>
      </header>
      <main id="content" tabIndex={-1} className="page w-full flex-1 py-8 lg:py-12">
        {children}
      </main>
    </div>
  );
}

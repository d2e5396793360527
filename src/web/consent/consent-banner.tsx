import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import type { Reporting } from '../settings.ts';
import { type Choice, choose, useConsent } from './consent-store.ts';

/**
 * Asks once, at the bottom of the screen; the page stays usable without an answer. Space at the end of the
 * page keeps its last lines from being covered.
 */
export default function ConsentBanner({ services }: { services: Reporting }) {
  const language = useLanguage();
  const t = useMessages().consent;
  const { choice } = useConsent();
  const region = useRef<HTMLElement>(null);

  // Moves the focus to the banner where the visitor reopened it.
  const isReopened = choice !== undefined;
  useEffect(() => {
    if (isReopened) region.current?.focus({ preventScroll: true });
  }, [isReopened]);

  // Lifts other elements at the bottom of the screen above the banner.
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty('--foot', `${region.current?.offsetHeight ?? 0}px`));
    if (region.current) observer.observe(region.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--foot');
    };
  }, []);

  const answer = async (next: Choice) => {
    const withdrawn = choice === 'accepted' && next === 'declined';
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
    choose(next);
    if (!withdrawn) return;
    await import('./reporters.ts').then((reporters) => reporters.stop()).catch(() => {});
    // Third-party scripts only go with the page.
    location.reload();
  };

  const what = services.analytics && services.sentryDsn ? t.both : services.analytics ? t.analytics : t.errors;
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby="consent-title"
      data-consent=""
      className="sticky bottom-0 z-layer order-last border-line-strong border-t bg-raised outline-none print:hidden"
    >
      <div className="page flex flex-wrap items-center justify-between gap-x-12 gap-y-4 py-4 sm:py-5">
        <div className="max-w-column">
          <h2 id="consent-title" className="text-lg">
            {t.title}
          </h2>
          <p className="mt-1 text-muted leading-snug max-sm:text-sm">
            {what} {t.promise}{' '}
            <Link to={links(language).privacy()} className="text-link text-ink">
              {t.more}
            </Link>
          </p>
          {choice && <p className="mt-1 font-semibold">{choice === 'accepted' ? t.nowAccepted : t.nowDeclined}</p>}
        </div>
        <div className="grid w-full grid-cols-2 gap-3 sm:w-auto">
          <button type="button" onClick={() => answer('declined')} className="line-button min-w-36 cursor-pointer bg-ground px-5">
            {t.decline}
          </button>
          <button type="button" onClick={() => answer('accepted')} className="line-button min-w-36 cursor-pointer bg-ground px-5">
            {t.accept}
          </button>
        </div>
      </div>
    </section>
  );
}

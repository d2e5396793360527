import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { Sign } from './signs.tsx';
import type { Outcome } from './use-adding.ts';

const shownFor = 4000;

/**
 * Says what came of adding to the cart and goes after four seconds, unless it is pointed at or holds the focus. The region is
 * always there, so that a screen reader hears of what enters it.
 */
export function CartToast({ outcome, dismiss }: { outcome: Outcome | undefined; dismiss: () => void }) {
  const language = useLanguage();
  const t = useMessages().product.cart;
  const [held, setHeld] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each outcome has its own four seconds
  useEffect(() => {
    if (!outcome || held) return;
    const timer = setTimeout(dismiss, shownFor);
    return () => clearTimeout(timer);
  }, [outcome?.id, held]);

  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 bottom-24 z-40 flex justify-center px-4 lg:bottom-8 print:hidden"
    >
      {outcome && (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it or focusing inside only keeps it on the screen
        <div
          key={outcome.id}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          onKeyDown={(event) => event.key === 'Escape' && dismiss()}
          className="appear pointer-events-auto flex max-w-xl items-center gap-x-4 rounded-sm border border-line-strong bg-raised py-1 pr-1 pl-5 shadow-lift"
        >
          <p className="py-2 leading-snug">{outcome.text}</p>
          <Link to={links(language).cart()} className="text-link inline-flex min-h-11 shrink-0 items-center font-semibold">
            {t.view}
          </Link>
          <button
            type="button"
            aria-label={t.dismiss}
            onClick={() => {
              setHeld(false);
              dismiss();
            }}
            className="target flex shrink-0 items-center justify-center rounded-sm text-muted hover:text-ink"
          >
            <Sign of="close" className="size-5" />
          </button>
        </div>
      )}
    </div>
  );
}

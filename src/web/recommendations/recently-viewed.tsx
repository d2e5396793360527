import { useRef } from 'react';
import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { Picture } from '../components/picture.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useAppearBelow } from './use-appear-below.ts';
import { useRecentViews } from './use-recent-views.ts';

interface RecentlyViewedProps {
  /** The product on the page. */
  current?: string;
  className?: string;
  /** Class of the container, which exists without a row. */
  slotClassName?: string;
  /** Shows the row also inside the window, on a page that the browser fills in anyway. */
  immediate?: boolean;
}

/** Products looked at lately, filled in by the browser: the server's page is the same for everyone. */
export function RecentlyViewed({ current, className = '', slotClassName = '', immediate = false }: RecentlyViewedProps) {
  const language = useLanguage();
  const t = useMessages().recommendations;
  const slot = useRef<HTMLDivElement>(null);
  const views = useRecentViews().filter(({ id }) => id !== current);
  const appeared = useAppearBelow(slot, views.length > 0);
  return (
    <div ref={slot} className={`print:hidden ${slotClassName}`}>
      {views.length > 0 && (immediate || appeared) && (
        <section aria-labelledby="recently-viewed" className={className}>
          <h2 id="recently-viewed" className="page text-xl lg:text-2xl">
            {t.recentlyViewed}
          </h2>
          <ul className="shelf mt-4 flex gap-3 overflow-x-auto pb-4 lg:gap-5">
            {views.map(({ id, card }) => (
              <li key={id} className="group relative w-28 shrink-0 lg:w-36">
                <div className={`aspect-square overflow-hidden rounded-sm ${card.image ? 'bg-sunk' : 'cloth'}`}>
                  {card.image && (
                    <Picture
                      picture={{ ...card.image, placeholder: '' }}
                      sizes="(min-width: 64rem) 9rem, 7rem"
                      decorative
                      className="size-full"
                    />
                  )}
                </div>
                <h3 className="mt-2 line-clamp-2 text-sm leading-snug">
                  <Link to={links(language).product({ _id: id, slug: card.slug })} className="card-link">
                    {inLanguage(card.title, language)}
                  </Link>
                </h3>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { DownIcon } from '#ui/icons.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { type ShopCategory, useRootData } from '../settings.ts';
import { useMenuLinks } from './use-menu-links.ts';
import { useMenuMarkup } from './use-menu-markup.ts';

const entry =
  'flex h-11 items-center whitespace-nowrap border-transparent border-b-2 text-sm transition-colors -outline-offset-2 hover:text-indigo aria-[current=page]:border-turmeric';

/**
 * The second row of wide screens: categories with a panel of their subcategories each, and what stands
 * beside them. A pointer opens a panel by resting on its category; a keyboard by the button behind the link,
 * which is hidden until it has the focus. Both work without scripts.
 */
export function CategoryRow() {
  const categories = useRootData()?.categories ?? [];
  const t = useMessages().menu;
  const { collections, people } = useMenuLinks();
  const { pathname, search } = useLocation();
  const row = useRef<HTMLElement>(null);
  // Closes what the pointer holds open: after Escape, and once a link was followed.
  const [isDismissed, setDismissed] = useState(false);

  const address = pathname + search;
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    row.current?.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    setDismissed(row.current?.matches(':hover') ?? false);
  }, [address]);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && row.current?.matches(':hover') && setDismissed(true);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const entries = useMenuMarkup('row', () => (
    <>
      {categories.map((category) => (
        <CategoryEntry key={category.slug} category={category} />
      ))}
      {[...collections.slice(0, 2), ...people].map(({ to, name }) => (
        <li key={to}>
          <NavLink to={to} className={`${entry} font-semibold`}>
            {name}
          </NavLink>
        </li>
      ))}
    </>
  ));
  return (
    <nav
      ref={row}
      aria-label={t.categories}
      data-dismissed={isDismissed || undefined}
      onPointerLeave={() => setDismissed(false)}
      className="relative z-part border-line border-b bg-ground max-xl:hidden print:hidden"
    >
      <ul className="page flex justify-between gap-x-4 overflow-x-auto [scrollbar-width:none]" {...entries} />
    </nav>
  );
}

function CategoryEntry({ category: { slug, name, subcategories } }: { category: ShopCategory }) {
  const language = useLanguage();
  const t = useMessages().menu;
  const { pathname, search } = useLocation();
  const to = links(language);
  const shown = inLanguage(name, language);
  const id = `panel-${slug}`;
  return (
    <li className="flex">
      <NavLink to={to.category(slug)} className={entry}>
        {shown}
      </NavLink>
      {subcategories.length > 0 && (
        <>
          <button
            type="button"
            popoverTarget={id}
            aria-label={t.parts(shown)}
            className="sr-only -outline-offset-2 focus-visible:not-sr-only focus-visible:p-1"
          >
            <DownIcon className="size-5" />
          </button>
          <div id={id} popover="auto" className="category-panel w-auto border-line border-b bg-raised text-ink shadow-lift">
            <div className="page flex gap-x-16 py-6">
              <Link to={to.category(slug)} className="quiet-link w-64 shrink-0 font-display font-medium text-xl">
                {t.all(shown)}
              </Link>
              <ul className="grid flex-1 grid-cols-3 gap-x-10">
                {subcategories.map((part) => {
                  const path = to.category(slug, part.slug);
                  return (
                    <li key={part.slug}>
                      <Link
                        to={path}
                        aria-current={path === pathname + search ? 'page' : undefined}
                        className="quiet-link inline-flex min-h-9 items-center"
                      >
                        {part.name}
                      </Link>
                    </li>
                  );
                })}
              </ul>
            </div>
          </div>
        </>
      )}
    </li>
  );
}

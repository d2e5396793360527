import type { FocusEvent, MouseEvent, ReactNode, ToggleEvent } from 'react';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { CloseIcon, MenuIcon } from '#ui/icons.tsx';
import { PrintedCloth } from '../brand/printed-cloth.tsx';
import { Picture } from '../components/picture.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useRootData } from '../settings.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MarketChoice } from './market-choice.tsx';
import { MenuAccount } from './menu-account.tsx';
import { useMenuLinks } from './use-menu-links.ts';
import { useMenuMarkup } from './use-menu-markup.ts';

const menuId = 'menu';
const entry = 'flex min-h-11 items-center gap-3 rounded-sm px-1 -outline-offset-2 hover:bg-sunk aria-[current=page]:font-semibold';

/**
 * The button that opens the menu, and the menu: a sheet as high as the screen, of plain links. It is a
 * popover, which opens without scripts, closes with Escape or a press beside it, and gives the focus back.
 */
export function MenuSheet() {
  const language = useLanguage();
  const { menu: t, shell } = useMessages();
  const data = useRootData();
  const to = links(language);
  const { collections, people } = useMenuLinks();
  const closing = useRef<HTMLButtonElement>(null);

  const first = useMenuMarkup('menu', () =>
    collections.map(({ to, name }) => (
      <li key={to}>
        <NavLink
          to={to}
          className="flex min-h-11 items-center justify-center rounded-sm border border-line-strong px-1 text-center leading-tight hover:border-indigo hover:text-indigo aria-[current=page]:border-turmeric aria-[current=page]:border-2"
        >
          {name}
        </NavLink>
      </li>
    )),
  );

  const onToggle = (event: ToggleEvent) => {
    if (event.newState === 'open') closing.current?.focus();
  };
  const onClick = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    // A link leads away; that of the currency opens a dialog above the menu.
    if ((target as Element).closest('a:not([aria-haspopup])')) currentTarget.hidePopover();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-haspopup="dialog"
        aria-label={t.open}
        className="target -ml-2.5 flex cursor-pointer items-center justify-center rounded-sm transition-colors hover:text-indigo"
      >
        <MenuIcon />
      </button>
      <div
        id={menuId}
        popover="auto"
        role="dialog"
        aria-label={t.open}
        {...{ onToggle, onClick, onBlur }}
        className="menu-sheet veil m-0 h-dvh max-h-none w-[min(24rem,calc(100vw-2.5rem))] max-w-none overflow-y-auto overscroll-contain bg-ground p-0 text-ink"
      >
        <div className="sticky top-0 z-raised flex items-center justify-between border-line border-b bg-ground py-1 pr-2 pl-(--gutter)">
          <h2 className="text-xl">{t.open}</h2>
          <button
            ref={closing}
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={t.close}
            className="target flex cursor-pointer items-center justify-center rounded-sm text-muted hover:text-ink"
          >
            <CloseIcon className="size-5" />
          </button>
        </div>
        <nav aria-label={t.open} className="px-(--gutter) pt-3 pb-10">
          <ul className="grid grid-cols-3 gap-2" {...first} />
          <Group title={t.categories}>
            {data?.categories.map(({ slug, name, picture }) => (
              <li key={slug}>
                <NavLink to={to.category(slug)} className={`${entry} py-1`}>
                  <span className="size-10 shrink-0 overflow-hidden rounded-sm">
                    {picture ? (
                      <Picture picture={{ ...picture, placeholder: '' }} sizes="2.5rem" decorative className="size-full" />
                    ) : (
                      <PrintedCloth dye="indigo" />
                    )}
                  </span>
                  {inLanguage(name, language)}
                </NavLink>
              </li>
            ))}
            {people.map(({ to, name }) => (
              <Entry key={to} to={to}>
                {name}
              </Entry>
            ))}
          </Group>
          <Group title={t.account}>
            <MenuAccount className={entry} />
          </Group>
          <Group title={t.help}>
            <Entry to={to.lookUpOrder()}>{shell.footer.trackOrder}</Entry>
            <Entry to={to.faqs()}>{shell.footer.faqs}</Entry>
            <Entry to={to.contact()}>{shell.footer.contact}</Entry>
          </Group>
          <h3 className="mt-6 font-body font-semibold text-muted text-sm">{t.settings}</h3>
          <div className="mt-3 grid gap-3 px-1">
            <LanguageSwitch isBare />
            <MarketChoice />
          </div>
        </nav>
      </div>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-6 font-body font-semibold text-muted text-sm">{title}</h3>
      <ul className="mt-1" {...useMenuMarkup(`menu ${title}`, () => children)} />
    </>
  );
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} end className={entry}>
        {children}
      </NavLink>
    </li>
  );
}

import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { Mark } from '#ui/brand/mark.tsx';
import { WordMark } from '#ui/brand/word-mark.tsx';
import { PrivacyChoice } from '../consent/privacy-choice.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { brandIn, useRootData } from '../settings.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MarketChoice } from './market-choice.tsx';
import { SocialLinks } from './social-links.tsx';
import { FeedbackEntry, SellerEntry } from './support-entries.tsx';
import { useMenuLinks } from './use-menu-links.ts';
import { useMenuMarkup } from './use-menu-markup.ts';

function Column({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-2' : ''}>
      <h2 className="font-body font-semibold text-muted text-sm">{title}</h2>
      <ul className={`mt-2 ${wide ? 'columns-2 gap-x-6' : ''}`}>{children}</ul>
    </div>
  );
}

function Entry({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li className="break-inside-avoid">
      <NavLink to={to} end className="quiet-link inline-flex min-h-11 items-center lg:min-h-9">
        {children}
      </NavLink>
    </li>
  );
}

/** On every page except the cart and the search page. */
export function Footer() {
  const language = useLanguage();
  const data = useRootData();
  const { shell: t, menu, wishlist } = useMessages();
  const to = links(language);
  const { collections } = useMenuLinks();
  const brand = brandIn(data?.settings, language);
  const columns = useMenuMarkup('footer', () => (
    <>
      <div className="col-span-2 md:col-span-4 lg:col-span-1">
        <NavLink to={to.home()} end className="inline-flex items-center gap-3">
          <Mark className="size-10" />
          <WordMark name={brand} className="text-2xl" />
        </NavLink>
        <p className="mt-4 max-w-72 text-muted">{t.footer.tagline}</p>
        <SocialLinks />
      </div>
      {data && data.categories.length > 0 && (
        <Column title={t.footer.shop} wide>
          {data.categories.map((category) => (
            <Entry key={category.slug} to={to.category(category.slug)}>
              {inLanguage(category.name, language)}
            </Entry>
          ))}
          {collections.map(({ to, name }) => (
            <Entry key={to} to={to}>
              {name}
            </Entry>
          ))}
        </Column>
      )}
      <Column title={brand}>
        <Entry to={to.makers()}>{menu.makers}</Entry>
        <Entry to={to.blog()}>{t.footer.blog}</Entry>
        <SellerEntry />
      </Column>
      <Column title={t.footer.help}>
        <Entry to={to.lookUpOrder()}>{t.footer.trackOrder}</Entry>
        <Entry to={to.faqs()}>{t.footer.faqs}</Entry>
        <Entry to={to.contact()}>{t.footer.contact}</Entry>
        <Entry to={to.wishlist()}>{wishlist.link}</Entry>
        <FeedbackEntry />
      </Column>
      <Column title={t.footer.policies}>
        <Entry to={to.privacy()}>{t.footer.privacy}</Entry>
        <Entry to={to.terms()}>{t.footer.terms}</Entry>
        <Entry to={to.refunds()}>{t.footer.refunds}</Entry>
      </Column>
    </>
  ));
  return (
    <footer className="print:hidden mt-24 bg-sunk lg:mt-32">
      <div aria-hidden="true" className="printed-edge text-madder" />
      <nav
        aria-label={t.footerNavigation}
        className="page grid grid-cols-2 gap-x-6 gap-y-10 pt-14 pb-10 md:grid-cols-4 lg:grid-cols-[1.3fr_1fr_1fr_1fr_1fr_1fr] lg:gap-x-8"
        {...columns}
      />
      <div className="page flex flex-wrap items-baseline justify-between gap-x-10 gap-y-4 border-line border-t py-6 text-sm">
        <LanguageSwitch />
        <MarketChoice />
        <PrivacyChoice />
        {data?.settings.demo && <p className="max-w-column text-muted">{t.footer.demo}</p>}
      </div>
    </footer>
  );
}

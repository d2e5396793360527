import { Link } from 'react-router';
import type { FacetValue } from '#modules/search/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

/** Explains geographical indications, their limits, and lists the most frequent names. */
export function ProtectedNames({ names }: { names: readonly FacetValue[] }) {
  const language = useLanguage();
  const t = useMessages().home;
  const to = links(language);
  if (names.length === 0) return null;
  return (
    <section aria-labelledby="names" className="page far-202 mt-24 sm:far-140 lg:far-96 lg:mt-32">
      <div className="grid gap-x-16 gap-y-12 border-line border-t pt-10 lg:grid-cols-[7fr_5fr] lg:pt-14">
        <div>
          <h2 id="names" className="text-2xl lg:text-3xl">
            {t.namesTitle}
          </h2>
          <p className="mt-4 max-w-column text-muted">{t.namesText}</p>
          <ul aria-label={t.namesList} className="mt-5 grid gap-x-8 sm:grid-cols-2">
            {names.map((name) => (
              <li key={name.value}>
                <Link
                  to={`${to.search()}?${new URLSearchParams({ gi: name.value })}`}
                  className="quiet-link inline-flex min-h-11 items-center font-display text-lg"
                >
                  {inLanguage(name.label, language)}
                </Link>
              </li>
            ))}
          </ul>
          <p className="mt-3">
            <Link to={`${to.faqs()}#what-does-gi-mean`} className="text-link inline-flex min-h-11 items-center font-semibold">
              {t.namesMore}
            </Link>
          </p>
        </div>
        <div className="max-w-column lg:pt-2">
          <h3 className="text-xl">{t.payTitle}</h3>
          <p className="mt-3 text-muted">{t.payText}</p>
          <p className="mt-3">
            <Link
              to={`${to.faqs()}#who-is-the-maker-and-who-the-seller`}
              className="text-link inline-flex min-h-11 items-center font-semibold"
            >
              {t.payMore}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

import { Link } from 'react-router';
import type { FacetValue } from '#modules/search/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useRootData } from '../../settings.ts';

interface StartingPointsProps {
  title: string;
  /** The techniques with the most products. */
  crafts: readonly FacetValue[];
}

/** Links to categories, crafts and makers, before a search and after one without results. */
export function StartingPoints({ title, crafts }: StartingPointsProps) {
  const language = useLanguage();
  const t = useMessages().search;
  const categories = useRootData()?.categories ?? [];
  const ways = [
    ...categories.map((category) => ({ name: inLanguage(category.name, language), to: links(language).category(category.slug) })),
    { name: t.makers, to: links(language).makers() },
  ];
  return (
    <>
      {crafts.length > 0 && (
        <section aria-labelledby="crafts" className="mt-10">
          <h2 id="crafts" className="text-lg">
            {t.crafts}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {crafts.map((craft) => (
              <li key={craft.value} className="max-w-full">
                <Link
                  to={`${links(language).search()}?${new URLSearchParams({ q: inLanguage(craft.label, language) })}`}
                  className="inline-flex min-h-11 items-center rounded-sm border border-line bg-raised px-4 leading-snug transition-colors hover:border-indigo hover:text-indigo"
                >
                  {inLanguage(craft.label, language)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav aria-label={title} className="mt-10">
        <h2 className="text-lg">{title}</h2>
        <ul className="mt-3 grid border-line border-t sm:grid-cols-2 sm:gap-x-10">
          {ways.map((way) => (
            <li key={way.to} className="border-line border-b">
              <Link to={way.to} className="flex min-h-13 items-center justify-between hover:text-indigo">
                {way.name}
                <span aria-hidden="true" className="text-muted">
                  →
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { PrintedCloth } from '../brand/printed-cloth.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useRootData } from '../settings.ts';

interface EmptyStateProps {
  /** Above the title. */
  sign?: string;
  title: string;
  text: string;
}

/** Says that something is missing, with links to search, home and categories. */
export function EmptyState({ sign, title, text }: EmptyStateProps) {
  const language = useLanguage();
  const data = useRootData();
  const t = useMessages().shell.notFound;
  return (
    <div className="page grid items-center gap-10 py-6 lg:grid-cols-[5fr_7fr] lg:gap-20 lg:py-16">
      <div className="h-40 overflow-hidden rounded-sm lg:h-120">
        <PrintedCloth dye="neem" />
      </div>
      <div>
        {sign && <p className="mb-2 font-display text-muted text-xl tabular-nums">{sign}</p>}
        <h1 className="text-3xl lg:text-4xl">{title}</h1>
        <p className="mt-5 max-w-lead text-lg text-muted">{text}</p>
        <p className="mt-8 flex flex-wrap gap-4">
          <Link to={links(language).search()} className="solid-button">
            {t.searchAll}
          </Link>
          <Link to={links(language).home()} className="line-button">
            {t.home}
          </Link>
        </p>
        {data && data.categories.length > 0 && (
          <nav aria-labelledby="instead" className="mt-12">
            <h2 id="instead" className="font-body font-semibold text-base">
              {t.categories}
            </h2>
            <ul className="mt-2 flex flex-wrap gap-x-6">
              {data.categories.map((category) => (
                <li key={category.slug}>
                  <Link to={links(language).category(category.slug)} className="text-link inline-flex min-h-11 items-center">
                    {inLanguage(category.name, language)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}

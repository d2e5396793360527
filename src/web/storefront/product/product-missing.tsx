import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useRootData } from '../../settings.ts';

/** No such product: says so, and shows the ways onward. */
export function ProductMissing() {
  const language = useLanguage();
  const t = useMessages().product.missing;
  const at = links(language);
  const categories = useRootData()?.categories ?? [];
  return (
    <div className="page grid max-w-column gap-6 py-16 lg:py-28">
      <h1 className="text-4xl">{t.title}</h1>
      <p className="text-lg text-muted">{t.text}</p>
      <p className="flex flex-wrap gap-3">
        <Link to={at.search()} className="solid-button">
          {t.search}
        </Link>
        <Link to={at.home()} className="line-button">
          {t.home}
        </Link>
      </p>
      {categories.length > 0 && (
        <nav aria-labelledby="missing-categories" className="mt-6 border-line border-t pt-6">
          <h2 id="missing-categories" className="text-lg">
            {t.categories}
          </h2>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link to={at.category(slug)} className="text-link inline-flex min-h-11 items-center">
                  {inLanguage(name, language)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

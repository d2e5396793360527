import { Link } from 'react-router';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

interface BreadcrumbsProps {
  /** From below the home page to the page itself, which is the last step and no link. */
  steps: readonly { name: string; to?: string }[];
  /** Leaves the last step to assistive technology where the heading beside it says the same. */
  hideLast?: boolean;
}

/** The way from the home page to here. */
export function Breadcrumbs({ steps, hideLast = false }: BreadcrumbsProps) {
  const t = useMessages().shell.breadcrumbs;
  const way = [{ name: t.home, to: links(useLanguage()).home() }, ...steps.slice(0, -1)];
  const last = steps.at(-1);
  return (
    <nav aria-label={t.label} className="text-muted text-sm print:hidden">
      <ol className="-mx-2 -my-2.5 flex flex-wrap items-center">
        {way.map(({ name, to }, index) => (
          <li key={name} className="flex items-center">
            {index > 0 && <span aria-hidden="true">/</span>}
            <Link to={to ?? ''} className="quiet-link inline-flex min-h-11 items-center px-2 hover:text-ink">
              {name}
            </Link>
          </li>
        ))}
        {last && (
          <li className={hideLast ? 'sr-only' : 'flex items-center'}>
            <span aria-hidden="true">/</span>
            <span aria-current="page" className="px-2 text-ink">
              {last.name}
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}

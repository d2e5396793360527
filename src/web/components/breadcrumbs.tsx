import { Link } from 'react-router';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

interface BreadcrumbsProps {
  /** Steps below the home page; the last is the page itself and no link. */
  steps: readonly { name: string; to?: string }[];
  /** Shows the last step to assistive technology alone, where the heading repeats it. */
  hideLast?: boolean;
}

export function Breadcrumbs({ steps, hideLast = false }: BreadcrumbsProps) {
  const t = useMessages().shell.breadcrumbs;
  const ancestors = [{ name: t.home, to: links(useLanguage()).home() }, ...steps.slice(0, -1)];
  const last = steps.at(-1);
  return (
    <nav aria-label={t.label} className="text-muted text-sm print:hidden">
      <ol className="-mx-2 -my-2.5 flex flex-wrap items-center">
        {ancestors.map(({ name, to }, index) => (
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

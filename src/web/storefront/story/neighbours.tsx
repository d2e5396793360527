import { Link } from 'react-router';
import type { Post } from '#modules/content/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

type Neighbour = Pick<Post, 'slug' | 'title'> | undefined;

/** The stories before and after this one. */
export function Neighbours({ newer, older }: { newer: Neighbour; older: Neighbour }) {
  const language = useLanguage();
  const t = useMessages().content.blog;
  if (!newer && !older) return null;
  const entry = (post: Neighbour, label: string, rel: string, className: string) =>
    post && (
      <Link to={links(language).story(post.slug)} rel={rel} className={`group flex min-h-24 flex-col justify-center py-6 ${className}`}>
        <span className="text-muted text-sm">{label}</span>
        <span className="mt-1 font-display text-xl leading-snug underline-offset-4 group-hover:underline">
          {inLanguage(post.title, language)}
        </span>
      </Link>
    );
  return (
    <nav aria-label={t.neighbours} className="mt-16 grid border-line border-t sm:grid-cols-2 sm:gap-x-16 lg:mt-20 print:hidden">
      {entry(older, t.before, 'prev', 'max-sm:border-line max-sm:border-b')}
      {entry(newer, t.newer, 'next', 'sm:col-start-2 sm:text-right')}
    </nav>
  );
}

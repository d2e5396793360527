import type { PostSummary } from '#modules/content/contract.ts';
import { formatDay } from '#shared/format-day.ts';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

/** Author, date and reading time of a story. */
export function Byline({ post, className = '' }: { post: PostSummary; className?: string }) {
  const language = useLanguage();
  const t = useMessages().content.blog;
  const minutes = (language === 'hi' && post.minutes.hi) || post.minutes.en;
  return (
    <p className={`text-muted text-sm ${className}`}>
      {t.by(inLanguage(post.author, language))}
      <span aria-hidden="true"> · </span>
      <time dateTime={post.publishedOn}>{formatDay(new Date(`${post.publishedOn}T12:00:00+05:30`), language)}</time>
      <span aria-hidden="true"> · </span>
      {t.minutes(minutes)}
    </p>
  );
}

import { Link } from 'react-router';
import type { PostSummary } from '#modules/content/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { Ornament } from '../../brand/ornament.tsx';
import { Picture } from '../../components/picture.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

/** The newest stories side by side. */
export function Stories({ posts }: { posts: readonly PostSummary[] }) {
  const language = useLanguage();
  const t = useMessages().home;
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="stories" className="page far-140 mt-12 sm:far-104 lg:far-132 lg:mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="stories" className="text-xl lg:text-3xl">
          {t.storiesTitle}
        </h2>
        <Link to={links(language).blog()} className="text-link inline-flex min-h-11 items-center font-semibold">
          {t.storiesAll}
        </Link>
      </div>
      <ul className="mt-4 grid gap-x-8 gap-y-6 sm:mt-8 sm:grid-cols-3">
        {posts.map((post) => (
          <li key={post._id} className="group relative max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:gap-x-4">
            <div className="aspect-square overflow-hidden rounded-sm sm:aspect-[3/2]">
              {post.picture ? (
                <Picture
                  picture={post.picture}
                  sizes="(min-width: 84rem) 25rem, (min-width: 40rem) 30vw, 37vw"
                  decorative
                  className="size-full transition-transform duration-picture ease-cloth group-hover:scale-[1.02]"
                />
              ) : (
                <Ornament name={post.slug} craft="" className="size-full" />
              )}
            </div>
            <div className="sm:mt-4">
              <h3 className="text-lg leading-snug lg:text-xl">
                <Link to={links(language).story(post.slug)} className="card-link">
                  {inLanguage(post.title, language)}
                </Link>
              </h3>
              <p className="mt-2 line-clamp-2 text-muted text-sm sm:line-clamp-3 sm:text-base">{inLanguage(post.summary, language)}</p>
              <p className="mt-2 text-muted text-sm">{t.minutes((language === 'hi' && post.minutes.hi) || post.minutes.en)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

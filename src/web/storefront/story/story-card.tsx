import { Link } from 'react-router';
import type { PostSummary } from '#modules/content/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { Ornament } from '../../brand/ornament.tsx';
import { Picture } from '../../components/picture.tsx';
import { links } from '../../links.ts';
import { useLanguage } from '../../messages.tsx';
import { Byline } from './byline.tsx';

/** A story in a list: one link, named by its title. The first one is large. */
export function StoryCard({ post, large = false }: { post: PostSummary; large?: boolean }) {
  const language = useLanguage();
  return (
    <article className={`group relative ${large ? 'grid items-center gap-x-14 gap-y-6 lg:grid-cols-[7fr_5fr]' : 'flex h-full flex-col'}`}>
      <div className={`overflow-hidden rounded-sm ${large ? 'aspect-[4/3]' : 'aspect-[4/3]'}`}>
        {post.picture ? (
          <Picture
            picture={post.picture}
            sizes={
              large ? '(min-width: 84rem) 44rem, (min-width: 64rem) 54vw, 92vw' : '(min-width: 64rem) 26rem, (min-width: 40rem) 46vw, 92vw'
            }
            priority={large}
            decorative
            className="size-full transition-transform duration-picture ease-cloth group-hover:scale-[1.02]"
          />
        ) : (
          <Ornament name={post.slug} craft="" className="size-full" />
        )}
      </div>
      <div className={large ? '' : 'mt-5'}>
        <h2 className={large ? 'text-3xl lg:text-4xl' : 'text-xl'}>
          <Link to={links(language).story(post.slug)} className="card-link">
            {inLanguage(post.title, language)}
          </Link>
        </h2>
        <p className={`mt-3 text-muted ${large ? 'max-w-lead text-lg' : ''}`}>{inLanguage(post.summary, language)}</p>
        <Byline post={post} className="mt-4" />
      </div>
    </article>
  );
}

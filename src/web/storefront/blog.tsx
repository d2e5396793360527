import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../api.ts';
import { languageOf, links } from '../links.ts';
import { blog as english } from '../messages/en/blog.ts';
import { blog as hindi } from '../messages/hi/blog.ts';
import { useLanguage } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/blog';
import { openingOf } from './home/opening.ts';

export const headers = () => ({ 'Cache-Control': 'public' });

/** Until there are articles, the stories are those of the makers. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const language = languageOf(new URL(request.url).pathname);
  const { makers } = (await api.makers.listMakers({ limit: 100 })).data;
  const first = makers[0] && (await api.makers.getMaker({ slug: makers[0].slug })).data.maker;
  const { since: _, ...t } = language === 'hi' ? hindi : english;
  return {
    t,
    first: first && { slug: first.slug, name: first.name, opening: openingOf(first.story, language, 420) },
    makers: makers.map((maker) => ({ ...maker, sinceText: (language === 'hi' ? hindi : english).since(maker.since) })),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) =>
  loaderData
    ? pageMeta({
        language: languageOf(location.pathname),
        path: location.pathname,
        title: loaderData.t.title,
        description: loaderData.t.description,
        settings: settingsOf(matches),
      })
    : [];

export default function Blog({ loaderData: { t, first, makers } }: Route.ComponentProps) {
  const language = useLanguage();
  const to = links(language);
  return (
    <div className="page lg:pt-6">
      <h1 className="max-w-[14ch] text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-5 max-w-[36rem] text-lg text-muted">{t.intro}</p>
      {first ? (
        <article className="mt-12 grid gap-x-16 gap-y-4 border-turmeric border-t-2 pt-8 lg:mt-16 lg:grid-cols-[4fr_7fr]">
          <div>
            <p className="text-madder">{t.first}</p>
            <h2 className="mt-2 text-2xl lg:text-3xl">{inLanguage(first.name, language)}</h2>
          </div>
          <div>
            <p className="text-pretty font-display text-xl leading-relaxed">{first.opening}</p>
            <p className="mt-5">
              <Link to={to.maker(first.slug)} className="text-link inline-flex min-h-11 items-center font-semibold">
                {t.read}
              </Link>
            </p>
          </div>
        </article>
      ) : (
        <p className="mt-12 text-muted">{t.none}</p>
      )}
      {makers.length > 0 && (
        <section className="mt-16 lg:mt-24">
          <h2 className="text-2xl">{t.all}</h2>
          <ul className="mt-5 grid border-line border-t lg:grid-cols-2 lg:gap-x-16">
            {makers.map((maker) => (
              <li key={maker._id} className="border-line border-b">
                <Link to={to.maker(maker.slug)} className="group flex min-h-20 flex-col justify-center py-4">
                  <span className="font-display text-lg leading-snug underline-offset-4 group-hover:underline">
                    {inLanguage(maker.name, language)}
                  </span>
                  <span className="text-muted text-sm">
                    {inLanguage(maker.craft, language)}, {inLanguage(maker.place, language)}, {maker.sinceText}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { slugify } from '#shared/slug.ts';
import { apiContext } from '../../api.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { MakerPortrait } from '../../components/maker-portrait.tsx';
import { languageOf, links } from '../../links.ts';
import { messagesOf, useLanguage, useMessages } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import type { Route } from './+types/makers';

export const headers = () => ({ 'Cache-Control': 'public' });

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after')?.slice(0, 120) || undefined;
  const { data, next } = await context.get(apiContext).makers.listMakers({ after, limit: 100 });
  return { makers: data.makers, next };
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const t = messagesOf(language).makers;
  return pageMeta({
    language,
    path: links(language).makers(),
    title: t.title,
    description: t.metaDescription,
    settings: settingsOf(matches),
  });
};

export default function MakersPage({ loaderData }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useMessages().makers;
  const stateName = (state: string) => t.stateNames[state] ?? state;
  const states = [...Map.groupBy(loaderData.makers, (maker) => maker.state)].sort(([a], [b]) =>
    stateName(a).localeCompare(stateName(b), language),
  );
  return (
    <div className="page pb-20">
      <Breadcrumbs steps={[{ name: t.title }]} />
      <h1 className="mt-7 text-4xl lg:mt-9">{t.title}</h1>
      <p className="mt-4 max-w-[52ch] text-lg text-muted leading-relaxed">{states.length > 0 ? t.lead : t.none}</p>
      {states.length > 1 && (
        <nav aria-label={t.states} className="mt-8 border-line border-y py-2">
          <ul className="flex flex-wrap gap-x-6">
            {states.map(([state]) => (
              <li key={state}>
                <a href={`#${slugify(state)}`} className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4">
                  {stateName(state)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="mt-10 gap-x-16 md:columns-2 xl:columns-3">
        {states.map(([state, makers], index) => (
          <section
            key={state}
            id={slugify(state)}
            aria-labelledby={`${slugify(state)}-name`}
            className={`mb-12 border-line border-t pt-5 ${makers.length <= 3 ? 'break-inside-avoid' : ''}`}
          >
            <h2 id={`${slugify(state)}-name`} className="break-after-avoid text-2xl">
              {stateName(state)}
            </h2>
            <ul className="mt-5 grid gap-y-6">
              {makers.map((maker) => (
                <li key={maker._id} className="group relative flex break-inside-avoid items-center gap-5">
                  <MakerPortrait maker={maker} decorative eager={index === 0} className="w-28 shrink-0 self-start rounded-sm" />
                  <div className="min-w-0">
                    <h3 className="text-lg leading-snug">
                      <Link to={links(language).maker(maker.slug)} className="card-link">
                        {inLanguage(maker.name, language)}
                      </Link>
                    </h3>
                    <p className="mt-1 leading-snug">{inLanguage(maker.craft, language)}</p>
                    <p className="mt-1.5 text-muted text-sm leading-snug">
                      {inLanguage(maker.place, language)} · {t.since(maker.since)}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {loaderData.next && (
        <p className="mt-10 text-center">
          <Link to={`${links(language).makers()}?after=${encodeURIComponent(loaderData.next)}`} className="line-button">
            {t.moreMakers}
          </Link>
        </p>
      )}
    </div>
  );
}

import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../../api.ts';
import { call } from '../../browser-api.ts';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { MakerPortrait } from '../../components/maker-portrait.tsx';
import { Picture } from '../../components/picture.tsx';
import { languageOf, links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { DefinitionList } from '../definition-list.tsx';
import { listCards, pageSize } from '../listing/list-cards.ts';
import { ProductList } from '../listing/product-list.tsx';
import type { Route } from './+types/maker';
import { MakerPictures } from './maker-pictures.tsx';
import { MakerVoice } from './maker-voice.tsx';

export const headers = () => ({ 'Cache-Control': 'public' });

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { maker } = (await api.makers.getMaker({ slug: params.slug })).data;
  return { maker, ...(await listCards(api, { makerId: maker._id }, url)) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return [];
  const { maker } = loaderData;
  const language = languageOf(location.pathname);
  const story = inLanguage(maker.story, language);
  return pageMeta({
    language,
    path: links(language).maker(maker.slug),
    title: `${inLanguage(maker.name, language)}, ${inLanguage(maker.place, language)}`,
    description: story.length > 160 ? `${story.slice(0, story.lastIndexOf(' ', 157))}…` : story,
    settings: settingsOf(matches),
  });
};

export default function MakerPage({ loaderData }: Route.ComponentProps) {
  const { maker, cards, next } = loaderData;
  const language = useLanguage();
  const t = useMessages().makers;
  const name = inLanguage(maker.name, language);
  return (
    <div className="page pb-20">
      <Breadcrumbs steps={[{ name: t.title, to: links(language).makers() }, { name }]} />
      <article className="mt-5 grid gap-x-16 gap-y-8 md:grid-cols-[minmax(0,22rem)_1fr] lg:mt-8 lg:gap-x-20">
        {maker.portrait ? (
          <Picture
            picture={maker.portrait}
            priority
            sizes="(min-width: 48rem) 22rem, 18rem"
            className="aspect-[4/5] w-full rounded-sm max-md:max-w-72 md:sticky md:top-28 md:self-start"
          />
        ) : (
          <MakerPortrait maker={maker} eager className="w-full rounded-sm max-md:max-w-72 md:sticky md:top-28 md:self-start" />
        )}
        <div>
          <p className="text-madder">{inLanguage(maker.craft, language)}</p>
          <h1 className="mt-2 text-4xl">{name}</h1>
          <p className="mt-7 max-w-[58ch] text-lg leading-[1.75] lg:mt-9">{inLanguage(maker.story, language)}</p>
          {maker.voice && <MakerVoice voice={maker.voice} name={name} />}
          <div className="mt-9 max-w-form">
            <DefinitionList
              rows={[
                [t.place, inLanguage(maker.place, language)],
                [t.began, maker.since],
                [t.who, t.kinds[maker.kind]],
              ]}
            />
          </div>
        </div>
      </article>
      {maker.pictures && <MakerPictures pictures={maker.pictures} title={t.atWork(name)} />}
      <section aria-labelledby="pieces" className="mt-16 border-line border-t pt-10 lg:mt-24">
        <h2 id="pieces" className="mb-8 text-2xl">
          {t.pieces(name)}
        </h2>
        {cards.length > 0 ? (
          <ProductList
            cards={cards}
            next={next}
            kind="wide"
            cursor="after"
            loadPage={(after, options) => call('catalog.listCards', { makerId: maker._id, limit: pageSize, after }, options)}
          />
        ) : (
          <p className="max-w-[52ch] text-muted">
            {t.nothing}{' '}
            <Link to={links(language).makers()} className="text-ink text-link">
              {t.allMakers}
            </Link>
          </p>
        )}
      </section>
    </div>
  );
}

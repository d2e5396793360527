import { Suspense, use, useEffect } from 'react';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../../api.ts';
import { ArrivalNote } from '../../collections/arrival-note.tsx';
import { ProgressiveHydration } from '../../hydration/progressive-hydration.tsx';
import { languageOf } from '../../links.ts';
import { messagesOf, useLanguage, useMessages } from '../../messages.tsx';
import { NextOrderSlot } from '../../next-order/next-order-slot.tsx';
import { VisitorRows } from '../../recommendations/visitor-rows.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { brandIn, useRootData } from '../../settings.ts';
import type { Route } from './+types/home';
import { CategoryRow } from './category-row.tsx';
import { GiLine } from './gi-line.tsx';
import { Hero, type HeroProps } from './hero.tsx';
import { heroPreloads } from './hero-files.ts';
import { Journey } from './journey.tsx';
import { type HomeData, loadHome } from './load-home.ts';
import { MakerTeaser } from './maker-teaser.tsx';
import { ProductRail } from './product-rail.tsx';
import { Shelf } from './shelf.tsx';
import { Stories } from './stories.tsx';
import { StudioHero } from './studio-hero.tsx';
import { Values } from './values.tsx';

export const headers = () => ({ 'Cache-Control': 'public' });

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadHome(context.get(apiContext), languageOf(new URL(request.url).pathname));

/** The last data by language, so that going back renders at once and restores the scroll position. */
const lastSeen = new Map<string, { data: HomeData; at: number }>();
const maxAgeMs = 5 * 60_000;

/** Navigations in the browser show the page at once and its categories when they arrive. */
export function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs): HomeData | { arriving: Promise<HomeData> } {
  const last = lastSeen.get(languageOf(new URL(request.url).pathname));
  if (last && Date.now() - last.at < maxAgeMs) return last.data;
  return { arriving: serverLoader() as Promise<HomeData> };
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const settings = settingsOf(matches);
  const t = messagesOf(language).home;
  return [
    ...pageMeta({
      language,
      path: location.pathname,
      title: t.metaTitle(brandIn(settings, language)),
      description: t.metaDescription,
      settings,
    }),
    ...(settings?.demo ? heroPreloads : []),
  ];
};

export default function Home({ loaderData }: Route.ComponentProps) {
  if (!('arriving' in loaderData)) return <HomeContent data={loaderData} />;
  return (
    <Suspense fallback={<HomeFallback />}>
      <DeferredHome data={loaderData.arriving} />
    </Suspense>
  );
}

/** Real shops open with their categories' pictures, the demo shop with a studio photograph. */
function HeroSection({ pictures, product }: HeroProps) {
  return useRootData()?.settings.demo ? <StudioHero product={product} /> : <Hero pictures={pictures} product={product} />;
}

function DeferredHome({ data }: { data: Promise<HomeData> }) {
  return <HomeContent data={use(data)} />;
}

function HomeFallback() {
  const t = useMessages().home;
  return (
    <>
      <HeroSection pictures={[]} />
      <p role="status" className="page py-24 text-center font-display text-muted text-xl">
        {t.loading}
      </p>
    </>
  );
}

function HomeContent({ data }: { data: HomeData }) {
  const language = useLanguage();
  const t = useMessages().home;
  useEffect(() => {
    if (lastSeen.get(language)?.data !== data) lastSeen.set(language, { data, at: Date.now() });
  }, [data, language]);
  const pictures = data.categories.flatMap((category) => (category.banner ? [{ picture: category.banner, category }] : []));
  const { gifts, loved, latest, cheap } = data.rails;
  const [first, second, third] = data.shelves;
  const occasion = gifts?.collection;
  return (
    <>
      <HeroSection pictures={pictures} product={(loved ?? latest ?? gifts)?.cards.find((card) => card.image)} />
      <ProgressiveHydration>
        <CategoryRow categories={data.categories} gift={gifts?.cards[0]?.image ?? cheap?.cards[0]?.image} />
        <NextOrderSlot />
        {data.shelves.length === 0 && <p className="page py-24 text-center font-display text-muted text-xl">{t.noCategories}</p>}
        <ProductRail
          rail={gifts}
          title={occasion ? t.giftsFor(inLanguage(occasion.title, language)) : ''}
          note={<ArrivalNote slug={occasion?.slug} words={t.arrivesBy} className="font-semibold text-neem" />}
        />
        <ProductRail rail={loved} title={t.popular[loved?.basis ?? 'none']} />
        <Values />
        <ProductRail rail={latest} title={t.new} />
        {first && <Shelf {...first} />}
        {data.maker && <MakerTeaser maker={data.maker} products={data.makerProducts} />}
        {second && <Shelf {...second} />}
        <ProductRail rail={cheap} title={cheap ? inLanguage(cheap.collection.title, language) : ''} />
        {third && <Shelf {...third} />}
        <VisitorRows className="mt-12 lg:mt-20" />
        <Stories posts={data.posts} />
        <GiLine />
        <Journey />
      </ProgressiveHydration>
    </>
  );
}

import { Suspense, use, useEffect } from 'react';
import type { Category } from '#modules/catalog/contract.ts';
import { apiContext } from '../../api.ts';
import { cardWithoutPlaceholder, withoutPlaceholder } from '../../components/without-placeholder.ts';
import { ProgressiveHydration } from '../../hydration/progressive-hydration.tsx';
import { languageOf } from '../../links.ts';
import { messagesOf, useLanguage, useMessages } from '../../messages.tsx';
import { BecauseRow } from '../../recommendations/because-row.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import { brandIn, useRootData } from '../../settings.ts';
import type { Route } from './+types/home';
import { CategoryTiles } from './category-tiles.tsx';
import { Hero, type HeroProps } from './hero.tsx';
import { heroPreloads } from './hero-files.ts';
import { Journey } from './journey.tsx';
import { MakerTeaser } from './maker-teaser.tsx';
import { ProtectedNames } from './protected-names.tsx';
import { Shelf } from './shelf.tsx';
import { initialShelfLength } from './shelf-length.ts';
import { Stories } from './stories.tsx';
import { storyExcerpt } from './story-excerpt.ts';
import { StudioHero } from './studio-hero.tsx';
import { Values } from './values.tsx';

export const headers = () => ({ 'Cache-Control': 'public' });

/** Categories with a shelf on the home page. */
const shelfCount = 3;
const storyCount = 3;
/** Products shown of the maker: one large and two small. */
const makerProducts = 3;
const maxNames = 6;
const weekMs = 7 * 86_400_000;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [{ categories }, { data: makersData }, { posts }, { facets }] = await Promise.all([
    api.catalog.listCategories(),
    api.makers.listMakers({ limit: 100 }),
    api.content.listPosts({ limit: storyCount }),
    api.search.searchCards({ inStock: 'true', facets: 'true', limit: 1 }),
  ]);
  const { makers } = makersData;
  // Rotates the maker weekly, the same for every visitor.
  const offset = makers.length > 0 ? Math.floor(Date.now() / weekMs) % makers.length : 0;
  const featured = makers[offset];
  const [shelves, featuredMaker, featuredProducts] = await Promise.all([
    Promise.all(
      categories.slice(0, shelfCount).map(async (category) => ({
        category: withoutSubcategories(category),
        cards: (await api.catalog.listCards({ category: category.slug, limit: initialShelfLength })).cards.map(cardWithoutPlaceholder),
      })),
    ),
    featured && api.makers.getMaker({ slug: featured.slug }),
    featured && api.catalog.listCards({ makerId: featured._id, limit: 12 }),
  ]);
  const language = languageOf(new URL(request.url).pathname);
  return {
    categories: categories.map(withoutSubcategories),
    shelves,
    maker: featuredMaker && {
      ...featuredMaker.data.maker,
      story: undefined,
      opening: storyExcerpt(featuredMaker.data.maker.story, language),
    },
    makerProducts: (featuredProducts?.cards ?? [])
      .filter((card) => card.image)
      .slice(0, makerProducts)
      .map(cardWithoutPlaceholder),
    otherMakers: [...makers, ...makers].slice(offset + 1, offset + 5).filter((other) => other.slug !== featured?.slug),
    posts: posts.map((post) => (post.picture ? { ...post, picture: withoutPlaceholder(post.picture) } : post)),
    protectedNames: facets?.gi.slice(0, maxNames) ?? [],
  };
}

const withoutSubcategories = ({ _id, slug, name, description, banner }: Category): Category => ({ _id, slug, name, description, banner });

export type HomeData = Awaited<ReturnType<typeof loader>>;

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
function HeroSection({ pictures }: HeroProps) {
  return useRootData()?.settings.demo ? <StudioHero /> : <Hero pictures={pictures} />;
}

function DeferredHome({ data }: { data: Promise<HomeData> }) {
  return <HomeContent data={use(data)} />;
}

function HomeFallback() {
  const t = useMessages().home;
  return (
    <>
      <HeroSection pictures={[]} />
      <Values />
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
  return (
    <>
      <HeroSection pictures={pictures} />
      <Values />
      <ProgressiveHydration>
        <CategoryTiles categories={data.categories} />
        <BecauseRow className="mt-20 lg:mt-28" />
        {data.shelves.length === 0 && <p className="page py-24 text-center font-display text-muted text-xl">{t.noCategories}</p>}
        {data.shelves.map((shelf) => (
          <Shelf key={shelf.category._id} {...shelf} />
        ))}
        {data.maker && <MakerTeaser maker={data.maker} products={data.makerProducts} others={data.otherMakers} />}
        <ProtectedNames names={data.protectedNames} />
        <Stories posts={data.posts} />
        <Journey />
      </ProgressiveHydration>
    </>
  );
}

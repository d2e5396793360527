import type { Category } from '#modules/catalog/category-contract.ts';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import type { Collection, PopularityBasis } from '#modules/collections/contract.ts';
import { inLanguage, inOneLanguage, type Language } from '#shared/localized.ts';
import { type Api, isApiError } from '../../api.ts';
import { firstSentences } from '../../components/first-sentences.ts';
import { cardWithoutPlaceholder, withoutPlaceholder } from '../../components/without-placeholder.ts';
import { initialShelfLength } from './shelf-length.ts';

/** Categories with a shelf on the home page. */
const shelfCount = 3;
const storyCount = 3;
/** Products shown of the maker: one large and two small. */
const makerProducts = 3;
/** Products of a rail: as many as most windows show, and one to swipe to. */
const railLength = 6;
/** Fewer products make no rail. */
const minRail = 3;
const weekMs = 7 * 86_400_000;

/** A collection with its first products. */
export interface Rail {
  collection: Pick<Collection, 'slug' | 'title'>;
  basis?: PopularityBasis | undefined;
  cards: ProductCard[];
}

/** Reads what the home page shows, the same for every visitor of a language. */
export async function loadHome(api: Api, language: Language) {
  const [{ categories }, { data: makersData }, { posts }, occasions, loved, latest, cheap] = await Promise.all([
    api.catalog.listCategories(),
    api.makers.listMakers({ limit: 100 }),
    api.content.listPosts({ limit: storyCount }),
    api.collections.listCollections({ shelf: 'occasion', cards: 12 }),
    readRail(api, 'most-loved'),
    readRail(api, 'new'),
    readRail(api, 'under-1000'),
  ]);
  const { makers } = makersData;
  // Rotates the maker weekly, the same for every visitor.
  const featured = makers[makers.length > 0 ? Math.floor(Date.now() / weekMs) % makers.length : 0];
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
  const season = occasions.collections.find((occasion) => occasion.season?.isNow);
  const gifts = season && { collection: season, cards: season.cards.filter((card) => !card.madeToOrder) };
  const [giftRail, lovedRail, newRail, cheapRail] = withoutRepetition([gifts, loved, latest, cheap]);
  return inOneLanguage(
    {
      categories: categories.map(withoutSubcategories),
      shelves,
      rails: { gifts: giftRail, loved: lovedRail, latest: newRail, cheap: cheapRail },
      maker: featuredMaker && {
        ...featuredMaker.data.maker,
        story: undefined,
        opening: firstSentences(inLanguage(featuredMaker.data.maker.story, language), 200),
      },
      makerProducts: (featuredProducts?.cards ?? [])
        .filter((card) => card.image)
        .slice(0, makerProducts)
        .map(cardWithoutPlaceholder),
      posts: posts.map((post) => (post.picture ? { ...post, picture: withoutPlaceholder(post.picture) } : post)),
    },
    language,
  );
}

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** Without its picture's placeholder: a thumbnail is there at once. */
const withoutSubcategories = ({ _id, slug, name, description, banner }: Category): Category => ({
  _id,
  slug,
  name,
  description,
  banner: banner && withoutPlaceholder(banner),
});

/** Reads a collection with products for a rail that repeats none of the others; undefined if hidden. */
async function readRail(api: Api, slug: string): Promise<Rail | undefined> {
  try {
    const [{ collection, basis }, { cards }] = await Promise.all([
      api.collections.getCollection({ slug }),
      api.collections.listCollectionCards({ slug, limit: 4 * railLength, inStock: 'true' }),
    ]);
    return { collection, basis, cards };
  } catch (error) {
    if (isApiError(error, 'COLLECTION_NOT_FOUND')) return undefined;
    throw error;
  }
}

/**
 * Shortens rails so that no product stands in two of them. What rests on numbers chooses first, the order of
 * the editors last.
 */
export function withoutRepetition(rails: readonly (Rail | undefined)[]): (Rail | undefined)[] {
  const shown = new Set<string>();
  const result = new Map<Rail, Rail>();
  const isChosenByUs = (rail: Rail) => Number(rail.basis === 'none');
  for (const rail of rails.filter((each) => each !== undefined).sort((a, b) => isChosenByUs(a) - isChosenByUs(b))) {
    const cards = rail.cards.filter((card) => !shown.has(card._id)).slice(0, railLength);
    if (cards.length < minRail) continue;
    for (const card of cards) shown.add(card._id);
    // A listed collection brings cards of its own, which the page would carry twice.
    const { slug, title } = rail.collection;
    result.set(rail, { ...rail, collection: { slug, title }, cards: cards.map(cardWithoutPlaceholder) });
  }
  return rails.map((rail) => rail && result.get(rail));
}

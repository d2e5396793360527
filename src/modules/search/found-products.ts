import type { Context } from '#platform/context.ts';
import type { Facets } from './contract.ts';
import { nameFacets } from './facet-names.ts';
import { arrangeFacets, countFacets, type SelectedFilters } from './facet-rules.ts';
import type { Matches } from './index/search-index.ts';
import type { ProductHit } from './search-rules.ts';

/** Products that one or several searches found. */
export interface Found {
  matches: Matches;
  /** Hits that pass every filter but that of one dimension, where facets are asked for. */
  hitsWithout: ReadonlyMap<string, readonly ProductHit[]>;
}

/**
 * Facets that are named for one dimension's counts: of a choice with more values than anyone reads, rare ones
 * are left out.
 */
const maxNamedFacets = 160;
const commonestFacets = (counts: ReadonlyMap<number, number>) =>
  [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxNamedFacets)
    .map(([id]) => id);

/** Counts and names the facets of what was found, those of a filtered dimension without its own filter. */
export async function countFound(ctx: Context, { matches, hitsWithout }: Found, filters: SelectedFilters): Promise<Facets> {
  const counts = countFacets(matches.hits);
  const countsWithout = new Map([...hitsWithout].map(([dimension, hits]) => [dimension, countFacets(hits)]));
  const ids = new Set([counts, ...countsWithout.values()].flatMap(commonestFacets).concat([...filters.facets.values()].flat()));
  return arrangeFacets(
    await nameFacets(ctx.db, [...ids]),
    filters,
    (dimension) => countsWithout.get(dimension) ?? counts,
    (hitsWithout.get('price') ?? matches.hits).map((hit) => hit.pricePaise),
  );
}

const union = (first: readonly ProductHit[], second: readonly ProductHit[]): ProductHit[] => {
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...second.filter(({ id }) => !ids.has(id))];
};

/** The matches of one search, and behind them those of another one that it lacks. */
export function append(first: Found, second: Found): Found {
  const cards = first.matches.cards && second.matches.cards;
  return {
    matches: {
      hits: union(first.matches.hits, second.matches.hits),
      isComplete: first.matches.isComplete && second.matches.isComplete,
      ...(cards ? { cards } : {}),
    },
    hitsWithout: new Map(
      [...second.hitsWithout].map(([dimension, hits]) => [dimension, union(first.hitsWithout.get(dimension) ?? [], hits)]),
    ),
  };
}

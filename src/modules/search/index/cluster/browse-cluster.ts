import { countFacets, filteredDimensions, passesFilters, toFilterCriteria } from '#modules/search/facet-rules.ts';
import { parseHit, rankDocuments, readHitsOf } from '#modules/search/index/postgres/match-queries.ts';
import { type BrowseFacets, type BrowsePage, type BrowseRequest, withoutWords } from '#modules/search/index/search-index.ts';
import type { ProductHit } from '#modules/search/search-rules.ts';
import { askCluster, type ClusterAnswer, type ClusterSearch } from './cluster-client.ts';
import { type OpenCluster, splitLine } from './find-in-cluster.ts';
import { sortOrders, toQuery } from './to-query.ts';

/** More than the facets of any shop. */
const maxFacets = 10_000;

const facetAggregations = {
  facets: { terms: { field: 'facets', size: maxFacets } },
  min: { min: { field: 'pricePaise' } },
  max: { max: { field: 'pricePaise' } },
};

interface FacetAnswer {
  facets?: { buckets: { key: string; doc_count: number }[] };
  min?: { value: number | null };
  max?: { value: number | null };
}

/** The counts of the cluster with those of changed documents. */
function countIn({ aggregations }: ClusterAnswer, changed: readonly ProductHit[]): Map<number, number> {
  const counts = countFacets(changed);
  for (const { key, doc_count } of (aggregations as FacetAnswer).facets?.buckets ?? []) {
    counts.set(Number(key), (counts.get(Number(key)) ?? 0) + doc_count);
  }
  return counts;
}

function pricesIn({ aggregations }: ClusterAnswer, changed: readonly ProductHit[]): number[] {
  const { min, max } = aggregations as FacetAnswer;
  return [...[min?.value, max?.value].filter((price) => typeof price === 'number'), ...changed.map(({ pricePaise }) => pricePaise)];
}

/**
 * Lists products in the cluster and counts all of them; changed documents are read and ranked among them by
 * PostgreSQL.
 * @returns undefined where the cluster does not answer
 */
export async function browseCluster(cluster: OpenCluster, request: BrowseRequest): Promise<BrowsePage | undefined> {
  const { db, log, settings, changedDocIds } = cluster;
  const { filters, sort, offset, limit, withFacets } = request;
  const { members } = filters;
  const dimensions = withFacets ? filteredDimensions(filters) : [];
  const queryWithout = (ignoredDimension?: string) =>
    toQuery({ ...withoutWords, ...toFilterCriteria(filters, ignoredDimension) }, sort, 'fulltext', changedDocIds);
  // Counts are searches of their own: the cluster keeps their answers until its index changes.
  const counting = (ignoredDimension?: string): ClusterSearch => ({
    query: queryWithout(ignoredDimension),
    size: 0,
    track_total_hits: false,
    aggs: facetAggregations,
  });
  const hasChanges = changedDocIds.length > 0;
  const end = offset + limit;
  const page = { query: queryWithout(), sort: sortOrders[sort], track_total_hits: true };
  const [answers, written] = await Promise.all([
    askCluster(
      settings,
      [
        // Changed documents push others back: with some, everything before the page is ranked, too.
        { ...page, ...(hasChanges ? { size: end } : { from: offset, size: limit }) },
        ...(withFacets ? [counting(), ...dimensions.map(counting)] : []),
      ],
      log,
    ),
    hasChanges ? readHitsOf(db, changedDocIds) : [],
  ]);
  if (!answers) return undefined;
  const [found, counted, ...others] = answers as [ClusterAnswer, ...ClusterAnswer[]];
  const changed = members ? written.filter(({ id }) => members.positions.has(id)) : written;
  const changedMatches = changed.filter((hit) => passesFilters(hit, filters));
  const lines = found.lines.map(splitLine);
  const docIds = [...lines.map(({ docId }) => docId), ...changedMatches.map(({ docId }) => docId)];
  const ids =
    changedMatches.length === 0
      ? lines.slice(hasChanges ? offset : 0).map(({ hit }) => parseHit(hit).id)
      : (await rankDocuments(db, withoutWords, sort, 'fulltext', docIds, end)).slice(offset).map(({ id }) => id);
  const countAll = (all: ClusterAnswer): BrowseFacets => {
    const without = new Map(
      dimensions.map((dimension, index) => {
        const hits = changed.filter((hit) => passesFilters(hit, filters, dimension));
        return [dimension, { answer: others[index] as ClusterAnswer, hits }] as const;
      }),
    );
    const unpriced = without.get('price') ?? { answer: all, hits: changedMatches };
    return {
      counts: countIn(all, changedMatches),
      countsWithout: new Map([...without].map(([dimension, { answer, hits }]) => [dimension, countIn(answer, hits)])),
      prices: pricesIn(unpriced.answer, unpriced.hits),
    };
  };
  return {
    ids,
    total: found.total + changedMatches.length,
    isComplete: true,
    ...(counted ? { facets: countAll(counted) } : {}),
  };
}

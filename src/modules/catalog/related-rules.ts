/** Traits that similarity is computed from. */
export interface RelatedTraits {
  makerId: string;
  subcategoryId: string;
  technique: string | null;
}

/** Products of one maker in a list, so that it shows several makers. */
const maxOfMaker = 3;

/** Scores 0 to 5: subcategory weighs most, then technique, then maker. */
const similarity = (product: RelatedTraits, other: RelatedTraits): number =>
  (other.subcategoryId === product.subcategoryId ? 2 : 0) +
  (other.technique !== null && other.technique === product.technique ? 2 : 0) +
  (other.makerId === product.makerId ? 1 : 0);

/**
 * Ranks candidates by similarity to a product and returns at most `max`. Equal scores keep the order of the
 * candidates. More than `maxOfMaker` products of one maker are returned only where nothing else is left.
 */
export function rankRelated<Candidate extends RelatedTraits>(
  product: RelatedTraits,
  candidates: readonly Candidate[],
  max: number,
): Candidate[] {
  const nearest = candidates
    .map((candidate) => ({ candidate, score: similarity(product, candidate) }))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate);
  const ofMaker = new Map<string, number>();
  const first: Candidate[] = [];
  const rest: Candidate[] = [];
  for (const candidate of nearest) {
    const count = (ofMaker.get(candidate.makerId) ?? 0) + 1;
    ofMaker.set(candidate.makerId, count);
    (count <= maxOfMaker ? first : rest).push(candidate);
  }
  return [...first, ...rest].slice(0, max);
}

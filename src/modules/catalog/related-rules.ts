/** What tells how near another product is. */
export interface RelatedTraits {
  makerId: string;
  subcategoryId: string;
  technique: string | null;
}

/** Products of one maker in a list, so that it shows more than one hand. */
const maxOfMaker = 3;

/** 0 to 5: the same kind of thing weighs most, then how it is made, then who made it. */
const similarity = (product: RelatedTraits, other: RelatedTraits): number =>
  (other.subcategoryId === product.subcategoryId ? 2 : 0) +
  (other.technique !== null && other.technique === product.technique ? 2 : 0) +
  (other.makerId === product.makerId ? 1 : 0);

/**
 * The candidates nearest to a product, at most `max`. Among equals the order of the candidates counts. More products of one maker than
 * `maxOfMaker` come only where nothing else is left.
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

/** A query with the products that answer it, graded by someone who had not seen an answer. */
export interface JudgedQuery {
  query: string;
  kind: string;
  language: string;
  /**
   * By slug: 2 is what is meant (3 where a set tells what is meant from what is nearly so), 1 an acceptable
   * substitute. Others are 0. Without any, the right answer is none.
   */
  grades: Record<string, number>;
}

export interface QueryScore extends JudgedQuery {
  ndcg: number;
  /** Reciprocal rank of the first product with a grade. */
  reciprocalRank: number;
  recall: number;
  /** True where the answer is empty although something should have been found. */
  isEmpty: boolean;
  /** Slugs in the order of the answer. */
  found: readonly string[];
}

/** Places that count. */
const depth = 10;

const gain = (grade: number) => 2 ** grade - 1;
const discounted = (grades: readonly number[]) =>
  grades.slice(0, depth).reduce((sum, grade, index) => sum + gain(grade) / Math.log2(index + 2), 0);

/** @param found slugs, the best first */
export function scoreQuery(judged: JudgedQuery, found: readonly string[]): QueryScore {
  const grades = found.map((slug) => judged.grades[slug] ?? 0);
  const ideal = Object.values(judged.grades).sort((one, other) => other - one);
  const first = grades.findIndex((grade) => grade > 0);
  if (ideal.length === 0) {
    const score = found.length === 0 ? 1 : 0;
    return { ...judged, found, ndcg: score, reciprocalRank: score, recall: score, isEmpty: false };
  }
  return {
    ...judged,
    found,
    ndcg: discounted(grades) / discounted(ideal),
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    recall: grades.slice(0, depth).filter((grade) => grade > 0).length / Math.min(depth, ideal.length),
    isEmpty: found.length === 0,
  };
}

export interface Totals {
  count: number;
  ndcg: number;
  reciprocalRank: number;
  recall: number;
  emptyShare: number;
}

export function totalsOf(scores: readonly QueryScore[]): Totals {
  const mean = (value: (score: QueryScore) => number) => scores.reduce((sum, score) => sum + value(score), 0) / Math.max(1, scores.length);
  return {
    count: scores.length,
    ndcg: mean(({ ndcg }) => ndcg),
    reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
    recall: mean(({ recall }) => recall),
    emptyShare: mean(({ isEmpty }) => (isEmpty ? 1 : 0)),
  };
}

/** A line for all, and one for each kind of query. */
export function formatTotals(scores: readonly QueryScore[]): string {
  const line = (name: string, { count, ndcg, reciprocalRank, recall, emptyShare }: Totals) =>
    [
      name.padEnd(22),
      String(count).padStart(5),
      ...[ndcg, reciprocalRank, recall].map((value) => value.toFixed(3).padStart(9)),
      `${(100 * emptyShare).toFixed(1)} %`.padStart(10),
    ].join('');
  const kinds = Map.groupBy(scores, ({ kind, language }) => `${kind} (${language})`);
  return [
    `${'kind'.padEnd(22)}${'n'.padStart(5)}${'nDCG@10'.padStart(9)}${'MRR'.padStart(9)}${'recall@10'.padStart(10)}${'empty'.padStart(9)}`,
    line('all', totalsOf(scores)),
    ...[...kinds].map(([kind, some]) => line(kind, totalsOf(some))),
  ].join('\n');
}

import { findTerm, findTermNamed } from '#modules/catalog/vocabulary.ts';
import { foldText } from '#modules/search/search-rules.ts';
import { synonymsOf } from '#modules/search/synonyms.ts';
import type { Context } from '#platform/context.ts';
import type { Localized } from '#shared/localized.ts';
import type { ProposedKind } from './contract.ts';
import { readDecidedTerm } from './queries.ts';

/**
 * Finds the term that means a word: by its name in other letters, by what the same word was decided to be,
 * or by a synonym of the search.
 * @returns its slug
 */
export async function findKnownTerm(ctx: Context, kind: ProposedKind, label: Required<Localized>): Promise<string | undefined> {
  const words = [label.en, label.hi];
  const named = await findTermNamed(ctx, kind, words);
  if (named) return named.slug;
  const decided = await readDecidedTerm(ctx.db, kind, words);
  if (decided !== undefined && (await findTerm(ctx, kind, decided))) return decided;
  const synonyms = words.flatMap((each) => synonymsOf(foldText(each)));
  return synonyms.length === 0 ? undefined : (await findTermNamed(ctx, kind, synonyms))?.slug;
}

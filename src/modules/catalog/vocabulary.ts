import type { Context } from '#platform/context.ts';
import type { Localized } from '#shared/localized.ts';
import { slugify } from '#shared/slug.ts';
import { insertTerm, readTerm, readTermNamed, type Term, type TermKind } from './term-queries.ts';

/**
 * Registers a material, technique or region, so that filters can name it.
 * @returns its slug
 */
export async function addTerm(ctx: Context, kind: TermKind, label: Localized): Promise<string> {
  const slug = slugify(label.en);
  await insertTerm(ctx.db, kind, { slug, label });
  return slug;
}

/** Finds a term by its slug. */
export const findTerm = (ctx: Context, kind: TermKind, slug: string): Promise<Term | undefined> => readTerm(ctx.db, kind, slug);

/** Finds a term of which one of these words is the name, in English or Hindi, however it is spelled. */
export const findTermNamed = (ctx: Context, kind: TermKind, words: readonly string[]): Promise<Term | undefined> =>
  readTermNamed(ctx.db, kind, words);

/** Slug of the term of what has no word of its own yet. */
export const otherTerm = 'other';
const otherLabel: Required<Localized> = { en: 'Other', hi: 'अन्य' };

/** Registers the term of what has no word of its own yet. @returns its slug */
export async function addOtherTerm(ctx: Context, kind: TermKind): Promise<string> {
  await insertTerm(ctx.db, kind, { slug: otherTerm, label: otherLabel });
  return otherTerm;
}

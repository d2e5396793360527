import { and, eq } from 'drizzle-orm';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { Localized } from '#shared/localized.ts';
import { terms } from './tables.ts';

export type TermKind = (typeof terms.$inferSelect)['kind'];

/** A word of the vocabulary. */
export interface Term {
  slug: string;
  label: Localized;
}

/** Adds a term. @returns whether its slug was free */
export async function insertTerm(db: Connection, kind: TermKind, term: Term): Promise<boolean> {
  const rows = await db.orm
    .insert(terms)
    .values({ kind, ...term })
    .onConflictDoNothing()
    .returning({ slug: terms.slug });
  return rows.length > 0;
}

export async function readTerm(db: Connection, kind: TermKind, slug: string): Promise<Term | undefined> {
  const { label } = terms;
  return (
    await db.orm
      .select({ slug: terms.slug, label })
      .from(terms)
      .where(and(eq(terms.kind, kind), eq(terms.slug, slug)))
  )[0];
}

const named: Statement = {
  name: 'catalog.terms-named',
  text: `select t.slug, t.label from terms t
      cross join (select array_agg(search_fold(word)) as words from unnest($2::text[]) as word) f
    where t.kind = $1 and (t.folded ->> 'en' = any(f.words) or t.folded ->> 'hi' = any(f.words)) order by t.slug limit 1`,
};

/** Reads a term that one of these words names, however it is spelled. */
export async function readTermNamed(db: Connection, kind: TermKind, words: readonly string[]): Promise<Term | undefined> {
  return (await db.run<Term>(named, [kind, words]))[0];
}

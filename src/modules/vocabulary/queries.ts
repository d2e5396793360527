import { and, desc, eq, sql } from 'drizzle-orm';
import { sellers } from '#modules/sellers/tables.ts';
import type { Connection, Statement } from '#platform/database/database.ts';
import type { ProposalState, ProposedKind } from './contract.ts';
import { termProposals } from './tables.ts';

export type ProposalEntry = typeof termProposals.$inferSelect;

/** Adds a word; undefined where the same one of its seller waits. */
export async function insertProposal(db: Connection, entry: typeof termProposals.$inferInsert): Promise<ProposalEntry | undefined> {
  return (await db.orm.insert(termProposals).values(entry).onConflictDoNothing().returning())[0];
}

/** Reads the word of a seller that waits and is spelled like another. */
export async function readWaitingLike(
  db: Connection,
  { sellerId, kind, en }: { sellerId: string; kind: ProposedKind; en: string },
): Promise<ProposalEntry | undefined> {
  const { state, folded } = termProposals;
  const isLike = sql`${folded} ->> 'en' = search_fold(${en})`;
  return (
    await db.orm
      .select()
      .from(termProposals)
      .where(and(eq(termProposals.sellerId, sellerId), eq(termProposals.kind, kind), eq(state, 'waiting'), isLike))
  )[0];
}

/** Reads the words of a seller, the latest first. */
export async function readProposalsOf(db: Connection, sellerId: string, limit: number): Promise<ProposalEntry[]> {
  const { createdAt, id } = termProposals;
  return db.orm.select().from(termProposals).where(eq(termProposals.sellerId, sellerId)).orderBy(desc(createdAt), desc(id)).limit(limit);
}

/** Reads words of all shops in a state, the longest waiting first. */
export async function readDeskProposals(
  db: Connection,
  state: ProposalState,
  limit: number,
): Promise<(ProposalEntry & { shop: string })[]> {
  const rows = await db.orm
    .select({ proposal: termProposals, shop: sellers.slug })
    .from(termProposals)
    .innerJoin(sellers, eq(sellers.id, termProposals.sellerId))
    .where(eq(termProposals.state, state))
    .orderBy(termProposals.createdAt, termProposals.id)
    .limit(limit);
  return rows.map(({ proposal, shop }) => ({ ...proposal, shop }));
}

const known: Statement = {
  name: 'vocabulary.known',
  text: `select p.term from term_proposals p cross join (select array_agg(search_fold(word)) as words from unnest($2::text[]) as word) f
    where p.kind = $1 and p.term is not null and (p.folded ->> 'en' = any(f.words) or p.folded ->> 'hi' = any(f.words))
    order by p.decided_at desc limit 1`,
};

/** Reads the term that a word was decided to be, by its spelling. */
export async function readDecidedTerm(db: Connection, kind: ProposedKind, words: readonly string[]): Promise<string | undefined> {
  return (await db.run<{ term: string }>(known, [kind, words]))[0]?.term;
}

/** Locks a word, and the same ones of other shops that wait; the first is the one that was named. */
export async function lockProposals(db: Connection, id: string): Promise<ProposalEntry[]> {
  const named = sql`select p.kind, p.folded ->> 'en' from term_proposals p where p.id = ${id}`;
  const { kind, folded, state } = termProposals;
  const rows = await db.orm
    .select()
    .from(termProposals)
    .where(sql`${termProposals.id} = ${id} or (${state} = 'waiting' and (${kind}, ${folded} ->> 'en') in (${named}))`)
    .orderBy(termProposals.createdAt, termProposals.id)
    .for('update');
  return rows.toSorted((one, other) => Number(other.id === id) - Number(one.id === id));
}

export async function updateProposal(db: Connection, id: string, change: Partial<ProposalEntry>): Promise<void> {
  await db.orm.update(termProposals).set(change).where(eq(termProposals.id, id));
}

import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { collectionRule } from './contract.ts';
import { insertCollection, type NewCollection } from './queries.ts';

export type CollectionInput = Omit<NewCollection, 'id' | 'sort'> & Partial<Pick<NewCollection, 'sort'>>;

/** Adds a collection; one with the same slug stays as it is, with what an operator changed in it. */
export async function addCollection(ctx: Context, input: CollectionInput): Promise<void> {
  const row = { sort: 'featured', ...input, id: newId(), rule: collectionRule.parse(input.rule) } as const;
  // A start finds them all there: answers that were kept over it stay true.
  if (await insertCollection(ctx.db, row)) ctx.cache.invalidate('collections');
}

import type { Context } from '#platform/context.ts';
import { addCollection } from './add-collection.ts';
import { readTermsWithoutCollection } from './queries.ts';
import { standardCollections, termLeads } from './standard-collections.ts';

/** Products from which on a technique or a region is worth a page. */
const minProducts = 4;

/**
 * Adds the collections that ship with the software, and one for each technique and region with enough
 * products. What is there stays as it is: an operator hides one by withdrawing it, not by deleting it.
 */
export async function loadStandardCollections(ctx: Context): Promise<void> {
  for (const [position, input] of standardCollections.entries()) await addCollection(ctx, { ...input, position });
  for (const kind of ['technique', 'region'] as const) {
    for (const { slug, label } of await readTermsWithoutCollection(ctx.db, kind, minProducts)) {
      const rule = kind === 'technique' ? { techniques: [slug] } : { regions: [slug] };
      await addCollection(ctx, { slug, shelf: kind, position: 0, title: label, lead: termLeads[kind], rule });
    }
  }
}

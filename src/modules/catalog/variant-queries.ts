import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import type { ProductBody } from './shop-contract.ts';
import { variants } from './tables.ts';

type Entered = ProductBody['variants'][number];

/** A new variant with the code of one that was retired is that one. */
function matchOf(entered: Entered, known: readonly { id: string; sku: string; retiredAt: Date | null }[]) {
  if (entered._id !== undefined) return known.find(({ id }) => id === entered._id);
  return known.find(({ sku, retiredAt }) => retiredAt !== null && sku === entered.sku);
}

/**
 * Brings the variants of a product to what was entered: by their ids they are changed, new ones are added,
 * and those that are missing are retired. The count of a variant that exists stays. Call it in the
 * transaction that locked the product.
 * @throws {DomainError} INVALID_INPUT at `variants.<index>.sku` where the shop uses the code elsewhere, at
 * `variants.<index>` for an unknown one
 */
export async function saveVariants(
  tx: Context,
  { productId, sellerId }: { productId: string; sellerId: string },
  entered: readonly Entered[],
): Promise<void> {
  const { orm } = tx.db;
  const known = await orm.select().from(variants).where(eq(variants.productId, productId)).orderBy(asc(variants.id)).for('no key update');
  const matches = entered.map((each) => matchOf(each, known));
  const elsewhere = await orm
    .select({ sku: variants.sku })
    .from(variants)
    .where(
      and(
        eq(variants.sellerId, sellerId),
        ne(variants.productId, productId),
        inArray(
          variants.sku,
          entered.map(({ sku }) => sku),
        ),
      ),
    );
  const fields: Record<string, string> = {};
  for (const [index, each] of entered.entries()) {
    if (each._id !== undefined && !matches[index]) fields[`variants.${index}`] = 'unknown';
    if (elsewhere.some(({ sku }) => sku === each.sku)) fields[`variants.${index}.sku`] = 'taken';
  }
  const kept = new Set(matches.flatMap((match) => match?.id ?? []));
  // The code of a variant that is retired now stays its own: orders print it.
  for (const { id, sku } of known)
    for (const [index, each] of entered.entries()) if (each.sku === sku && !kept.has(id)) fields[`variants.${index}.sku`] = 'taken';
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID_INPUT', fields);

  // Codes and places change hands below: none of them may collide meanwhile.
  for (const [index, { id }] of known.entries())
    await orm
      .update(variants)
      .set({ sku: `~${id}`, position: -1 - index })
      .where(eq(variants.id, id));
  for (const [position, each] of entered.entries()) {
    const { sku, color, size, sizeLabel, priceDeltaPaise, units } = each;
    const columns = {
      position,
      sku,
      size,
      color: color?.en ?? null,
      colorName: color ?? null,
      sizeLabel: sizeLabel ?? null,
      priceDeltaPaise,
      retiredAt: null,
    };
    const match = matches[position];
    if (match) await orm.update(variants).set(columns).where(eq(variants.id, match.id));
    else await orm.insert(variants).values({ id: newId(), productId, available: units, ...columns });
  }
  for (const [index, { id, sku, retiredAt }] of known.filter(({ id }) => !kept.has(id)).entries())
    await orm
      .update(variants)
      .set({ sku, position: entered.length + index, retiredAt: retiredAt ?? tx.now() })
      .where(eq(variants.id, id));
}

import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Localized } from '#shared/localized.ts';
import type { ShopState } from '#shared/shop-states.ts';
import { lockShopRow, writeShopState } from './shop-queries.ts';
import { findShopTransition, type ShopActor, type ShopEffect, type ShopEvent } from './shop-rules.ts';

/** A condition of a step. */
type ShopCheck = Exclude<ShopEffect, 'explain'>;

/** A step of a shop, with the words of the operator to the team where it has to be explained. */
export interface ShopStep {
  slug: string;
  event: ShopEvent;
  by: ShopActor;
  reason?: Localized | undefined;
}

export interface MovedShop {
  id: string;
  slug: string;
  sellerName: string;
  from: ShopState;
  to: ShopState;
}

/**
 * Moves a shop to its next state, in the caller's transaction, and records who did it. A shop that is there
 * already stays as it is.
 * @param checks conditions of steps beside their reason; run with the shop held
 * @throws {DomainError} SELLER_NOT_FOUND, WRONG_STATE, INVALID_INPUT where a reason is missing
 */
export async function changeShopState(
  tx: Context,
  { slug, event, by, reason }: ShopStep,
  checks: Readonly<Record<ShopCheck, (sellerId: string) => Promise<void>>>,
): Promise<MovedShop> {
  const shop = await lockShopRow(tx.db, slug);
  if (!shop) throw new DomainError('SELLER_NOT_FOUND');
  const { id, sellerName, shopState: from } = shop;
  const step = findShopTransition(from, event, by);
  if (!step) throw new DomainError('WRONG_STATE', { state: from });
  if (step.effects.includes('explain') && !reason) throw new DomainError('INVALID_INPUT', { reason: 'Say why, in both languages.' });
  for (const effect of step.effects) if (effect !== 'explain') await checks[effect](id);
  await writeShopState(tx.db, id, step.to, reason ?? null, tx.now());
  tx.cache.invalidate(`seller:${id}`);
  await tx.record({
    kind: 'shop-changed',
    outcome: 'success',
    target: { kind: 'seller', id },
    before: { state: from },
    after: { state: step.to },
    reason: event,
  });
  return { id, slug, sellerName, from, to: step.to };
}

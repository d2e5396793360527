import type { RequirementView, ShopView } from '#modules/onboarding/shop-contract.ts';

/** Gives how a shop stands to a requirement; `waiting`: only the operator has something to do. */
export const standingOf = ({ faults }: RequirementView): 'done' | 'waiting' | 'missing' =>
  faults.length === 0 ? 'done' : faults.length === 1 && faults[0] === 'paper-sent' ? 'waiting' : 'missing';

/** Tells whether the owner of a shop still has something to enter or to send before it can open. */
export const isIncomplete = (shop: ShopView): boolean => shop.requirements.some((row) => row.required && standingOf(row) === 'missing');

import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { formatMoney } from '#shared/money.ts';
import type { Method, OfferedMethod } from './contract.ts';
import { minimumPaiseOf } from './method-limits-rules.ts';
import { enabledMethods } from './providers.ts';

interface Purchase {
  country: string;
  totalPaise: number;
  /** False where couriers collect no cash. */
  cash?: boolean | undefined;
}

/** Lists the ways to pay, with the reason where one is not available for this purchase. */
export function listMethods(ctx: Context, { country, totalPaise, cash = true }: Purchase): { methods: OfferedMethod[] } {
  const limitPaise = ctx.app.payments.codLimitPaise;
  const methods = enabledMethods(ctx).map((method): OfferedMethod => {
    const minimumPaise = minimumPaiseOf(method);
    // Without a total the purchase is not known yet.
    if (totalPaise > 0 && totalPaise < minimumPaise) return { method, refused: 'below-minimum', minimumPaise };
    if (method !== 'cod') return { method };
    if (country !== 'IN') return { method, refused: 'not-in-country' };
    if (!cash) return { method, refused: 'not-at-pin' };
    return totalPaise > limitPaise ? { method, refused: 'above-limit', limitPaise } : { method, limitPaise };
  });
  return { methods };
}

/** @throws {DomainError} METHOD_NOT_OFFERED */
export function requireMethod(ctx: Context, method: Method, purchase: Purchase): void {
  const offered = listMethods(ctx, purchase).methods.find((each) => each.method === method);
  if (offered?.refused === 'below-minimum')
    throw new DomainError('METHOD_NOT_OFFERED', { method: `At least ${formatMoney(offered.minimumPaise ?? 0)} can be paid that way.` });
  if (!offered || offered.refused) throw new DomainError('METHOD_NOT_OFFERED', { method: 'This order cannot be paid that way.' });
}

import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Method, OfferedMethod } from './contract.ts';
import { enabledMethods } from './providers.ts';

interface Purchase {
  country: string;
  totalPaise: number;
}

/** Lists the ways to pay, with the reason where one is not available for this purchase. */
export function listMethods(ctx: Context, { country, totalPaise }: Purchase): { methods: OfferedMethod[] } {
  const limitPaise = ctx.app.payments.codLimitPaise;
  const methods = enabledMethods(ctx).map((method): OfferedMethod => {
    if (method !== 'cod') return { method };
    if (country !== 'IN') return { method, refused: 'not-in-country' };
    return totalPaise > limitPaise ? { method, refused: 'above-limit', limitPaise } : { method, limitPaise };
  });
  return { methods };
}

/** @throws {DomainError} METHOD_NOT_OFFERED */
export function requireMethod(ctx: Context, method: Method, purchase: Purchase): void {
  const offered = listMethods(ctx, purchase).methods.find((each) => each.method === method);
  if (!offered || offered.refused) throw new DomainError('METHOD_NOT_OFFERED', { method: 'This order cannot be paid that way.' });
}

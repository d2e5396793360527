import type { Context } from '#platform/context.ts';
import { minimumCharge } from '#shared/minimum-charge.ts';
import { usableCredit } from '#shared/store-credit.ts';
import { creditBalanceOf } from './credit-account.ts';

/** Gives the least that can be left to pay beside store credit, in paise: what every way to pay takes. */
function minimumRestPaise({ app: { payments } }: Context): number {
  return Math.max(minimumCharge.cod, payments.razorpay ? minimumCharge.razorpay : 0, payments.stripe ? minimumCharge.stripe : 0);
}

/** Amounts of store credit beside a total, in paise. */
export interface QuotedCredit {
  balancePaise: number;
  usablePaise: number;
  /** The least that can be left to pay beside it; nothing can be, too. */
  minimumRestPaise: number;
}

/** Quotes what a person's store credit pays of a total, in paise. */
export async function quoteCredit(ctx: Context, userId: string, totalPaise: number): Promise<QuotedCredit> {
  const balancePaise = await creditBalanceOf(ctx, userId);
  const least = minimumRestPaise(ctx);
  return { balancePaise, usablePaise: usableCredit({ balancePaise, totalPaise, minimumRestPaise: least }), minimumRestPaise: least };
}

import type { Context } from '#platform/context.ts';
import { leastCharge } from '#shared/least-charge.ts';
import { usableCredit } from '#shared/store-credit.ts';
import { creditBalanceOf } from './credit-account.ts';

/** Gives the least that can be left to pay beside store credit, in paise: what every way to pay takes. */
function leastRestPaise({ app: { payments } }: Context): number {
  return Math.max(leastCharge.cod, payments.razorpay ? leastCharge.razorpay : 0, payments.stripe ? leastCharge.stripe : 0);
}

/** What store credit pays of a total, in paise. */
export interface QuotedCredit {
  balancePaise: number;
  usablePaise: number;
  /** The least that can be left to pay beside it; nothing can be, too. */
  leastRestPaise: number;
}

/** Quotes what a person's store credit pays of a total, in paise. */
export async function quoteCredit(ctx: Context, userId: string, totalPaise: number): Promise<QuotedCredit> {
  const balancePaise = await creditBalanceOf(ctx, userId);
  const least = leastRestPaise(ctx);
  return { balancePaise, usablePaise: usableCredit({ balancePaise, totalPaise, leastRestPaise: least }), leastRestPaise: least };
}

import { postAdvance } from '#modules/ledger/post-provider.ts';
import type { Context } from '#platform/context.ts';

/** Posts what a refund of the provider's own is to the order. */
export async function postProviderRefund(
  tx: Context,
  refund: { id: string; orderId: string; amountPaise: number },
  isBack: boolean,
): Promise<void> {
  const { id, orderId, amountPaise } = refund;
  await postAdvance(tx, { id: isBack ? `${id}:back` : id, orderId, amountPaise: isBack ? -amountPaise : amountPaise });
}

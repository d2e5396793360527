import type { OrderView } from '#modules/orders/contract.ts';
import { formatDay } from '#shared/format-day.ts';
import { useLanguage } from '../messages.tsx';
import { useOrderMessages } from './messages.ts';

/** Says how far a refund is, and where it goes. */
export function RefundState({ refund, order }: { refund: OrderView['refunds'][number]; order: OrderView }) {
  const language = useLanguage();
  const t = useOrderMessages();
  const { state, needsDestination, paidTo, bankRef, toCredit } = refund;
  const by = formatDay(new Date(refund.by), language);
  const at = formatDay(new Date(refund.at), language);
  if (toCredit) return <>{`${t.refundToCredit} · ${at}`}</>;
  if (needsDestination) return <>{t.refundWaits}</>;
  if (state === 'requested' && order.refundTo) return <>{t.refundGoes(order.refundTo.kind, order.refundTo.ending, by)}</>;
  if (state === 'requested' || state === 'sent') return <>{`${t.refundStates[state]} ${by}`}</>;
  if (state === 'done' && paidTo) return <>{`${t.refundWent(paidTo, bankRef ?? '')} · ${at}`}</>;
  return <>{`${t.refundStates[state]} · ${at}`}</>;
}

import { useCallback, useEffect, useState } from 'react';
import type { PlacedOrder } from '#modules/checkout/contract.ts';
import { call } from '../browser-api.ts';
import { withSession } from '../session/with-session.ts';

/** The pauses between two questions, in milliseconds; afterwards the last one again and again. */
const pollDelaysMs = [1500, 2000, 3000, 5000, 10_000];

interface PaymentStatus {
  answer: PlacedOrder | undefined;
  /** `unknown`: this browser may not see the order, or there is none. */
  state: 'asking' | 'known' | 'unknown' | 'unreachable';
  /** Asks at once. */
  check: () => void;
}

/** Polls the payment of an order until it is settled. */
export function usePaymentStatus(number: string): PaymentStatus {
  const [answer, setAnswer] = useState<PlacedOrder>();
  const [state, setState] = useState<PaymentStatus['state']>('asking');
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const { answer: checked, error } = await withSession(() => call('checkout.checkPayment', { number }));
      if (isOver) return;
      let isSettled = false;
      if (checked) {
        isSettled = checked.data.order.state !== 'pending';
        setAnswer(checked.data);
        setState('known');
      } else {
        isSettled = error.code === 'ORDER_NOT_FOUND' || error.code === 'INVALID_INPUT';
        setState(isSettled ? 'unknown' : 'unreachable');
      }
      if (!isSettled) setAsked((count) => count + 1);
    };
    const pause = asked === 0 ? 0 : (pollDelaysMs[Math.min(asked, pollDelaysMs.length) - 1] as number);
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [number, asked]);

  const check = useCallback(() => setAsked(0), []);
  return { answer, state, check };
}

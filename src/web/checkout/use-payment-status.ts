import { useCallback, useEffect, useState } from 'react';
import type { PlacedOrder } from '#modules/checkout/contract.ts';
import { call } from '../browser-api.ts';
import { settlePendingOrder } from '../cart/settle-pending-order.ts';
import { withSession } from '../session/with-session.ts';

/** The pauses between two questions, in milliseconds; afterwards the last one again and again. */
const pollDelaysMs = [1500, 2000, 3000, 5000, 10_000];

interface PaymentStatus {
  answer: PlacedOrder | undefined;
  /** `unknown`: this browser may not see the order, or there is none. */
  state: 'asking' | 'known' | 'unknown' | 'unreachable';
  /** Number of the answer: clocks begin again with each. */
  answered: number;
  /** Asks at once. */
  check: () => void;
}

/** Polls the payment of an order until it is settled. */
export function usePaymentStatus(number: string): PaymentStatus {
  const [answer, setAnswer] = useState<PlacedOrder>();
  const [state, setState] = useState<PaymentStatus['state']>('asking');
  const [asked, setAsked] = useState(0);
  const [answered, setAnswered] = useState(0);
  const [urged, setUrged] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `urged` asks at once
  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const { answer: checked, error } = await withSession(() => call('checkout.checkPayment', { number }));
      if (isOver) return;
      let isSettled = false;
      if (checked) {
        isSettled = checked.data.order.state !== 'pending';
        setAnswer(checked.data);
        setAnswered((count) => count + 1);
        settlePendingOrder(number, checked.data.order.state);
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
  }, [number, asked, urged]);

  const check = useCallback(() => {
    setAsked(0);
    setUrged((count) => count + 1);
  }, []);
  // A tab that slept, and a page that comes back by the browser's button, know nothing of the time between.
  useEffect(() => {
    const onVisible = () => document.visibilityState === 'visible' && check();
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && check();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('pageshow', onShown);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('pageshow', onShown);
    };
  }, [check]);
  return { answer, answered, state, check };
}

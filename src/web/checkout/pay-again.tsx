import { useRef, useState } from 'react';
import type { OrderSummary } from '#modules/orders/contract.ts';
import type { Method } from '#modules/payments/contract.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { call } from '../browser-api.ts';
import { formatPaise } from '../components/price.tsx';
import { useLanguage } from '../messages.tsx';
import { withSession } from '../session/with-session.ts';
import { useCheckoutMessages } from './messages.ts';
import { MethodChoice } from './method-choice.tsx';
import { selectedMethod, usePaymentMethods } from './use-payment-methods.ts';

interface PayAgainProps {
  order: OrderSummary;
  /** The method of the last attempt. */
  last: Method | undefined;
  /** That way does not work just now. */
  isDown: boolean;
  /** Without being asked. */
  isOpen: boolean;
  /** The order stands now, without another page. */
  onPaid: () => void;
}

/** Another attempt to pay an order that waits, the same way or another. */
export function PayAgain({ order, last, isDown, isOpen, onPaid }: PayAgainProps) {
  const t = useCheckoutMessages();
  const methods = usePaymentMethods({ country: order.country, totalPaise: order.totalPaise });
  const [picked, setPicked] = useState<Method>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  // One key for each press that could have had an effect: a lost answer is asked for again.
  const key = useRef(crypto.randomUUID());
  const amount = formatPaise(order.totalPaise, useLanguage());
  const another = methods.all?.find((each) => !each.refused && each.method !== last)?.method;
  const method = selectedMethod(methods, picked ?? (isDown ? another : last));

  const pay = async (method: Method) => {
    setBusy(true);
    setFailed(undefined);
    const input = { number: order.number, idempotencyKey: key.current, method };
    const { answer, error } = await withSession(() => call('checkout.payAgain', input));
    setBusy(false);
    if (error) {
      const { code } = error;
      if (code !== 'UNREACHABLE') key.current = crypto.randomUUID();
      setFailed(t.failures[code as keyof typeof t.failures] ?? t.failures.PAYMENT_UNAVAILABLE);
      if (code === 'ORDER_NOT_PAYABLE') onPaid();
      return;
    }
    key.current = crypto.randomUUID();
    const { payment } = answer.data;
    if (payment?.payUrl) window.location.assign(payment.payUrl);
    else onPaid();
  };
  const form = (
    <div className="mt-4 grid gap-5 sm:justify-items-start [&>fieldset]:w-full">
      {failed && <FormError key={failed} title={failed} />}
      <MethodChoice methods={methods} chosen={method} onChoose={setPicked} />
      {methods.all && (
        <Button kind={isOpen ? 'solid' : 'line'} busy={busy} busyLabel={t.placing} onClick={() => method && void pay(method)}>
          {method === 'cod' ? t.placeCod(amount) : t.pay(amount)}
        </Button>
      )}
    </div>
  );
  return isOpen ? (
    form
  ) : (
    <details>
      <summary className="target inline-flex cursor-pointer items-center font-semibold text-link">{t.waiting.other}</summary>
      {form}
    </details>
  );
}

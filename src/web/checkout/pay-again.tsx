import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { OrderSummary } from '#modules/orders/contract.ts';
import type { Method } from '#modules/payments/contract.ts';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { call } from '../browser-api.ts';
import { formatPaise } from '../components/price.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { withSession } from '../session/with-session.ts';
import { ChargeNote } from './charge-note.tsx';
import { useCheckoutMessages } from './messages.ts';
import { MethodChoice } from './method-choice.tsx';
import { selectedMethod, usePaymentMethods } from './use-payment-methods.ts';

interface PayAgainProps {
  order: OrderSummary;
  /** Paise that couriers would collect. */
  cashPaise: number | undefined;
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
export function PayAgain({ order, cashPaise, last, isDown, isOpen, onPaid }: PayAgainProps) {
  const t = useCheckoutMessages();
  const restPaise = order.totalPaise - (order.creditPaise ?? 0);
  const methods = usePaymentMethods({ country: order.country, totalPaise: restPaise });
  const [picked, setPicked] = useState<Method>();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const language = useLanguage();
  const to = links(language);
  // One key for each press that could have had an effect: a lost answer is asked for again.
  const key = useRef(crypto.randomUUID());
  const another = methods.all?.find((each) => !each.refused && each.method !== last)?.method;
  const method = selectedMethod(methods, picked ?? (isDown ? another : last));
  const cash = method === 'cod' ? cashPaise : undefined;
  const amount = formatPaise(cash ?? restPaise, language);

  const pay = async (method: Method) => {
    setBusy(true);
    setFailed(undefined);
    const input = { number: order.number, idempotencyKey: key.current, method };
    const { answer, error } = await withSession(() => call('checkout.payAgain', input));
    setBusy(false);
    if (error) {
      const { code } = error;
      if (code !== 'UNREACHABLE') key.current = crypto.randomUUID();
      setNeedsCode(code === 'CASH_CODE_NEEDED');
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
      {failed && (
        <FormError key={failed} title={failed}>
          {needsCode && (
            <Link to={to.cashCode()} state={{ next: to.payment(order.number) }} className="mt-2 inline-block py-1 font-semibold text-link">
              {t.cashCode.start}
            </Link>
          )}
        </FormError>
      )}
      <MethodChoice methods={methods} country={order.country} chosen={method} onChoose={setPicked} />
      {method && <ChargeNote paise={restPaise} country={order.country} cash={cash} />}
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

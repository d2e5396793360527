import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import type { DeliveryEstimate } from '#modules/delivery/contract.ts';
import { formatDays } from '#shared/format-day.ts';
import { call } from '../../browser-api.ts';
import { loadPin, savePin } from '../../delivery/saved-pin.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

export interface DeliveryToProps {
  /** Another country than India that the visitor chose. */
  abroad: { code: string; name: string } | undefined;
  leadTimeDays: number | undefined;
  dispatchDays: number;
  /** Day by which its shop sends it. */
  leavesBy: string;
  /** The product may be paid in cash, where that is collected. */
  takesCash: boolean;
  /** Shown of India as a whole, until the destination is known. */
  children: ReactNode;
}

const isPin = (text: string) => /^[1-9]\d{5}$/.test(text);

/** When a product arrives at the visitor's PIN code or country, and whether cash is taken there. */
export default function DeliveryTo({ abroad, leadTimeDays, dispatchDays, leavesBy, takesCash, children }: DeliveryToProps) {
  const language = useLanguage();
  const t = useMessages().product.promises;
  const id = useId();
  const [pin, setPin] = useState(loadPin);
  const [isEditing, setEditing] = useState(false);
  const [problem, setProblem] = useState('');
  const [estimate, setEstimate] = useState<DeliveryEstimate>();
  const country = abroad?.code ?? 'IN';
  const postalCode = abroad ? undefined : pin;

  useEffect(() => {
    if (country === 'IN' && postalCode === undefined) return;
    const controller = new AbortController();
    const ask = async () => {
      const place = { country, ...(postalCode ? { postalCode } : {}), ...(leadTimeDays ? { leadTimeDays } : {}), dispatchDays, leavesBy };
      const { answer } = await call('delivery.estimateDelivery', place, { signal: controller.signal });
      if (controller.signal.aborted) return;
      setEstimate(answer);
      setProblem(answer ? '' : t.notFound);
    };
    void ask();
    return () => controller.abort();
  }, [country, postalCode, leadTimeDays, dispatchDays, leavesBy, t]);

  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('pin') ?? '').replace(/\s/g, '');
    if (!isPin(typed)) return setProblem(t.pinWrong);
    savePin(typed);
    setProblem('');
    setEstimate(undefined);
    setPin(typed);
    setEditing(false);
  };
  const place = abroad?.name ?? [pin, estimate?.city].filter(Boolean).join(' ');
  const { promisedFrom, promisedUntil } = estimate ?? {};
  return (
    <>
      {!estimate && !abroad && children}
      <span role="status" className="block">
        {estimate?.served && promisedFrom && promisedUntil && (
          <>
            <span className="block font-semibold text-ink">
              {t.deliversTo(place, formatDays(promisedFrom, promisedUntil, language, 'short'))}
            </span>
            {!abroad && takesCash && <span className="block">{estimate.cash ? t.cashThere : t.noCashThere}</span>}
          </>
        )}
        {estimate && !estimate.served && <span className="block font-semibold text-ink">{t.notServed(place)}</span>}
      </span>
      {!abroad && (isEditing || pin === undefined) ? (
        <form onSubmit={check} noValidate className="mt-2">
          <label htmlFor={id} className="block text-ink">
            {t.pin}
          </label>
          <span className="mt-1 flex max-w-72 gap-2">
            <input
              id={id}
              name="pin"
              className="field min-w-0"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={7}
              defaultValue={pin}
              aria-invalid={problem !== '' || undefined}
              aria-describedby={problem ? `${id}-problem` : undefined}
            />
            <button type="submit" className="line-button shrink-0 cursor-pointer">
              {t.check}
            </button>
          </span>
        </form>
      ) : (
        !abroad && (
          <button
            type="button"
            onClick={() => setEditing(true)}
            className="text-link inline-flex min-h-11 cursor-pointer items-center text-ink"
          >
            {t.otherPin}
          </button>
        )
      )}
      {problem && (
        <span role="alert" id={`${id}-problem`} className="mt-1 block text-madder">
          {problem}
        </span>
      )}
    </>
  );
}

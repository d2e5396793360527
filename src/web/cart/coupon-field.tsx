import { useEffect, useId, useRef, useState } from 'react';
import type { Quote } from '#modules/cart/contract.ts';
import { Field } from '#ui/field.tsx';
import { formatPaise } from '../components/price.tsx';
import { useLanguage, useMessages } from '../messages.tsx';
import { useCurrency } from '../settings.ts';

interface CouponFieldProps {
  /** The coupon of the quote, applied or refused. */
  coupon: Quote['coupon'];
  onApply: (code: string | undefined) => void;
}

/** The pattern of `couponCode` in the contract. */
const couponPattern = /^[A-Z0-9-]{3,30}$/;

/**
 * A coupon field with the reason of a refusal. No form of its own, because it also stands within one: Enter
 * applies the code.
 */
export function CouponField({ coupon, onApply }: CouponFieldProps) {
  const t = useMessages().cart;
  const language = useLanguage();
  const currency = useCurrency();
  const id = useId();
  const [typed, setTyped] = useState(coupon?.code ?? '');
  const [isMistyped, setMistyped] = useState(false);
  const isPending = useRef(false);
  const container = useRef<HTMLDivElement>(null);
  const apply = () => {
    const code = typed.trim().toUpperCase();
    setMistyped(!couponPattern.test(code));
    if (!couponPattern.test(code)) return;
    isPending.current = true;
    onApply(code);
  };
  const answer = coupon && `${coupon.code} ${coupon.refused}`;
  // Moves the focus to the answer, which replaces the button, so that it is read out.
  useEffect(() => {
    if (answer === undefined || !isPending.current) return;
    isPending.current = false;
    container.current?.querySelector<HTMLElement>('[data-answer]')?.focus();
  }, [answer]);
  if (coupon && !coupon.refused) {
    return (
      <div ref={container} className="mt-2 -ml-2">
        <button
          type="button"
          data-answer
          onClick={() => {
            setTyped('');
            onApply(undefined);
          }}
          className="target cursor-pointer px-2 text-sm underline underline-offset-4"
        >
          {t.removeCoupon(coupon.code)}
        </button>
      </div>
    );
  }
  const refusal = coupon?.leastPaise === undefined ? undefined : t.tooLittle(formatPaise(coupon.leastPaise, language, currency));
  const error = isMistyped ? t.refused.unknown : coupon?.refused && (refusal ?? t.refused[coupon.refused]);
  return (
    <details className="mt-3" open={error ? true : undefined}>
      <summary className="target inline-flex cursor-pointer items-center text-link">{t.haveCoupon}</summary>
      <div ref={container} className="mt-2 flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Field id={id} label={t.couponCode} error={error}>
            {(control) => (
              <input
                {...control}
                data-answer
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  apply();
                }}
                enterKeyHint="done"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={30}
              />
            )}
          </Field>
        </div>
        <button type="button" onClick={apply} className="line-button mt-7.5 cursor-pointer px-4">
          {t.apply}
        </button>
      </div>
    </details>
  );
}

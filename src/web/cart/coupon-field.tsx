import { useEffect, useId, useRef, useState } from 'react';
import type { Quote } from '#modules/cart/contract.ts';
import { Field } from '#ui/field.tsx';
import { formatPaise } from '../components/price.tsx';
import { useLanguage, useMessages } from '../messages.tsx';
import { useCurrency } from '../settings.ts';

interface CouponFieldProps {
  /** What the shop says of the code that was given. */
  coupon: Quote['coupon'];
  onApply: (code: string | undefined) => void;
}

/** What `couponCode` of the contract takes. */
const couponPattern = /^[A-Z0-9-]{3,30}$/;

/**
 * Where a coupon is typed in, and why one does not count. It is no form of its own, for it also stands within one: Enter belongs to the
 * code, not to what surrounds it.
 */
export function CouponField({ coupon, onApply }: CouponFieldProps) {
  const t = useMessages().cart;
  const language = useLanguage();
  const currency = useCurrency();
  const id = useId();
  const [typed, setTyped] = useState(coupon?.code ?? '');
  const [isMistyped, setMistyped] = useState(false);
  const isAsked = useRef(false);
  const answered = useRef<HTMLDivElement>(null);
  const apply = () => {
    const code = typed.trim().toUpperCase();
    setMistyped(!couponPattern.test(code));
    if (!couponPattern.test(code)) return;
    isAsked.current = true;
    onApply(code);
  };
  const answer = coupon && `${coupon.code} ${coupon.refused}`;
  // The answer takes the place of what was pressed, and is read out.
  useEffect(() => {
    if (answer === undefined || !isAsked.current) return;
    isAsked.current = false;
    answered.current?.querySelector<HTMLElement>('[data-answer]')?.focus();
  }, [answer]);
  if (coupon && !coupon.refused) {
    return (
      <div ref={answered} className="mt-2 -ml-2">
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
      <div ref={answered} className="mt-2 flex items-start gap-3">
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

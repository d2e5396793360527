import { type FormEvent, useId, useState } from 'react';
import type { Quote } from '#modules/cart/contract.ts';
import { formatPaise } from '../../components/price.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useCurrency } from '../../settings.ts';
import { Field } from '../../ui/field.tsx';

interface CouponFormProps {
  /** What the shop says of the code that was given. */
  coupon: Quote['coupon'];
  onApply: (code: string | undefined) => void;
}

/** What `couponCode` of the contract takes. */
const shape = /^[A-Z0-9-]{3,30}$/;

/** Where a coupon is typed in, and why one does not count. */
export function CouponForm({ coupon, onApply }: CouponFormProps) {
  const t = useMessages().cart;
  const language = useLanguage();
  const currency = useCurrency();
  const id = useId();
  const [isMistyped, setMistyped] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('coupon')).trim().toUpperCase();
    setMistyped(!shape.test(code));
    if (shape.test(code)) onApply(code);
  };
  if (coupon && !coupon.refused) {
    return (
      <button type="button" onClick={() => onApply(undefined)} className="target mt-2 -ml-2 px-2 text-sm underline underline-offset-4">
        {t.removeCoupon(coupon.code)}
      </button>
    );
  }
  const refusal = coupon?.leastPaise === undefined ? undefined : t.tooLittle(formatPaise(coupon.leastPaise, language, currency));
  const error = isMistyped ? t.refused.unknown : coupon?.refused && (refusal ?? t.refused[coupon.refused]);
  return (
    <details className="mt-3" open={error ? true : undefined}>
      <summary className="target inline-flex cursor-pointer items-center text-link">{t.haveCoupon}</summary>
      <form onSubmit={submit} noValidate className="mt-2 flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <Field id={id} label={t.couponCode} error={error}>
            {(control) => (
              <input
                {...control}
                name="coupon"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={30}
                defaultValue={coupon?.code}
              />
            )}
          </Field>
        </div>
        <button type="submit" className="line-button mt-7.5 cursor-pointer px-4">
          {t.apply}
        </button>
      </form>
    </details>
  );
}

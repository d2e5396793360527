import { useId, useState } from 'react';
import type { Quote } from '#modules/cart/contract.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { useCheckoutMessages } from './messages.ts';

interface CouponFieldProps {
  /** What the quote says of the coupon that was asked for. */
  answer: Quote['coupon'];
  busy: boolean;
  onChange: (code: string | undefined) => void;
}

/** A code that takes something off. Its button asks for a new quote; the order takes the coupon for good. */
export function CouponField({ answer, busy, onChange }: CouponFieldProps) {
  const t = useCheckoutMessages();
  const id = useId();
  const [typed, setTyped] = useState('');
  const code = typed.trim().toUpperCase();
  if (answer && !answer.refused) {
    return (
      <p role="status" className="flex items-center justify-between gap-4 rounded-sm bg-sunk py-1 pr-2 pl-4">
        <span className="py-2">{t.couponSaved(answer.code)}</span>
        <button
          type="button"
          onClick={() => onChange(undefined)}
          className="target shrink-0 cursor-pointer px-3 font-semibold underline underline-offset-4"
        >
          {t.couponRemove}
        </button>
      </p>
    );
  }
  return (
    <Field id={id} label={t.coupon} error={answer?.refused && t.couponRefused[answer.refused]}>
      {(control) => (
        <div className="flex gap-3">
          <input
            {...control}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              // Enter belongs to the code, not to the order.
              if (event.key !== 'Enter') return;
              event.preventDefault();
              onChange(code || undefined);
            }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={30}
          />
          <Button kind="line" busy={busy && code !== ''} onClick={() => onChange(code || undefined)}>
            {t.couponApply}
          </Button>
        </div>
      )}
    </Field>
  );
}

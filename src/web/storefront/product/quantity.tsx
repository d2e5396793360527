import { useEffect, useId, useRef, useState } from 'react';
import { LessIcon, MoreIcon } from '#ui/icons.tsx';
import { useMessages } from '../../messages.tsx';
import { parseQuantity, type QuantityProblem } from './stock-rules.ts';

interface QuantityProps {
  quantity: number;
  stock: number;
  onChange: (quantity: number) => void;
}

const step =
  'flex h-12.5 w-12 items-center justify-center rounded-sm transition-colors hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:text-line-strong';

/** Quantity from 1 to the stock. A typed value is corrected on blur, with a message. */
export function Quantity({ quantity, stock, onChange }: QuantityProps) {
  const t = useMessages().product.quantity;
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<QuantityProblem>();

  const settle = (text: string) => {
    const read = parseQuantity(text, stock);
    setTyped(undefined);
    setProblem(read.problem);
    onChange(read.quantity);
    return read.quantity;
  };
  const field = useRef<HTMLInputElement>(null);
  // Applies a quantity typed before the scripts ran, whose change event went unheard.
  const applyAtStart = useRef(() => {
    const text = field.current?.value ?? '';
    if (text !== String(quantity)) settle(text);
  });
  useEffect(() => applyAtStart.current(), []);
  const move = (by: number) => {
    const from = typed === undefined ? quantity : parseQuantity(typed, stock).quantity;
    settle(String(from + by));
  };
  return (
    <div className="print:hidden" data-needs-script>
      <label htmlFor={id} className="mb-2 block text-muted">
        {t.label}
      </label>
      <div className="inline-flex items-center rounded-sm border border-line-strong">
        <button type="button" aria-label={t.less} aria-disabled={quantity <= 1} onClick={() => move(-1)} className={step}>
          <LessIcon className="size-5" />
        </button>
        <input
          ref={field}
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(quantity)}
          aria-describedby={`${id}-note`}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setProblem(undefined);
          }}
          onBlur={(event) => typed !== undefined && settle(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') settle(event.currentTarget.value);
            else if (event.key === 'ArrowUp') move(1);
            else if (event.key === 'ArrowDown') move(-1);
            else return;
            event.preventDefault();
          }}
          className="h-12.5 w-14 rounded-sm bg-transparent text-center font-semibold tabular-nums"
        />
        <button type="button" aria-label={t.more} aria-disabled={quantity >= stock} onClick={() => move(1)} className={step}>
          <MoreIcon className="size-5" />
        </button>
      </div>
      <p id={`${id}-note`} role="status" className="mt-2 text-madder text-sm empty:hidden">
        {problem && t.problems[problem](quantity)}
      </p>
    </div>
  );
}

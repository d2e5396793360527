import type { Ref } from 'react';
import { useMessages } from '../../messages.tsx';
import { sizeGroupId } from './variant-option-group.tsx';

interface AddButtonProps {
  soldOut: boolean;
  /** A size has to be chosen before. */
  needsSize: boolean;
  /** Units of the selected variant in the cart. */
  inCart: number;
  onAdd: () => void;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

/** Adds to the cart, from the first paint on: early-clicks.ts keeps presses until the scripts run. */
export function AddButton({ soldOut, needsSize, inCart, onAdd, ref, className = '' }: AddButtonProps) {
  const t = useMessages().product.cart;
  return (
    <button
      ref={ref}
      type="button"
      disabled={soldOut}
      onClick={onAdd}
      data-needs-script
      data-once
      data-needs={needsSize ? sizeGroupId : undefined}
      className={`solid-button group gap-3 whitespace-nowrap disabled:bg-sunk disabled:text-muted print:hidden ${className}`}
    >
      <span className="group-aria-busy:hidden">{soldOut ? t.soldOut : t.add}</span>
      <span className="hidden group-aria-busy:inline">{t.adding}</span>
      {inCart > 0 && <span className="border-current border-l pl-3 font-normal text-sm">{t.inCart(inCart)}</span>}
    </button>
  );
}

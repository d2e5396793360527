import type { Ref } from 'react';
import { useMessages } from '../../messages.tsx';

interface AddButtonProps {
  soldOut: boolean;
  /** Units of the selected variant in the cart. */
  inCart: number;
  onAdd: () => void;
  ref?: Ref<HTMLButtonElement>;
  className?: string;
}

export function AddButton({ soldOut, inCart, onAdd, ref, className = '' }: AddButtonProps) {
  const t = useMessages().product.cart;
  return (
    <button
      ref={ref}
      type="button"
      disabled={soldOut}
      onClick={onAdd}
      data-needs-script
      className={`solid-button gap-3 whitespace-nowrap disabled:bg-sunk disabled:text-muted print:hidden ${className}`}
    >
      {soldOut ? t.soldOut : t.add}
      {inCart > 0 && <span className="border-current border-l pl-3 font-normal text-sm">{t.inCart(inCart)}</span>}
    </button>
  );
}

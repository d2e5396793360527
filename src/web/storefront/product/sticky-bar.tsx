import { type RefObject, useEffect, useState } from 'react';
import { Price } from '../../components/price.tsx';
import { AddButton } from './add-button.tsx';

interface StickyBarProps {
  /** The main button; the bar shows while it is out of view. */
  main: RefObject<HTMLElement | null>;
  paise: number;
  inCart: number;
  onAdd: () => void;
}

/**
 * Price and button at the bottom of a phone's screen while the main button is out of view and the footer is
 * not in view.
 */
export function StickyBar({ main, paise, inCart, onAdd }: StickyBarProps) {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const footer = document.querySelector('footer');
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      setNeeded(seen.size === 0);
    });
    for (const element of [main.current, footer]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [main]);
  return (
    <div
      inert={!needed}
      className={`fixed inset-x-0 bottom-0 z-bar flex items-center justify-between gap-4 border-line border-t bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-[translate,visibility] duration-slow ease-cloth lg:hidden print:hidden ${needed ? 'above-foot' : 'invisible translate-y-full'}`}
    >
      <Price paise={paise} className="font-display font-medium text-xl leading-none" />
      <AddButton soldOut={false} inCart={inCart} onAdd={onAdd} className="px-5" />
    </div>
  );
}

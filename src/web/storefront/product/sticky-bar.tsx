import { type ReactNode, type RefObject, useEffect, useState } from 'react';

interface StickyBarProps {
  /** The price and the button of the page, which the bar stands in for. */
  price: RefObject<HTMLElement | null>;
  main: RefObject<HTMLElement | null>;
  /** The choice with its price, and the button. */
  children: ReactNode;
}

/**
 * The choice, its price and the button at the bottom of a phone's screen while the page's own are out of
 * view and the footer too. Not on a low screen, of which it would take too much.
 */
export function StickyBar({ price, main, children }: StickyBarProps) {
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
    for (const element of [price.current, main.current, footer]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [price, main]);
  return (
    <div
      inert={!needed}
      className={`fixed inset-x-0 bottom-0 z-bar flex items-center justify-between gap-4 border-line border-t bg-ground px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] transition-[translate,visibility] duration-slow ease-cloth lg:hidden print:hidden [@media(max-height:30rem)]:hidden ${needed ? 'above-foot' : 'invisible translate-y-full'}`}
    >
      {children}
    </div>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import { useChargeNote } from './price-note.tsx';

interface Hint {
  price: HTMLElement;
  /** The focused element that the hint describes; undefined for pointers. */
  control: Element | undefined;
}

/** Minimum distance to the edge of the window. */
const marginPx = 8;
const priceSelector = '[data-paise]';

const elementOf = (event: Event) => (event.target instanceof Element ? event.target : undefined);
const linkOf = (price: Element) => price.closest('article')?.querySelector('a');

/**
 * A tooltip with the amount charged for a converted price: on hover, touch, or focus of the link of its card.
 * One for the whole page, so that prices stay out of the tab order. Escape closes it.
 */
export default function PriceHints() {
  const words = useChargeNote();
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  const [hint, setHint] = useState<Hint>();

  useEffect(() => {
    let shown: Element | undefined;
    const show = (price: HTMLElement | null | undefined, control?: Element) => {
      shown = price ?? undefined;
      setHint(price ? { price, control } : undefined);
    };
    const isInBubble = (event: Event) => bubble.current?.contains(elementOf(event) ?? null) ?? false;
    const onPoint = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && !isInBubble(event)) show(elementOf(event)?.closest<HTMLElement>(priceSelector));
    };
    // A price covers the card's link: a click follows the link, a touch does so once the hint is shown.
    const onClick = (event: MouseEvent) => {
      if (isInBubble(event)) return;
      const price = elementOf(event)?.closest<HTMLElement>(priceSelector);
      const link = price && linkOf(price);
      const isTouch = 'pointerType' in event && event.pointerType === 'touch';
      if (link && (!isTouch || shown === price)) link.click();
      else if (isTouch) show(price);
    };
    const onFocus = (event: FocusEvent) => {
      const control = elementOf(event);
      if (control?.matches('a:focus-visible'))
        show((control.closest('article') ?? control).querySelector<HTMLElement>(priceSelector), control);
    };
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && show(undefined);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', onPoint, { signal });
    document.addEventListener('click', onClick, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    document.addEventListener('focusout', () => show(undefined), { signal });
    document.addEventListener('keydown', onKey, { signal });
    document.documentElement.dataset.priceHints = '';
    return () => {
      listening.abort();
      delete document.documentElement.dataset.priceHints;
    };
  }, []);

  const paise = Number(hint?.price.dataset.paise);
  const text = words && hint?.price.isConnected && Number.isSafeInteger(paise) ? words(paise) : undefined;

  useEffect(() => {
    const element = bubble.current;
    if (!element || !hint || text === undefined) return;
    const position = () => {
      const price = hint.price.getBoundingClientRect();
      const { width, height } = element.getBoundingClientRect();
      const fitsBelow = price.bottom + height + marginPx < document.documentElement.clientHeight;
      element.style.left = `${Math.max(marginPx, Math.min(price.left, document.documentElement.clientWidth - width - marginPx))}px`;
      // Adjoins the price, so that the pointer can move onto it.
      element.style.top = `${fitsBelow ? price.bottom : price.top - height}px`;
    };
    element.showPopover();
    position();
    document.addEventListener('scroll', position, { passive: true, capture: true });
    hint.control?.setAttribute('aria-describedby', id);
    return () => {
      document.removeEventListener('scroll', position, { capture: true });
      hint.control?.removeAttribute('aria-describedby');
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [hint, text, id]);

  return (
    <div
      ref={bubble}
      id={id}
      role="tooltip"
      popover="manual"
      className="fixed m-0 max-w-[min(20rem,calc(100vw-1rem))] rounded-sm border border-line-strong bg-raised px-3 py-2 text-ink text-sm shadow-lift"
    >
      {text}
    </div>
  );
}

import { useEffect, useId, useRef, useState } from 'react';
import { useChargeNote } from './price-note.tsx';

interface Hint {
  price: HTMLElement;
  /** What has the keyboard's focus and is described by the hint; undefined for a mouse or a finger. */
  control: Element | undefined;
}

/** Least distance to the edge of the window, in px. */
const marginPx = 8;
const priceSelector = '[data-paise]';

const elementOf = (event: Event) => (event.target instanceof Element ? event.target : undefined);
const linkOf = (price: Element) => price.closest('article')?.querySelector('a');

/**
 * Says of any converted price on the page what will be charged: when it is pointed at, touched, or in the card whose link has the
 * focus. One for the whole page, so that prices need no place of their own in the tab order. Escape closes it.
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
    const isOurs = (event: Event) => bubble.current?.contains(elementOf(event) ?? null) ?? false;
    const onPoint = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && !isOurs(event)) show(elementOf(event)?.closest<HTMLElement>(priceSelector));
    };
    // A price in a card belongs to the card's link: a click goes there, and so does a finger that knows the hint already.
    const onClick = (event: MouseEvent) => {
      if (isOurs(event)) return;
      const price = elementOf(event)?.closest<HTMLElement>(priceSelector);
      const link = price && linkOf(price);
      const byFinger = 'pointerType' in event && event.pointerType === 'touch';
      if (link && (!byFinger || shown === price)) link.click();
      else if (byFinger) show(price);
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
    const place = () => {
      const price = hint.price.getBoundingClientRect();
      const { width, height } = element.getBoundingClientRect();
      const fitsBelow = price.bottom + height + marginPx < document.documentElement.clientHeight;
      element.style.left = `${Math.max(marginPx, Math.min(price.left, document.documentElement.clientWidth - width - marginPx))}px`;
      // It touches the price, so that the pointer can move onto it.
      element.style.top = `${fitsBelow ? price.bottom : price.top - height}px`;
    };
    element.showPopover();
    place();
    document.addEventListener('scroll', place, { passive: true, capture: true });
    hint.control?.setAttribute('aria-describedby', id);
    return () => {
      document.removeEventListener('scroll', place, { capture: true });
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

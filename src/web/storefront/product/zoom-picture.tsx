import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { Picture as PictureData } from '#modules/media/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { enlargedWidths } from './enlarged-widths.ts';

interface ZoomPictureProps {
  picture: PictureData;
  magnified: boolean;
  setMagnified: (magnified: boolean) => void;
}

/** Pixels that the mouse may move within a click. */
const dragThresholdPx = 5;

/**
 * A picture that fits the window, or is magnified at the clicked point and then dragged with the mouse or
 * scrolled with fingers, wheel or arrow keys. Pinching is left to the browser.
 */
export function ZoomPicture({ picture, magnified, setMagnified }: ZoomPictureProps) {
  const language = useLanguage();
  const t = useMessages().product.gallery;
  const frame = useRef<HTMLDivElement>(null);
  /** The clicked point as fractions of width and height. */
  const point = useRef({ x: 0.5, y: 0.5 });
  const drag = useRef<{ x: number; y: number; moved: boolean }>(undefined);

  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !magnified) return;
    box.scrollTo(point.current.x * box.scrollWidth - box.clientWidth / 2, point.current.y * box.scrollHeight - box.clientHeight / 2);
    box.focus();
  }, [magnified]);

  const onPointerMove = (event: PointerEvent) => {
    const from = drag.current;
    if (!from || !magnified || event.pointerType !== 'mouse' || event.buttons === 0) return;
    if (!from.moved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < dragThresholdPx) return;
    frame.current?.scrollBy(from.x - event.clientX, from.y - event.clientY);
    drag.current = { x: event.clientX, y: event.clientY, moved: true };
  };

  const widths = enlargedWidths(picture);
  const avif = widths.map((width) => `${picture.base}/${width}.avif ${width}w`).join(', ');
  const sizes = `${widths.at(-1) ?? picture.width}px`;
  const alt = inLanguage(picture.alt, language);
  return (
    <section ref={frame} tabIndex={magnified ? 0 : -1} aria-label={alt} className="size-full overflow-auto overscroll-contain outline-none">
      <button
        type="button"
        tabIndex={-1}
        aria-label={magnified ? t.whole : t.enlarge(alt)}
        onPointerDown={(event) => {
          drag.current = { x: event.clientX, y: event.clientY, moved: false };
        }}
        onPointerMove={onPointerMove}
        onClick={(event) => {
          if (drag.current?.moved) return;
          const box = event.currentTarget.getBoundingClientRect();
          if (event.detail > 0) point.current = { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
          setMagnified(!magnified);
        }}
        className={`block ${magnified ? 'h-[220%] w-[220%] cursor-zoom-out' : 'size-full cursor-zoom-in'}`}
      >
        <picture>
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          <img
            src={picture.url}
            width={picture.width}
            height={picture.height}
            alt={alt}
            draggable={false}
            className="size-full object-contain"
          />
        </picture>
      </button>
    </section>
  );
}

import { type KeyboardEvent, lazy, type MouseEvent, memo, Suspense, useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import type { Product } from '#modules/catalog/product-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { MagnifyIcon, NextIcon, PreviousIcon } from '#ui/icons.tsx';
import { Picture } from '../../components/picture.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';
import { largestFile } from './enlarged-widths.ts';
import { NoPicture } from './no-picture.tsx';
import { Thumbnails } from './thumbnails.tsx';

const arrow =
  'absolute top-1/2 -mt-6 hidden size-12 cursor-pointer items-center justify-center rounded-full bg-raised text-ink transition-opacity focus-visible:opacity-100 aria-disabled:cursor-default aria-disabled:text-line-strong lg:flex lg:opacity-0 lg:group-focus-within/gallery:opacity-100 lg:group-hover/gallery:opacity-100 print:hidden';

/** Loaded with the first enlargement. */
const Zoom = lazy(() => import('./zoom.tsx'));
const zoomMinWidth = '(min-width: 84rem) 46rem, (min-width: 64rem) 54vw, 100vw';

interface GalleryProps {
  pictures: Product['media'];
  title: string;
  /** The chosen colour, whose picture comes into view. */
  color: string | undefined;
}

/**
 * Pictures in a row with scroll snapping, which works without scripts. A picture links to its largest file;
 * with scripts it opens enlarged on the page.
 */
export const Gallery = memo(function Gallery({ pictures, title, color }: GalleryProps) {
  const language = useLanguage();
  const t = useMessages().product.gallery;
  const details = useMessages().productDetails;
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [enlarged, setEnlarged] = useState<number>();

  const show = (index: number) => {
    const slide = row.current?.children[Math.min(Math.max(index, 0), pictures.length - 1)];
    if (row.current && slide instanceof HTMLElement) row.current.scrollTo({ left: slide.offsetLeft - row.current.offsetLeft });
  };
  const ofColor = pictures.findIndex((picture) => picture.color !== undefined && picture.color === color);
  // Runs only when another colour was chosen: afterwards visitors look around as they like.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` is new with every rendering
  useEffect(() => {
    if (ofColor >= 0) show(ofColor);
  }, [ofColor]);

  const [first] = pictures;
  if (!first) return <NoPicture />;
  // Preloads the first picture before the style sheet arrives; browsers that know AVIF choose from the same
  // list.
  preload(first.url, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: first.widths.map((width) => `${first.base}/${width}.avif ${width}w`).join(', '),
    imageSizes: zoomMinWidth,
    fetchPriority: 'high',
  });
  const several = pictures.length > 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: pictures.length - 1 }[event.key];
    if (to === undefined || !several) return;
    event.preventDefault();
    show(to);
  };
  const enlarge = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setEnlarged(index);
  };

  return (
    <section aria-label={t.label(title)} className="max-lg:-mx-(--gutter) print:mx-0 print:max-w-[9cm]">
      <div className="group/gallery relative">
        <ul
          ref={row}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))}
          onKeyDown={onKeyDown}
          className="relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth bg-sunk [scrollbar-width:none] lg:rounded-sm"
        >
          {pictures.map((picture, index) => (
            <li key={picture.base} id={`picture-${index + 1}`} className="w-full shrink-0 snap-center snap-always">
              <a
                href={largestFile(picture)}
                aria-haspopup="dialog"
                aria-label={t.enlarge(inLanguage(picture.alt, language))}
                onClick={(event) => enlarge(event, index)}
                className="block aspect-square cursor-zoom-in focus-visible:outline-offset-[-4px]"
              >
                <Picture
                  picture={picture}
                  sizes={zoomMinWidth}
                  priority={index === 0}
                  className={`size-full ${index === 0 ? 'piece-picture' : ''}`}
                />
              </a>
            </li>
          ))}
        </ul>
        <span className="pointer-events-none absolute right-3 bottom-3 flex size-11 items-center justify-center rounded-full bg-raised text-ink lg:opacity-0 lg:transition-opacity lg:group-focus-within/gallery:opacity-100 lg:group-hover/gallery:opacity-100 print:hidden">
          <MagnifyIcon />
        </span>
        {several &&
          (
            [
              [PreviousIcon, details.earlier, -1, 'left-3'],
              [NextIcon, details.later, 1, 'right-3'],
            ] as const
          ).map(([Sign, label, step, side]) => (
            <button
              key={side}
              type="button"
              aria-label={label}
              aria-disabled={current + step < 0 || current + step >= pictures.length}
              onClick={() => show(current + step)}
              data-needs-script
              className={`${arrow} ${side}`}
            >
              <Sign />
            </button>
          ))}
        {several && (
          <p
            role="status"
            className="pointer-events-none absolute bottom-3 left-3 rounded-sm bg-raised px-2 py-0.5 text-ink text-xs tabular-nums print:hidden"
          >
            <span className="sr-only">{t.picture(current + 1, pictures.length)}</span>
            <span aria-hidden="true">
              {current + 1} / {pictures.length}
            </span>
          </p>
        )}
      </div>
      {several && <Thumbnails pictures={pictures} current={current} show={show} />}
      {enlarged !== undefined && (
        <Suspense>
          <Zoom pictures={pictures} start={enlarged} title={title} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </section>
  );
});

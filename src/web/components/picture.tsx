import type { Picture as PictureData } from '#modules/media/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { webpUrl } from '#shared/webp-url.ts';
import { useLanguage } from '../messages.tsx';

interface PictureProps {
  /** One without `alt` is decorative. */
  picture: Omit<PictureData, 'url' | 'alt' | 'kind'> & { alt?: PictureData['alt'] };
  /** The `sizes` attribute, such as `(min-width: 64rem) 25vw, 50vw`. */
  sizes: string;
  /** Loads first, for the most important picture of a page; others load lazily. */
  priority?: boolean;
  /** The text beside it says the same: the alternative text is empty. */
  decorative?: boolean;
  className?: string;
}

/**
 * A picture in AVIF at the fitting width, or its largest WebP in browsers without AVIF, over a tiny blurred
 * placeholder. Its box is reserved, so nothing shifts. The placeholder stays, because served pictures are
 * opaque and cover it. Pictures far from the first view come without one.
 */
export function Picture({ picture, sizes, priority = false, decorative = false, className = '' }: PictureProps) {
  const language = useLanguage();
  const avif = picture.widths.map((width) => `${picture.base}/${width}.avif ${width}w`).join(', ');
  return (
    <span className={`relative block overflow-hidden bg-sunk ${className}`}>
      {picture.placeholder && (
        <img
          src={picture.placeholder}
          alt=""
          aria-hidden="true"
          decoding="sync"
          className="pointer-events-none absolute inset-0 size-full scale-110 select-none object-cover blur-lg"
        />
      )}
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <img
          src={webpUrl(picture)}
          width={picture.width}
          height={picture.height}
          alt={decorative || !picture.alt ? '' : inLanguage(picture.alt, language)}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          decoding={priority ? 'auto' : 'async'}
          className="relative block size-full object-cover"
        />
      </picture>
    </span>
  );
}

import type { Maker } from '#modules/makers/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

interface MakerPortraitProps {
  maker: Pick<Maker, 'slug' | 'name'>;
  /** The name stands beside it: the alternative text is empty. */
  decorative?: boolean;
  /** Loads at once, for the first screen of a page. */
  eager?: boolean;
  className?: string;
}

/** A maker's portrait, drawn by src/web/portraits in the ratio 4:5. */
export function MakerPortrait({ maker, decorative = false, eager = false, className = '' }: MakerPortraitProps) {
  const t = useMessages().makers;
  const name = inLanguage(maker.name, useLanguage());
  return (
    <img
      src={links('en').portrait(maker.slug)}
      width={400}
      height={500}
      alt={decorative ? '' : t.portraitOf(name)}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={`block aspect-[4/5] bg-sunk object-cover ${className}`}
    />
  );
}

import type { Maker } from '#modules/makers/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

interface MakerPortraitProps {
  maker: Pick<Maker, 'slug' | 'name'>;
  /** The name stands beside it, so that assistive technology may skip it. */
  decorative?: boolean;
  /** In the first screen of its page. */
  eager?: boolean;
  className?: string;
}

/** A maker's portrait, drawn by src/web/portraits: 4 wide by 5 high, and so is its box unless the classes say otherwise. */
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

import { HeartIcon } from '#ui/icons.tsx';
import { useMessages } from '../messages.tsx';
import { useWishlistToggle } from './use-wishlist-toggle.tsx';

interface WishlistButtonProps {
  productId: string;
  title: string;
  /** Framed, to stand beside other buttons; otherwise over a picture. */
  framed?: boolean;
}

/** A heart, pressed while the product is on the wishlist. */
export function WishlistButton({ productId, title, framed = false }: WishlistButtonProps) {
  const t = useMessages().wishlist;
  const { wished, press } = useWishlistToggle(productId, title);
  const heart = (
    <HeartIcon
      className={`size-5 group-aria-busy/heart:fill-current group-aria-busy/heart:text-madder ${wished ? 'fill-current text-madder' : ''}`}
    />
  );
  return (
    <button
      type="button"
      aria-pressed={wished}
      aria-label={t.keep(title)}
      title={wished ? t.isKept : t.keepShort}
      onClick={press}
      data-needs-script
      data-once
      className={
        framed
          ? 'group/heart line-button size-13 shrink-0 cursor-pointer p-0! print:hidden'
          : 'group/heart target absolute top-0 right-0 z-raised flex cursor-pointer items-center justify-center rounded-full p-1 print:hidden'
      }
    >
      {framed ? heart : <span className="flex size-9 items-center justify-center rounded-full bg-raised text-ink">{heart}</span>}
    </button>
  );
}

import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { remove, setQuantity } from '../components/cart-store.ts';
import { Picture } from '../components/picture.tsx';
import { Price } from '../components/price.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import type { BillLine } from './cart-bill.ts';

interface CartLineRowProps {
  line: BillLine;
  /** Called before a line goes, so that it can be put back. */
  onRemove: (line: BillLine) => void;
}

const stepper = 'flex size-11 items-center justify-center text-lg hover:bg-sunk disabled:text-muted disabled:opacity-40';

export function CartLineRow({ line, onRemove }: CartLineRowProps) {
  const language = useLanguage();
  const t = useMessages().cart;
  const { kept, shown, counted } = line;
  const { variantId, qty } = kept;
  const takeOut = () => {
    onRemove(line);
    remove(variantId);
  };
  if (!shown) {
    return (
      <li className="flex items-center justify-between gap-4 border-line border-b py-5">
        <p className="text-muted">{t.gone}</p>
        <button type="button" onClick={() => remove(variantId)} className="target px-2 underline underline-offset-4">
          {t.remove}
        </button>
      </li>
    );
  }
  const title = inLanguage(shown.product.title, language);
  const color = shown.colorName ? inLanguage(shown.colorName, language) : shown.color;
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-line border-b py-6 sm:grid-cols-[8rem_1fr] sm:gap-x-6">
      <Link
        to={links(language).product(shown.product)}
        tabIndex={-1}
        aria-hidden="true"
        className="aspect-square overflow-hidden rounded-sm bg-sunk"
      >
        {shown.product.image && <Picture picture={shown.product.image} sizes="8rem" decorative className="size-full" />}
      </Link>
      <div className="flex min-w-0 flex-col">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <div className="min-w-0 flex-1 basis-48">
            <h2 className="break-words text-lg leading-snug">
              <Link to={links(language).product(shown.product)} className="hover:underline hover:underline-offset-4">
                {title}
              </Link>
            </h2>
            <p className="mt-0.5 text-muted text-sm">
              {[color, shown.size === 'One size' ? undefined : shown.size].filter(Boolean).join(' · ')}
            </p>
          </div>
          <p className="text-right max-sm:basis-full max-sm:text-left">
            <Price paise={shown.pricePaise * counted} className="font-semibold" />
            {shown.pricePaise < shown.basePricePaise && counted > 0 && (
              <s className="ml-2 text-muted text-sm">
                <Price paise={shown.basePricePaise * counted} />
              </s>
            )}
            {counted > 1 && (
              <span className="block text-muted text-sm">
                <Price paise={shown.pricePaise} /> {t.each}
              </span>
            )}
          </p>
        </div>
        {shown.leadTimeDays !== undefined && counted > 0 && <p className="mt-1 text-sm">{t.madeToOrder(shown.leadTimeDays)}</p>}
        {shown.stock === 0 ? (
          <p className="mt-1 text-madder text-sm">{t.soldOut}</p>
        ) : (
          qty > shown.stock && (
            <p className="mt-1 text-madder text-sm">
              {t.onlyLeft(shown.stock)}
              <button
                type="button"
                onClick={() => setQuantity(variantId, shown.stock)}
                className="target ml-2 px-2 text-ink underline underline-offset-4"
              >
                {t.takeAll(shown.stock)}
              </button>
            </p>
          )
        )}
        <div className="mt-3 flex items-center gap-3">
          <fieldset className="flex items-center rounded-sm border border-line-strong bg-raised">
            <legend className="sr-only">{t.quantity(title)}</legend>
            <button
              type="button"
              aria-label={t.less(title)}
              onClick={() => (qty > 1 ? setQuantity(variantId, qty - 1) : takeOut())}
              className={stepper}
            >
              <span aria-hidden="true">−</span>
            </button>
            <output className="min-w-8 text-center tabular-nums">{qty}</output>
            <button
              type="button"
              aria-label={t.more(title)}
              disabled={qty >= shown.stock}
              onClick={() => setQuantity(variantId, qty + 1)}
              className={stepper}
            >
              <span aria-hidden="true">+</span>
            </button>
          </fieldset>
          <button
            type="button"
            aria-label={t.removeOf(title)}
            onClick={takeOut}
            className="target px-2 text-muted text-sm underline underline-offset-4 hover:text-ink"
          >
            {t.remove}
          </button>
        </div>
      </div>
    </li>
  );
}

import { Link } from 'react-router';
import type { QuoteLine } from '#modules/cart/contract.ts';
import { convertPaise } from '#shared/currency.ts';
import { inLanguage } from '#shared/localized.ts';
import { type CartLine, setQuantity, setSavedForLater } from '../../cart/cart-store.ts';
import { useVariantLabel } from '../../cart/use-variant-label.ts';
import { Picture } from '../../components/picture.tsx';
import { Price } from '../../components/price.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useCurrency } from '../../settings.ts';

interface LineRowProps {
  cartLine: CartLine;
  line: QuoteLine;
  /** Units that the bill counts; fewer than the quantity where stock is short. */
  billableQty: number;
  /** Their price in minor units of the visitor's currency, rounded so that the lines add up. */
  amount: number;
  onRemove: (cartLine: CartLine, title: string) => void;
}

const stepperClass = 'flex size-11 items-center justify-center text-lg hover:bg-sunk disabled:text-muted disabled:opacity-40';
const actionClass = 'target px-2 text-muted text-sm underline underline-offset-4 hover:text-ink';

/**
 * A line of the cart. The quantity follows the browser's cart at once; prices and problems come from the
 * quote.
 */
export function LineRow({ cartLine, line, billableQty, amount, onRemove }: LineRowProps) {
  const language = useLanguage();
  const t = useMessages().cart;
  const choiceOf = useVariantLabel();
  const { variantId, qty } = cartLine;
  const { product } = line;
  const most = line.maxQty ?? line.stock;
  const before = line.basePricePaise * billableQty;
  const currency = useCurrency();
  const title = inLanguage(product.title, language);
  const removeLine = () => onRemove(cartLine, title);
  return (
    <li className="grid grid-cols-[5.5rem_1fr] gap-x-4 border-line border-b py-6 sm:grid-cols-[8rem_1fr] sm:gap-x-6">
      <Link
        to={links(language).product(product)}
        tabIndex={-1}
        aria-hidden="true"
        className="aspect-square overflow-hidden rounded-sm bg-sunk"
      >
        {product.image && <Picture picture={product.image} sizes="8rem" decorative className="size-full" />}
      </Link>
      <div className="flex min-w-0 flex-col">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
          <div className="min-w-0 flex-1 basis-48">
            <h3 className="break-words text-lg leading-snug">
              <Link to={links(language).product(product)} className="hover:underline hover:underline-offset-4">
                {title}
              </Link>
            </h3>
            <p className="mt-0.5 text-muted text-sm">{choiceOf(line)}</p>
          </div>
          {billableQty > 0 && (
            <p className="text-right max-sm:basis-full max-sm:text-left">
              <Price paise={line.pricePaise * billableQty} as={amount} className="font-semibold" />
              {line.pricePaise < line.basePricePaise && (
                <s className="ml-2 text-muted text-sm">
                  <Price paise={before} as={Math.max(amount, convertPaise(before, currency))} />
                </s>
              )}
              {billableQty > 1 && (
                <span className="block text-muted text-sm">
                  <Price paise={line.pricePaise} /> {t.each}
                </span>
              )}
            </p>
          )}
        </div>
        {line.leadTimeDays !== undefined && billableQty > 0 && <p className="mt-1 text-sm">{t.madeToOrder(line.leadTimeDays)}</p>}
        <LineProblem line={line} qty={qty} />
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
          <fieldset className="flex items-center rounded-sm border border-line-strong bg-raised">
            <legend className="sr-only">{t.quantity(title)}</legend>
            <button
              type="button"
              aria-label={t.less(title)}
              onClick={() => (qty > 1 ? setQuantity(variantId, qty - 1) : removeLine())}
              className={stepperClass}
            >
              <span aria-hidden="true">−</span>
            </button>
            <output className="min-w-8 text-center tabular-nums">{qty}</output>
            <button
              type="button"
              aria-label={t.more(title)}
              disabled={qty >= most}
              onClick={() => setQuantity(variantId, qty + 1)}
              className={stepperClass}
            >
              <span aria-hidden="true">+</span>
            </button>
          </fieldset>
          <div className="flex gap-x-3 max-sm:-ml-2 max-sm:basis-full">
            <button
              type="button"
              aria-label={t.saveForLaterOf(title)}
              onClick={() => setSavedForLater(variantId, true)}
              className={actionClass}
            >
              {t.saveForLater}
            </button>
            <button type="button" aria-label={t.removeOf(title)} onClick={removeLine} className={actionClass}>
              {t.remove}
            </button>
          </div>
        </div>
      </div>
    </li>
  );
}

/** The problem of a line and the button that solves it. */
function LineProblem({ line: { variantId, stock, maxQty, problem, problemReason }, qty }: { line: QuoteLine; qty: number }) {
  const language = useLanguage();
  const t = useMessages().cart;
  if (problem === 'unavailable')
    return <p className="mt-1 text-madder text-sm">{problemReason ? inLanguage(problemReason, language) : t.unavailable}</p>;
  if (stock === 0) return <p className="mt-1 text-madder text-sm">{t.soldOut}</p>;
  if (problem === 'cannot-ship')
    return <p className="mt-1 text-madder text-sm">{t.cannotShip(problemReason ? inLanguage(problemReason, language) : '')}</p>;
  const most = maxQty ?? stock;
  if (qty <= most) return null;
  return (
    <p className="mt-1 text-madder text-sm">
      {maxQty === undefined ? t.onlyLeft(stock) : t.atMost(maxQty)}
      <button type="button" onClick={() => setQuantity(variantId, most)} className="target ml-2 px-2 text-ink underline underline-offset-4">
        {t.takeAll(most)}
      </button>
    </p>
  );
}

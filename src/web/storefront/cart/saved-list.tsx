import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { type CartLine, remove, setSavedForLater } from '../../cart/cart-store.ts';
import { useQuote } from '../../cart/use-quote.ts';
import { useVariantLabel } from '../../cart/use-variant-label.ts';
import { Picture } from '../../components/picture.tsx';
import { Price } from '../../components/price.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

const actionClass = 'target px-2 text-sm underline underline-offset-4';

/** Lines saved for later, below the cart. */
export function SavedList({ saved }: { saved: readonly CartLine[] }) {
  const language = useLanguage();
  const t = useMessages().cart;
  const choiceOf = useVariantLabel();
  const { quote } = useQuote({ items: saved });
  const lines = new Map(quote?.lines.map((line) => [line.variantId, line]));
  const shown = saved.flatMap(({ variantId }) => lines.get(variantId) ?? []);
  const gone = saved.filter(({ variantId }) => quote?.gone.includes(variantId));
  if (shown.length + gone.length === 0) return null;
  return (
    <section aria-labelledby="saved" className="mt-12">
      <h2 id="saved" className="border-line border-b pb-2 text-xl">
        {t.savedForLater}
      </h2>
      <ul>
        {shown.map((line) => {
          const title = inLanguage(line.product.title, language);
          return (
            <li key={line.variantId} className="grid grid-cols-[4rem_1fr] gap-x-4 border-line border-b py-4">
              <div className="aspect-square overflow-hidden rounded-sm bg-sunk">
                {line.product.image && <Picture picture={line.product.image} sizes="4rem" decorative className="size-full" />}
              </div>
              <div className="min-w-0">
                <h3 className="break-words leading-snug">
                  <Link to={links(language).product(line.product)} className="hover:underline hover:underline-offset-4">
                    {title}
                  </Link>
                </h3>
                <p className="text-muted text-sm">
                  {[choiceOf(line), line.stock === 0 ? t.soldOutShort : ''].map((words) => words && `${words} · `)}
                  <Price paise={line.pricePaise} />
                </p>
                <button
                  type="button"
                  aria-label={t.moveBackOf(title)}
                  onClick={() => setSavedForLater(line.variantId, false)}
                  className={`${actionClass} -ml-2`}
                >
                  {t.moveBack}
                </button>
                <button
                  type="button"
                  aria-label={t.removeOf(title)}
                  onClick={() => remove(line.variantId)}
                  className={`${actionClass} text-muted`}
                >
                  {t.remove}
                </button>
              </div>
            </li>
          );
        })}
        {gone.map(({ variantId }) => (
          <UnavailableRow key={variantId} onRemove={() => remove(variantId)} />
        ))}
      </ul>
    </section>
  );
}

/** A line whose product is no longer sold and whose name is no longer known. */
export function UnavailableRow({ onRemove }: { onRemove: () => void }) {
  const t = useMessages().cart;
  return (
    <li className="flex items-center justify-between gap-4 border-line border-b py-5">
      <p className="text-madder">{t.gone}</p>
      <button type="button" onClick={onRemove} className={`${actionClass} -mr-2`}>
        {t.remove}
      </button>
    </li>
  );
}

import { inLanguage } from '#shared/localized.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { add, load } from '../../cart/cart-store.ts';
import { useQuote } from '../../cart/use-quote.ts';
import { useVariantLabel } from '../../cart/use-variant-label.ts';
import { Picture } from '../../components/picture.tsx';
import { Price } from '../../components/price.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';

interface SharedCartDialogProps {
  items: readonly { variantId: string; qty: number }[];
  onClose: () => void;
}

/** Asks before the products of a shared link join the cart. */
export default function SharedCartDialog({ items, onClose }: SharedCartDialogProps) {
  const language = useLanguage();
  const { cart: t, forms } = useMessages();
  const choiceOf = useVariantLabel();
  const { quote, failed, retry } = useQuote({ items });
  const lines = quote?.lines.filter((line) => line.stock > 0) ?? [];
  const join = () => {
    for (const { variantId, productId, qty, stock } of lines) {
      const already = load().find((line) => line.variantId === variantId)?.qty ?? 0;
      const room = Math.min(qty, stock - already);
      if (room > 0) add({ variantId, productId, qty: room });
    }
    onClose();
  };
  return (
    <Dialog title={t.question} labels={forms} onClose={onClose}>
      {failed && !quote ? (
        <p role="alert">
          {t.questionFailed}{' '}
          <button type="button" onClick={retry} className="target px-2 font-semibold underline underline-offset-4">
            {t.retry}
          </button>
        </p>
      ) : quote && lines.length === 0 ? (
        <p>{t.questionNone}</p>
      ) : (
        <ul aria-busy={!quote} className="min-h-24">
          {lines.map((line) => (
            <li key={line.variantId} className="grid grid-cols-[4rem_1fr] gap-x-4 border-line border-b py-3">
              <div className="aspect-square overflow-hidden rounded-sm bg-sunk">
                {line.product.image && <Picture picture={line.product.image} sizes="4rem" decorative className="size-full" />}
              </div>
              <div className="min-w-0">
                <p className="break-words leading-snug">
                  {inLanguage(line.product.title, language)} {t.times(Math.min(line.qty, line.stock))}
                </p>
                <p className="text-muted text-sm">
                  {choiceOf(line) && `${choiceOf(line)} · `}
                  <Price paise={line.pricePaise} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {lines.length > 0 && <Button onClick={join}>{t.addThese}</Button>}
        <Button kind="line" onClick={onClose}>
          {t.notNow}
        </Button>
      </div>
    </Dialog>
  );
}

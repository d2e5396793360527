import { useState } from 'react';
import type { Quote } from '#modules/cart/contract.ts';
import { convertParts } from '#shared/currency.ts';
import { showToast } from '#ui/toast-queue.ts';
import type { CartLine } from '../../cart/cart-store.ts';
import { CouponField } from '../../cart/coupon-field.tsx';
import { loadCoupon, saveCoupon } from '../../cart/saved-coupon.ts';
import { useQuote } from '../../cart/use-quote.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useCurrency } from '../../settings.ts';
import { BillDetails } from './bill-details.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { LineRow } from './line-row.tsx';
import { ParcelHeading } from './parcel-group.tsx';
import { PriceChanges } from './price-changes.tsx';
import { SameParcel } from './same-parcel.tsx';
import { UnavailableRow } from './saved-list.tsx';
import { shareCart } from './share-cart.ts';
import { usePriceChanges } from './use-price-changes.ts';

interface CartContentProps {
  cartLines: readonly CartLine[];
  /** Removes a line; `words` announce it beside the undo button. */
  onRemove: (line: CartLine, words: string) => void;
  onClear: () => void;
}

const actionClass = 'target px-2 text-muted text-sm underline underline-offset-4 hover:text-ink';

/** The lines of the cart grouped by seller, and the bill. */
export function CartContent({ cartLines, onRemove, onClear }: CartContentProps) {
  const language = useLanguage();
  const t = useMessages().cart;
  const [code, setCode] = useState(loadCoupon);
  const { quote, isCurrent, failed, isElsewhere, retry } = useQuote({ items: cartLines, coupon: code });
  const { changes, acknowledge } = usePriceChanges(quote?.lines);
  const applyCoupon = (next: string | undefined) => {
    saveCoupon(next);
    setCode(next);
  };
  const share = async () => {
    const outcome = await shareCart(links(language).cart(), t.shareTitle);
    if (outcome === 'copied') showToast({ text: t.linkCopied, subject: 'share' });
    if (outcome === 'failed') showToast({ text: t.linkNotCopied, kind: 'failed', subject: 'share' });
  };
  const isQuoted = (line: CartLine) => quote?.gone.includes(line.variantId) || quote?.lines.some((one) => one.variantId === line.variantId);
  const hasAll = quote && cartLines.every(isQuoted);
  const failure = (
    <div role="alert" className="mt-6 max-w-column border-madder border-l-2 bg-sunk px-5 py-4">
      <p>{t.failed}</p>
      <button type="button" onClick={retry} className="line-button mt-4 cursor-pointer">
        {t.retry}
      </button>
    </div>
  );
  if (!hasAll) return failed ? failure : <CartSkeleton label={t.restoring} lines={cartLines.length} />;
  return (
    <>
      {failed && failure}
      {isElsewhere && (
        <p role="status" className="mt-6 border-turmeric border-l-2 pl-4">
          {t.notServed}
        </p>
      )}
      <PriceChanges changes={changes} onAcknowledge={acknowledge} />
      <div className="mt-6 grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_24rem] lg:items-start">
        <div className="min-w-0">
          <Lines cartLines={cartLines} quote={quote} onRemove={onRemove} />
          <p className="mt-3 -ml-2 flex flex-wrap gap-x-3">
            <button type="button" onClick={() => void share()} className={actionClass}>
              {t.share}
            </button>
            <button type="button" onClick={onClear} className={actionClass}>
              {t.clear}
            </button>
          </p>
        </div>
        <BillDetails quote={quote} isCurrent={isCurrent}>
          <CouponField coupon={quote.coupon} onApply={applyCoupon} />
        </BillDetails>
      </div>
      <SameParcel quote={quote} />
    </>
  );
}

/** Lines by seller in cart order; then lines that cannot be delivered now, and last those no longer sold. */
function Lines({ cartLines, quote, onRemove }: Omit<CartContentProps, 'onClear'> & { quote: Quote }) {
  const t = useMessages().cart;
  const byVariant = new Map(quote.lines.map((line) => [line.variantId, line]));
  const rows = cartLines.flatMap((line) => {
    const stated = byVariant.get(line.variantId);
    return stated
      ? [
          {
            cartLine: line,
            line: stated,
            billableQty:
              stated.problem === 'cannot-ship' || stated.problem === 'unavailable' ? 0 : Math.min(line.qty, stated.maxQty ?? stated.stock),
          },
        ]
      : [];
  });
  const converted = convertParts(
    rows.map(({ line, billableQty }) => line.pricePaise * billableQty),
    useCurrency(),
  );
  const amounts = new Map(rows.map(({ line }, index) => [line.variantId, converted[index] ?? 0]));
  const gone = cartLines.filter((line) => !byVariant.has(line.variantId));
  const groups = [...Map.groupBy(rows, ({ line }) => line.sellerId)].map(([sellerId, own]) => {
    return { sellerId, own, parcel: quote.parcels.find(({ seller }) => seller._id === sellerId) };
  });
  return (
    <>
      {[...groups.filter(({ parcel }) => parcel), ...groups.filter(({ parcel }) => !parcel)].map(({ sellerId, own, parcel }) => {
        return (
          <section key={sellerId} className="mt-8 first:mt-0">
            {parcel && <ParcelHeading parcel={parcel} />}
            <ul>
              {own.map((row) => (
                <LineRow
                  key={row.line.variantId}
                  {...row}
                  amount={amounts.get(row.line.variantId) ?? 0}
                  onRemove={(line, title) => onRemove(line, t.removed(title))}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {gone.length > 0 && (
        <ul>
          {gone.map((line) => (
            <UnavailableRow key={line.variantId} onRemove={() => onRemove(line, t.removedGone)} />
          ))}
        </ul>
      )}
    </>
  );
}

import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import type { Quote } from '#modules/cart/contract.ts';
import { formatDays } from '#shared/format-day.ts';
import { labelIn } from '#shared/localized.ts';
import { ParcelIcon } from '#ui/icons.tsx';
import { BillLines } from '../../cart/bill-lines.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

interface BillDetailsProps {
  quote: Quote;
  /** False while the quote belongs to an earlier state of the cart. */
  isCurrent: boolean;
  /** The coupon field. */
  children: ReactNode;
}

/** The quoted bill and the button to the checkout. */
export function BillDetails({ quote, isCurrent, children }: BillDetailsProps) {
  const { parcels, canOrder } = quote;
  const t = useMessages().cart;
  const reason = useId();
  const language = useLanguage();
  const navigate = useNavigate();
  const from = Math.min(...parcels.map(({ days }) => days.from));
  const until = Math.max(...parcels.map(({ days }) => days.until));
  const isSpread = parcels.some(({ days }) => days.until !== until);
  return (
    <section aria-labelledby="bill" className="rounded-sm border border-line bg-raised p-6 lg:sticky lg:top-28">
      <h2 id="bill" className="text-xl">
        {t.bill}
      </h2>
      <div aria-busy={!isCurrent}>
        <BillLines quote={quote} />
        {children}
        {parcels.length > 0 && (
          <div className="mt-5 flex items-start gap-2.5">
            <ParcelIcon className="mt-0.5 size-6" />
            <div>
              <p className="font-semibold">{t.deliveryNote(from, until)}</p>
              {parcels.length > 1 && <p className="text-muted text-sm">{t.inParcels(parcels.length)}</p>}
              {isSpread && (
                <ul className="mt-1 text-sm">
                  {parcels.map(({ seller, promisedFrom, promisedUntil }) => (
                    <li key={seller._id}>
                      {t.parcelArrives(
                        labelIn(seller.sellerName, seller.label, language),
                        formatDays(promisedFrom, promisedUntil, language),
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        )}
      </div>
      {/* Not `disabled`: what stands in the way is read out where it is reached. */}
      <button
        type="button"
        className="solid-button mt-6 w-full cursor-pointer aria-disabled:cursor-not-allowed aria-disabled:bg-sunk aria-disabled:text-muted"
        aria-disabled={!canOrder || undefined}
        aria-describedby={canOrder ? undefined : reason}
        onClick={() => canOrder && isCurrent && void navigate(links(language).checkout())}
      >
        {t.proceed}
      </button>
      <p id={reason} className="mt-2 text-sm">
        {canOrder ? '' : quote.maxItemCount === undefined ? t.fixFirst : t.tooManyPieces(quote.maxItemCount)}
      </p>
    </section>
  );
}

import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import type { Quote } from '#modules/cart/contract.ts';
import { Price } from '../../components/price.tsx';
import { PriceNote } from '../../components/price-note.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { Button } from '../../ui/button.tsx';

interface BillDetailsProps {
  quote: Quote;
  /** The quote answers what is in the cart at this moment. */
  isCurrent: boolean;
  /** What the coupon is typed into. */
  children: ReactNode;
}

/** The bill as the shop quotes it, and the way to the checkout. */
export function BillDetails({ quote: { bill, parcels, coupon, canOrder, isExport }, isCurrent, children }: BillDetailsProps) {
  const t = useMessages().cart;
  const reason = useId();
  const language = useLanguage();
  const navigate = useNavigate();
  const from = Math.min(...parcels.map(({ days }) => days.from));
  const until = Math.max(...parcels.map(({ days }) => days.until));
  return (
    <section aria-labelledby="bill" className="rounded-sm border border-line bg-raised p-6 lg:sticky lg:top-28">
      <h2 id="bill" className="text-xl">
        {t.bill}
      </h2>
      <div aria-busy={!isCurrent} className={`transition-opacity motion-reduce:transition-none ${isCurrent ? '' : 'opacity-60'}`}>
        <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2.5">
          <dt>
            {t.subtotal} <span className="text-muted text-sm">({t.pieces(bill.pieces)})</span>
          </dt>
          <dd className="text-right">
            <Price paise={bill.subtotalPaise} />
          </dd>
          {bill.discountPaise > 0 && <Less words={t.discount} paise={bill.discountPaise} />}
          {coupon && bill.couponPaise > 0 && <Less words={t.coupon(coupon.code)} paise={bill.couponPaise} />}
          <dt>{t.delivery}</dt>
          <dd className="text-right text-neem">{t.free}</dd>
          <dt className="mt-2 border-line border-t pt-4 font-semibold text-lg">{t.total}</dt>
          <dd className="mt-2 border-line border-t pt-4 text-right font-semibold text-lg">
            <Price paise={bill.totalPaise} />
          </dd>
          {!isExport && (
            <>
              <dt className="-mt-2 text-muted text-sm">{t.taxesInside}</dt>
              <dd className="-mt-2 text-right text-muted text-sm">
                <Price paise={bill.taxPaise} />
              </dd>
            </>
          )}
        </dl>
        <PriceNote paise={bill.totalPaise} className="mt-1" />
        {isExport && <p className="mt-1 text-muted text-sm">{t.noTaxes}</p>}
        {children}
        {parcels.length > 0 && (
          <div className="mt-5 flex items-start gap-2.5">
            <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-1 size-5 shrink-0 fill-none stroke-current stroke-[1.5]">
              <path d="M2.5 6.5L10 3l7.5 3.5v7L10 17l-7.5-3.5zM2.5 6.5L10 10l7.5-3.5M10 10v7" strokeLinejoin="round" />
            </svg>
            <div>
              <p className="font-semibold">{t.deliveryNote(from, until)}</p>
              {parcels.length > 1 && <p className="text-muted text-sm">{t.inParcels(parcels.length)}</p>}
            </div>
          </div>
        )}
      </div>
      <Button
        className="mt-6 w-full aria-disabled:cursor-not-allowed aria-disabled:opacity-50"
        aria-disabled={!canOrder || undefined}
        aria-describedby={canOrder ? undefined : reason}
        onClick={() => canOrder && isCurrent && void navigate(links(language).checkout())}
      >
        {t.proceed}
      </Button>
      <p id={reason} className="mt-2 text-sm">
        {canOrder ? '' : t.fixFirst}
      </p>
    </section>
  );
}

function Less({ words, paise }: { words: string; paise: number }) {
  return (
    <>
      <dt className="min-w-0 break-words">{words}</dt>
      <dd className="text-right text-neem">
        −<Price paise={paise} />
      </dd>
    </>
  );
}

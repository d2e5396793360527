import type { ReactNode } from 'react';
import type { Quote } from '#modules/cart/contract.ts';
import { convertBill } from '#shared/currency.ts';
import { Price } from '../components/price.tsx';
import { PriceNote } from '../components/price-note.tsx';
import { useMessages } from '../messages.tsx';
import { useCurrency } from '../settings.ts';

interface BillLinesProps {
  quote: Quote;
  /** The parts of the GST included in the total, once the state of delivery is known. */
  taxParts?: ReactNode;
}

/** The bill of a cart: subtotal − discount − coupon + delivery + VAT = total, in every currency. */
export function BillLines({ quote: { bill, coupon, isExport }, taxParts }: BillLinesProps) {
  const t = useMessages().cart;
  const { subtotalPaise: subtotal, discountPaise: discount, couponPaise, vatPaise: vat = 0 } = bill;
  const shown = convertBill({ subtotal, discount, coupon: couponPaise, vat }, useCurrency());
  return (
    <>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2.5">
        <dt>
          {t.subtotal} <span className="text-muted text-sm">({t.pieces(bill.pieces)})</span>
        </dt>
        <dd className="text-right">
          <Price paise={bill.subtotalPaise} as={shown.subtotal} />
        </dd>
        {bill.discountPaise > 0 && <Deduction words={t.discount} paise={bill.discountPaise} as={shown.discount} />}
        {coupon && bill.couponPaise > 0 && <Deduction words={t.coupon(coupon.code)} paise={bill.couponPaise} as={shown.coupon} />}
        <dt>{t.delivery}</dt>
        <dd className="text-right text-neem">{t.free}</dd>
        {vat > 0 && (
          <>
            <dt>{t.vat}</dt>
            <dd className="text-right">
              <Price paise={vat} as={shown.vat} />
            </dd>
          </>
        )}
        <dt className="mt-2 border-line border-t pt-4 font-semibold text-lg">{t.total}</dt>
        <dd className="mt-2 border-line border-t pt-4 text-right font-semibold text-lg">
          <Price paise={bill.totalPaise} as={shown.total} />
        </dd>
        {(!isExport || bill.taxPaise > 0) && (
          <>
            <dt className="-mt-2 text-muted text-sm">
              {t.taxesInside}
              {taxParts}
            </dt>
            <dd className="-mt-2 text-right text-muted text-sm">
              <Price paise={bill.taxPaise} />
            </dd>
          </>
        )}
      </dl>
      <PriceNote paise={bill.totalPaise} className="mt-1" />
      {isExport && <p className="mt-1 text-muted text-sm">{vat > 0 ? t.vatInTotal : bill.taxPaise > 0 ? t.exportTaxes : t.noTaxes}</p>}
    </>
  );
}

function Deduction({ words, paise, as }: { words: string; paise: number; as: number }) {
  return (
    <>
      <dt className="min-w-0 break-words">{words}</dt>
      <dd className="text-right text-neem">
        <Price paise={-paise} as={-as} />
      </dd>
    </>
  );
}

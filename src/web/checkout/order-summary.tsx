import type { Quote } from '#modules/cart/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { Picture } from '../components/picture.tsx';
import { formatPaise, Price } from '../components/price.tsx';
import { PriceNote } from '../components/price-note.tsx';
import { useLanguage } from '../messages.tsx';
import { DownSign } from '../ui/icons.tsx';
import { useCheckoutMessages } from './messages.ts';

/** Everything that is ordered and what it comes to: beside the form, and above it, folded, on phones. */
export function OrderSummary({ quote, isStale }: { quote: Quote; isStale: boolean }) {
  const t = useCheckoutMessages();
  const { bill } = quote;
  return (
    <div className={`lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1 ${isStale ? 'opacity-70' : ''}`} aria-busy={isStale}>
      <details className="group rounded-sm border border-line bg-raised lg:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 font-semibold">
          <span>{t.summary}</span>
          <span className="flex items-center gap-2">
            {t.pieces(bill.pieces)} · <Price paise={bill.totalPaise} />
            <DownSign className="size-5 group-open:rotate-180" />
          </span>
        </summary>
        <div className="px-5 pb-5">
          <Lines quote={quote} />
          <BillLines quote={quote} />
        </div>
      </details>
      <section aria-label={t.summary} className="rounded-sm border border-line bg-raised p-6 max-lg:hidden">
        <h2 className="text-xl">{t.summary}</h2>
        <Lines quote={quote} />
        <BillLines quote={quote} />
      </section>
    </div>
  );
}

function Lines({ quote }: { quote: Quote }) {
  const language = useLanguage();
  const t = useCheckoutMessages();
  return (
    <ul className="mt-4 grid gap-4">
      {quote.lines.map((line) => (
        <li key={line.variantId} className="grid grid-cols-[4rem_1fr_auto] items-start gap-4">
          <span className="aspect-square overflow-hidden rounded-sm bg-sunk">
            {line.product.image && <Picture picture={line.product.image} sizes="4rem" decorative className="size-full" />}
          </span>
          <span className="min-w-0">
            <span className="block break-words leading-snug">{inLanguage(line.product.title, language)}</span>
            <span className="block text-muted text-sm">
              {[
                line.colorName && inLanguage(line.colorName, language),
                line.size === 'One size' ? undefined : line.size,
                t.quantity(line.qty),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <Price paise={line.pricePaise * line.counted} className="text-right" />
        </li>
      ))}
    </ul>
  );
}

function BillLines({ quote: { bill, coupon, isExport } }: { quote: Quote }) {
  const language = useLanguage();
  const t = useCheckoutMessages();
  const parts = (['cgst', 'sgst', 'igst'] as const)
    .filter((part) => bill.tax[`${part}Paise`] > 0)
    .map((part) => `${t.taxParts[part]} ${formatPaise(bill.tax[`${part}Paise`], language)}`);
  return (
    <>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-y-2 border-line border-t pt-4">
        <dt>{t.subtotal}</dt>
        <dd className="text-right">
          <Price paise={bill.subtotalPaise} />
        </dd>
        {bill.discountPaise > 0 && (
          <>
            <dt>{t.discount}</dt>
            <dd className="text-right text-neem">
              −<Price paise={bill.discountPaise} />
            </dd>
          </>
        )}
        {bill.couponPaise > 0 && coupon && (
          <>
            <dt>{t.couponLine(coupon.code)}</dt>
            <dd className="text-right text-neem">
              −<Price paise={bill.couponPaise} />
            </dd>
          </>
        )}
        <dt>{t.deliveryLabel}</dt>
        <dd className="text-right text-neem">{t.free}</dd>
        <dt className="mt-1 border-line border-t pt-3 font-semibold text-lg">{t.total}</dt>
        <dd className="mt-1 border-line border-t pt-3 text-right font-semibold text-lg">
          <Price paise={bill.totalPaise} />
        </dd>
      </dl>
      <PriceNote paise={bill.totalPaise} className="mt-1" />
      <p className="mt-1 text-muted text-sm">
        {isExport ? t.noTax : `${t.taxInside(formatPaise(bill.taxPaise, language))}${parts.length > 0 ? ` (${parts.join(' + ')})` : ''}`}
      </p>
    </>
  );
}

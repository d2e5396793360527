import type { Quote } from '#modules/cart/contract.ts';
import { convertParts } from '#shared/currency.ts';
import { inLanguage } from '#shared/localized.ts';
import { DownIcon } from '#ui/icons.tsx';
import { BillLines } from '../cart/bill-lines.tsx';
import { useVariantLabel } from '../cart/use-variant-label.ts';
import { Picture } from '../components/picture.tsx';
import { formatMinorUnits, Price } from '../components/price.tsx';
import { useLanguage } from '../messages.tsx';
import { useCurrency } from '../settings.ts';
import { useCheckoutMessages } from './messages.ts';

/** Everything that is ordered and what it comes to: beside the form, and above it, folded, on phones. */
export function OrderSummary({ quote, creditPaise, isStale }: { quote: Quote; creditPaise: number; isStale: boolean }) {
  const t = useCheckoutMessages();
  const { bill } = quote;
  return (
    <div className="lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1" aria-busy={isStale}>
      <details className="group rounded-sm border border-line bg-raised lg:hidden">
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 px-5 font-semibold">
          <span>{t.summary}</span>
          <span className="flex items-center gap-2">
            {t.pieces(bill.pieces)} · <Price paise={bill.totalPaise - creditPaise} />
            <DownIcon className="size-5 group-open:rotate-180" />
          </span>
        </summary>
        <div className="px-5 pb-5">
          <Lines quote={quote} />
          <BillLines quote={quote} taxParts={<TaxParts tax={bill.tax} />} />
          <CreditLines totalPaise={bill.totalPaise} creditPaise={creditPaise} />
        </div>
      </details>
      <section aria-label={t.summary} className="rounded-sm border border-line bg-raised p-6 max-lg:hidden">
        <h2 className="text-xl">{t.summary}</h2>
        <Lines quote={quote} />
        <BillLines quote={quote} taxParts={<TaxParts tax={bill.tax} />} />
        <CreditLines totalPaise={bill.totalPaise} creditPaise={creditPaise} />
      </section>
    </div>
  );
}

/** Shows what store credit pays of the total, and what is left to pay. */
function CreditLines({ totalPaise, creditPaise }: { totalPaise: number; creditPaise: number }) {
  const t = useCheckoutMessages().credit;
  const currency = useCurrency();
  if (creditPaise === 0) return null;
  const [used, rest] = convertParts([creditPaise, totalPaise - creditPaise], currency);
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2.5 border-line border-t pt-4">
      <dt>{t.used}</dt>
      <dd className="text-right text-neem">
        <Price paise={-creditPaise} as={-(used ?? 0)} />
      </dd>
      <dt className="font-semibold text-lg">{t.rest}</dt>
      <dd className="text-right font-semibold text-lg">
        <Price paise={totalPaise - creditPaise} as={rest} />
      </dd>
    </dl>
  );
}

function Lines({ quote }: { quote: Quote }) {
  const language = useLanguage();
  const t = useCheckoutMessages();
  const choiceOf = useVariantLabel();
  const amounts = quote.lines.map((line) => line.pricePaise * line.counted);
  const shown = convertParts(amounts, useCurrency());
  return (
    <ul className="mt-4 grid gap-4">
      {quote.lines.map((line, index) => (
        <li key={line.variantId} className="grid grid-cols-[4rem_1fr_auto] items-start gap-4">
          <span className="aspect-square overflow-hidden rounded-sm bg-sunk">
            {line.product.image && <Picture picture={line.product.image} sizes="4rem" decorative className="size-full" />}
          </span>
          <span className="min-w-0">
            <span className="block break-words leading-snug">{inLanguage(line.product.title, language)}</span>
            <span className="block text-muted text-sm">
              {[choiceOf(line), t.quantity(line.counted || line.qty)].filter(Boolean).join(' · ')}
            </span>
          </span>
          {line.counted > 0 ? (
            <Price paise={amounts[index] ?? 0} as={shown[index]} className="text-right" />
          ) : (
            <span className="text-right text-muted text-sm">{t.notInBill}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/**
 * The parts of the GST, which follow from the state that the parcels go to; they add up to it in every
 * currency.
 */
function TaxParts({ tax }: { tax: Quote['bill']['tax'] }) {
  const language = useLanguage();
  const currency = useCurrency();
  const t = useCheckoutMessages();
  const parts = (['cgst', 'sgst', 'igst'] as const).filter((part) => tax[`${part}Paise`] > 0);
  const shown = convertParts(
    parts.map((part) => tax[`${part}Paise`]),
    currency,
  );
  const words = parts.map((part, index) =>
    parts.length > 1 ? `${t.taxParts[part]} ${formatMinorUnits(shown[index] ?? 0, language, currency)}` : t.taxParts[part],
  );
  return words.length > 0 ? ` (${words.join(' + ')})` : null;
}

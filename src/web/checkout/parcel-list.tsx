import type { Quote } from '#modules/cart/contract.ts';
import { formatDays } from '#shared/format-day.ts';
import { labelIn } from '#shared/localized.ts';
import { ShopHoliday } from '../components/shop-holiday.tsx';
import { useLanguage } from '../messages.tsx';
import { useRootData } from '../settings.ts';
import { importChargesOf } from './import-charges.ts';
import { useCheckoutMessages } from './messages.ts';

/** Parcels of the order with their sellers and delivery dates. */
export function ParcelList({ quote, country }: { quote: Quote; country: string }) {
  const language = useLanguage();
  const t = useCheckoutMessages();
  const sellsToUk = useRootData()?.settings.ukVat;
  const charges = importChargesOf(country);
  return (
    <>
      <ul className="grid gap-4">
        {quote.parcels.map((parcel) => (
          <li key={parcel.seller._id} className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <p className="font-semibold">{t.parcelFrom(labelIn(parcel.seller.sellerName, parcel.seller.label, language))}</p>
              <p className="text-muted">{t.arrives(formatDays(parcel.promisedFrom, parcel.promisedUntil, language))}</p>
              <ShopHoliday holiday={parcel.holiday} className="mt-1" />
            </div>
            <p className="shrink-0 text-neem">
              <span className="sr-only">{t.deliveryLabel} </span>
              {t.free}
            </p>
          </li>
        ))}
      </ul>
      {quote.isExport && (
        <p className="border-turmeric border-l-2 pl-4 text-muted">{t.duties[charges === 'gb' && !sellsToUk ? 'gbWithoutVat' : charges]}</p>
      )}
    </>
  );
}

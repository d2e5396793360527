import { Link } from 'react-router';
import type { QuoteParcel } from '#modules/cart/contract.ts';
import { formatDays } from '#shared/format-day.ts';
import { labelIn } from '#shared/localized.ts';
import { ShopHoliday } from '../../components/shop-holiday.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

/** The seller of a parcel and its promised arrival. */
export function ParcelHeading({ parcel: { seller, promisedFrom, promisedUntil, holiday } }: { parcel: QuoteParcel }) {
  const language = useLanguage();
  const t = useMessages().cart;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b pb-2">
        <h2 className="font-body text-base">
          {t.parcelFrom}{' '}
          <Link to={links(language).seller(seller.slug)} className="font-semibold hover:underline hover:underline-offset-4">
            {labelIn(seller.sellerName, seller.label, language)}
          </Link>
        </h2>
        <p className="text-muted text-sm">{t.arrives(formatDays(promisedFrom, promisedUntil, language))}</p>
      </div>
      <ShopHoliday holiday={holiday} className="mt-3" />
    </>
  );
}

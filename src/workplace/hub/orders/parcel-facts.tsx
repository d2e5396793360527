import type { ShopParcel } from '#modules/orders/shop-contract.ts';
import { inLanguage, labelIn } from '#shared/localized.ts';
import { formatRupees } from '#shared/money.ts';
import { webpUrl } from '#shared/webp-url.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { useHubMessages } from '../messages.ts';

interface FactsProps {
  shop: string;
  parcel: ShopParcel;
  shipment: { courier?: string | undefined; trackingNumber?: string | undefined; hasLabel: boolean };
}

/** Shows what is in a parcel, for whom, what to print and who carries it. */
export function ParcelFacts({ shop, parcel, shipment }: FactsProps) {
  const language = useLanguage();
  const { parcel: t, orders } = useHubMessages().work;
  const to = links(language);
  const { address, isAddressHidden, giftMessage, hidesPrices, isCash, duePaise, hasSlip, trackingUrl } = parcel;
  const carrier = parcel.carrier ?? shipment.courier;
  const tracking = parcel.trackingNumber ?? shipment.trackingNumber;
  const locale = language === 'hi' ? 'hi-IN' : 'en-IN';
  const term = 'text-muted text-sm';
  const row = 'border-line border-b py-4';
  return (
    <>
      <section className="mt-10 max-w-column" aria-labelledby="lines">
        <h2 id="lines" className="text-2xl">
          {t.lines}
        </h2>
        <ul className="mt-4 border-line border-t">
          {parcel.lines.map((line) => (
            <Line key={line._id} line={line} locale={locale} />
          ))}
        </ul>
      </section>
      <dl className="mt-8 max-w-column border-line border-t">
        <div className={row}>
          <dt className={term}>{t.to}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {address.length > 0 ? address.join('\n') : isAddressHidden ? t.hidden : t.erased}
          </dd>
        </div>
        {giftMessage && (
          <div className={row}>
            <dt className={term}>{t.giftMessage}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{giftMessage}</dd>
          </div>
        )}
        {hidesPrices && (
          <div className={row}>
            <dt className={term}>{orders.gift}</dt>
            <dd>{t.hidesPrices}</dd>
          </div>
        )}
        {isCash && (
          <div className={row}>
            <dt className={term}>{t.cash}</dt>
            <dd>{duePaise ? t.collect(formatRupees(duePaise, { locale })) : '✓'}</dd>
          </div>
        )}
        {carrier && (
          <div className={row}>
            <dt className={term}>{t.courier}</dt>
            <dd className="wrap-anywhere">
              {[carrier, tracking].filter(Boolean).join(' · ')}
              {trackingUrl && (
                <a href={trackingUrl} rel="noreferrer" className="text-link flex min-h-11 items-center">
                  {t.follow}
                </a>
              )}
            </dd>
          </div>
        )}
        {(hasSlip || shipment.hasLabel) && (
          <div className={row}>
            <dt className={term}>{t.documents}</dt>
            <dd className="flex flex-wrap gap-x-6">
              {hasSlip && (
                <a href={`${to.slips(shop)}?parcelIds[]=${parcel._id}`} className="text-link inline-flex min-h-11 items-center">
                  {t.slip}
                </a>
              )}
              {hasSlip && !shipment.hasLabel && (
                <a
                  href={`${to.slips(shop)}?papers=labels&parcelIds[]=${parcel._id}`}
                  className="text-link inline-flex min-h-11 items-center"
                >
                  {t.address}
                </a>
              )}
              {shipment.hasLabel && (
                <a href={to.label(shop, parcel._id)} className="text-link inline-flex min-h-11 items-center">
                  {t.label}
                </a>
              )}
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

function Line({ line, locale }: { line: ShopParcel['lines'][number]; locale: string }) {
  const language = useLanguage();
  const t = useHubMessages().work.parcel;
  const { title, qty, cancelledQty, sku, makerName, color, size, sizeLabel, picture, instructions, paidPaise } = line;
  const choice = [color && inLanguage(color, language), size === 'One size' ? '' : labelIn(size, sizeLabel, language)].filter(Boolean);
  const facts = [...choice, t.madeBy(inLanguage(makerName, language)), sku ? `${t.sku}: ${sku}` : ''].filter(Boolean);
  return (
    <li className="flex gap-4 border-line border-b py-4">
      {picture && (
        <picture className="shrink-0">
          <source type="image/avif" srcSet={`${picture.base}/${picture.widths[0]}.avif`} />
          <img
            src={webpUrl(picture)}
            alt=""
            width={picture.width}
            height={picture.height}
            loading="lazy"
            className="size-20 object-cover"
          />
        </picture>
      )}
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold text-lg">
          {qty} × {inLanguage(title, language)}
        </p>
        <p className="text-muted">{facts.join(' · ')}</p>
        {instructions && (
          <p className="mt-1 whitespace-pre-line">
            {t.instructions}: {instructions}
          </p>
        )}
        {cancelledQty > 0 && <p className="mt-1">{t.gone(String(cancelledQty))}</p>}
        {paidPaise !== undefined && (
          <p className="mt-1">
            {t.paid}: {formatRupees(paidPaise, { locale })}
          </p>
        )}
      </div>
    </li>
  );
}

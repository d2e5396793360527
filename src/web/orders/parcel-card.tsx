import { Link } from 'react-router';
import type { OrderView, Parcel } from '#modules/orders/contract.ts';
import { apiUrl } from '../browser-api.ts';
import { formatDay, formatDays } from '../components/format-day.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useOrderMessages } from './messages.ts';
import { OrderLineRow } from './order-line-row.tsx';
import { ParcelProgress } from './parcel-progress.tsx';

/** A parcel of one seller: its state, its lines, and what the buyer can do. */
export function ParcelCard({ parcel, order }: { parcel: Parcel; order: OrderView }) {
  const language = useLanguage();
  const to = links(language);
  const t = useOrderMessages();
  const { seller, state, lines } = parcel;
  const day = (date: string) => formatDay(new Date(date.length === 10 ? `${date}T06:30:00Z` : date), language);
  const titleId = `parcel-${parcel._id}`;
  const canCancel = lines.some((line) => line.canCancel);
  const canReturn = lines.some((line) => line.canReturn);
  return (
    <section aria-labelledby={titleId} className="rounded-sm border border-line bg-raised p-5 sm:p-6 print:break-inside-avoid print:p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="text-xl">
          <span className="block font-body text-muted text-sm">{t.parcelFrom}</span>
          <Link to={to.seller(seller.slug)} className="quiet-link">
            {seller.sellerName}
          </Link>
        </h2>
        <p className={`rounded-sm px-3 py-1 font-semibold text-sm ${state === 'cancelled' ? 'bg-sunk text-muted' : 'bg-sunk text-neem'}`}>
          {t.parcelStates[state]}
        </p>
      </div>
      {order.state === 'placed' && state !== 'cancelled' && (
        <>
          <p className="mt-2 text-muted">
            {parcel.deliveredAt
              ? t.deliveredOn(day(parcel.deliveredAt))
              : t.arrives(formatDays(parcel.promisedFrom, parcel.promisedUntil, language))}
          </p>
          <ParcelProgress parcel={parcel} />
        </>
      )}
      {parcel.trackingNumber && (
        <p className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6">
          <span className="wrap-anywhere min-w-0">
            <span className="text-muted">{t.tracking}: </span>
            {parcel.carrier} {parcel.trackingNumber}
          </span>
          {parcel.trackingUrl && (
            <a href={parcel.trackingUrl} rel="noreferrer" className="text-link py-1 print:hidden">
              {t.track}
            </a>
          )}
        </p>
      )}
      <ul className="mt-5 grid gap-5 border-line border-t pt-5">
        {lines.map((line) => (
          <OrderLineRow key={line._id} line={line} />
        ))}
      </ul>
      {lines.some((line) => line.perishable) && state === 'confirmed' && <p className="mt-4 text-muted text-sm">{t.perishable}</p>}
      {canReturn && parcel.returnUntil && <p className="mt-4 text-muted text-sm">{t.reportUntil(day(parcel.returnUntil))}</p>}
      {(canCancel || canReturn || parcel.invoices.length > 0) && (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
          {canReturn && (
            <Link to={to.reportItems(order.number, parcel._id)} className="line-button">
              {t.report}
            </Link>
          )}
          {canCancel && (
            <Link to={to.cancelItems(order.number, parcel._id)} className="line-button">
              {t.cancel}
            </Link>
          )}
          {parcel.invoices.map(({ _id, kind, number }) => (
            <a
              key={_id}
              href={apiUrl('orders.getInvoice', { number: order.number, id: _id })}
              download={`${number.replaceAll('/', '-')}.pdf`}
              className="text-link py-2"
            >
              {t.paper(t.papers[kind], number)}
            </a>
          ))}
        </div>
      )}
    </section>
  );
}

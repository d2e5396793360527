import { Link } from 'react-router';
import type { OrderLine, OrderView, Parcel } from '#modules/orders/contract.ts';
import { formatDay, formatDays } from '#shared/format-day.ts';
import { labelIn } from '#shared/localized.ts';
import { addressInLanguage } from '../address/address-in-language.ts';
import { apiUrl } from '../browser-api.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useAddressMessages, useOrderMessages } from './messages.ts';
import { OrderLineRow } from './order-line-row.tsx';
import { ParcelProgress } from './parcel-progress.tsx';
import { isExpected, isOnItsWay, ParcelStatus } from './parcel-status.tsx';

/** A parcel of one seller: its state, its lines, and what the buyer can do. */
export function ParcelCard({ parcel, order, place }: { parcel: Parcel; order: OrderView; place: number }) {
  const language = useLanguage();
  const to = links(language);
  const t = useOrderMessages();
  const addressText = useAddressMessages();
  const { seller, state, lines } = parcel;
  const day = (date: string) => formatDay(new Date(date.length === 10 ? `${date}T06:30:00Z` : date), language);
  const titleId = `parcel-${parcel._id}`;
  // A seller can have several parcels of an order: those that replace others are told apart by their place.
  const name = `${t.parcelFrom} ${labelIn(seller.sellerName, seller.label, language)} (${place})`;
  const label = parcel.replaces ? { 'aria-label': name } : { 'aria-labelledby': titleId };
  const canCancel = lines.some((line) => line.canCancel);
  const canExchange = ({ cancelledQty, color, size }: OrderLine) =>
    order.state === 'placed' && state === 'confirmed' && cancelledQty === 0 && !parcel.replaces && Boolean(color || size !== 'One size');
  const canReturn = lines.some((line) => line.canReturn);
  const answer = to.answerParcel(order.number, parcel._id);
  return (
    <section {...label} className="rounded-sm border border-line bg-raised p-5 sm:p-6 print:break-inside-avoid print:p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 id={titleId} className="text-xl">
          <span className="block font-body text-muted text-sm">{t.parcelFrom}</span>
          <Link to={to.seller(seller.slug)} className="quiet-link">
            {labelIn(seller.sellerName, seller.label, language)}
          </Link>
        </h2>
        <p className={`rounded-sm bg-sunk px-3 py-1 font-semibold text-sm ${isOnItsWay(parcel) ? 'text-neem' : 'text-muted'}`}>
          {t.parcelStates[state]}
        </p>
      </div>
      {parcel.replaces && <p className="mt-2 text-muted text-sm">{t.replacement}</p>}
      {order.state === 'placed' && isExpected(parcel) && (
        <p className="mt-2 text-muted">
          {parcel.deliveredAt
            ? t.deliveredOn(day(parcel.deliveredAt))
            : t.arrives(formatDays(parcel.promisedFrom, parcel.promisedUntil, language))}
        </p>
      )}
      {parcel.address && (
        <p className="mt-2 text-muted text-sm">
          {t.packedFor}: {addressInLanguage(parcel.address, addressText).join(', ')}
        </p>
      )}
      {order.state === 'placed' && isOnItsWay(parcel) && <ParcelProgress parcel={parcel} />}
      {order.state === 'placed' && <ParcelStatus parcel={parcel} />}
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
          <OrderLineRow
            key={line._id}
            line={line}
            isReplacement={parcel.replaces !== undefined}
            exchange={canExchange(line) ? to.exchange(order.number, line._id) : undefined}
          />
        ))}
      </ul>
      {lines.some((line) => line.perishable) && state === 'confirmed' && <p className="mt-4 text-muted text-sm">{t.perishable}</p>}
      {canReturn && parcel.returnUntil && !parcel.isPresumed && (
        <p className="mt-4 text-muted text-sm">{t.reportUntil(day(parcel.returnUntil))}</p>
      )}
      {order.state === 'placed' && (
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
          {parcel.remedies.length > 0 && (
            <Link to={answer} className="solid-button">
              {t.chooseRemedy}
            </Link>
          )}
          {parcel.canConfirm && (parcel.canReportMissing || parcel.isPresumed) && (
            <Link to={answer} className="line-button">
              {t.confirmReceipt}
            </Link>
          )}
          {parcel.canReportMissing && (
            <Link to={answer} className="line-button">
              {t.notReceived}
            </Link>
          )}
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
          <Link to={to.orderHelp(order.number, parcel._id)} className="line-button">
            {t.help}
          </Link>
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

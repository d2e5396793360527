import { Fragment } from 'react';
import type { OrderView } from '#modules/orders/contract.ts';
import { type DisplayCurrency, decimalsOf } from '#shared/currency.ts';
import { formatEstimate } from '#shared/estimate.ts';
import { formatPaise } from '../components/price.tsx';
import { useLanguage } from '../messages.tsx';
import { cancelledPaise, dueOnDelivery } from './due-on-delivery.ts';
import { useOrderMessages } from './messages.ts';
import { RefundState } from './refund-state.tsx';

/** The currency that an order was seen in, at the rate of that day. */
const currencyOfOrder = ({ currency: code, rate, rateDate: date }: NonNullable<OrderView['shown']>): DisplayCurrency => ({
  code,
  decimals: decimalsOf(code),
  rate: rate.toFixed(12),
  date,
});

/** Amounts of the order, in the rupees that were charged, with refunds. */
export function OrderBill({ order }: { order: OrderView }) {
  const language = useLanguage();
  const t = useOrderMessages();
  const { bill, payment, refunds, shown } = order;
  const isCod = payment?.method === 'cod';
  const cancelled = isCod ? cancelledPaise(order) : 0;
  const due = dueOnDelivery(order);
  const { roundOffPaise = 0, creditPaise = 0, creditBackPaise = 0 } = bill;
  const restPaise = bill.totalPaise - creditPaise;
  const rupees = (paise: number) => formatPaise(paise, language);
  const rows: [string, string, string?][] = [
    [t.subtotal, rupees(bill.subtotalPaise)],
    ...(bill.discountPaise > 0 ? [[t.discount, `−${rupees(bill.discountPaise)}`, 'text-neem'] as [string, string, string]] : []),
    ...(bill.couponPaise > 0
      ? [[t.coupon(order.couponCode ?? ''), `−${rupees(bill.couponPaise)}`, 'text-neem'] as [string, string, string]]
      : []),
    [t.delivery, t.free, 'text-neem'],
    ...(bill.vat ? [[t.vat(bill.vat.number), rupees(bill.vat.paise)] as [string, string]] : []),
  ];
  const estimate = shown && restPaise > 0 && formatEstimate(restPaise, currencyOfOrder(shown), language, new Date(order.createdAt));
  return (
    <section aria-labelledby="bill" className="break-inside-avoid rounded-sm border border-line bg-raised p-5 sm:p-6 print:p-4">
      <h2 id="bill" className="text-xl">
        {t.bill}
      </h2>
      <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
        {rows.map(([name, amount, tone]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd className={`text-right ${tone ?? ''}`}>{amount}</dd>
          </Fragment>
        ))}
        <dt className="mt-1 border-line border-t pt-3 font-semibold text-lg">{t.total}</dt>
        <dd className="mt-1 border-line border-t pt-3 text-right font-semibold text-lg">{rupees(bill.totalPaise)}</dd>
        {creditPaise > 0 && (
          <>
            <dt>{t.paidWithCredit}</dt>
            <dd className="text-right">−{rupees(creditPaise)}</dd>
          </>
        )}
        {roundOffPaise !== 0 && (
          <>
            <dt>{t.roundOff}</dt>
            <dd className="text-right">
              {roundOffPaise < 0 ? '−' : '+'}
              {rupees(Math.abs(roundOffPaise))}
            </dd>
          </>
        )}
        {cancelled > 0 && (
          <>
            <dt>{t.cancelledSum}</dt>
            <dd className="text-right text-neem">−{rupees(cancelled)}</dd>
          </>
        )}
        {due > 0 && (
          <>
            <dt className="font-semibold">{t.dueOnDelivery}</dt>
            <dd className="text-right font-semibold">{rupees(due)}</dd>
          </>
        )}
        {bill.refundedPaise > 0 && (
          <>
            <dt>{t.paidBack}</dt>
            <dd className="text-right text-neem">{rupees(bill.refundedPaise)}</dd>
          </>
        )}
        {creditBackPaise > 0 && (
          <>
            <dt>{t.creditBack}</dt>
            <dd className="text-right text-neem">{rupees(creditBackPaise)}</dd>
          </>
        )}
      </dl>
      {bill.taxPaise > 0 && <p className="mt-2 text-muted text-sm">{t.taxInside(rupees(bill.taxPaise))}</p>}
      {estimate && !isCod && <p className="mt-2">{t.charge(rupees(restPaise), estimate)}</p>}
      {payment && (
        <p className="mt-4">
          <span className="text-muted">{t.payment}: </span>
          {t.methods[payment.method]}
          {creditPaise > 0 && !isCod && ` ${rupees(restPaise)}`}
          {isCod ? due > 0 && `, ${t.codDue}` : `, ${t.paymentStates[payment.state]}`}
        </p>
      )}
      {refunds.length > 0 && (
        <>
          <h3 className="mt-5 text-base">{t.refunds}</h3>
          <ul className="mt-1 grid gap-1">
            {refunds.map((refund) => (
              <li key={refund.at + refund.amountPaise} className="text-sm">
                <span className="font-semibold tabular-nums">{rupees(refund.amountPaise)}</span>{' '}
                <span className="text-muted">
                  <RefundState refund={refund} order={order} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

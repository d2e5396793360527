import { useEffect } from 'react';
import { Form, isRouteErrorResponse, Link, useRevalidator, useSearchParams } from 'react-router';
import { formatDay } from '#shared/format-day.ts';
import { Mark } from '#ui/brand/mark.tsx';
import { apiContext } from '../api.ts';
import { LeaveOrderButtons } from '../cart/leave-order-buttons.tsx';
import { settlePendingOrder } from '../cart/settle-pending-order.ts';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { brandIn, settingsContext, useRootData } from '../settings.ts';
import type { Route } from './+types/order';
import { DisownOrder } from './disown-order.tsx';
import { useOrderMessages } from './messages.ts';
import { NextSteps } from './next-steps.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderDetails } from './order-details.tsx';
import { orderMeta, privateHeaders } from './order-meta.ts';
import { OrderNote } from './order-note.tsx';
import { ParcelCard } from './parcel-card.tsx';
import { readOrder } from './read-order.ts';
import { ReturnCard } from './return-card.tsx';
import { UnknownOrder } from './unknown-order.tsx';

export const headers = privateHeaders;
export const meta = orderMeta((t, number) => t.order(number));

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const order = await readOrder(api, params.number);
  const { data } = await api.returns.listReturns({ number: order.number });
  const { textsOrders, sendsWhatsApp } = context.get(settingsContext);
  const texts = textsOrders || sendsWhatsApp ? await api.orderTexts.getTexts({ number: order.number }) : undefined;
  return { order, returns: data.returns, texts, key: crypto.randomUUID() };
}

type OrderArgs = FormArgs<never, 'act' | 'return' | 'key' | 'text', Route.ActionArgs>;

/**
 * Sends a message to the seller, says how a return goes back or withdraws it, takes an order of another
 * person out of the account, ends one that is not paid, or ends the updates to the phone.
 */
export const action = formAction(
  async ({ api, form, params: { number } }: OrderArgs) => {
    const { act, return: id = '', key = '', text = '' } = form;
    if (act === 'not-mine') await api.orders.disownOrder({ number });
    else if (act === 'cancel-unpaid') await api.checkout.cancelUnpaid({ number });
    else if (act === 'change-unpaid') await api.checkout.changeOrder({ number });
    else if (act === 'stop-texts') await api.orderTexts.stopTexts({ number });
    else if (act === 'stop-whatsapp') await api.orderTexts.stopTexts({ number, channel: 'whatsapp' });
    else if (act === 'pickup' || act === 'self' || act === 'missed') await api.returns.choosePickup({ number, id, choice: act });
    else if (act === 'write') await api.returns.addMessage({ number, id, idempotencyKey: key, text });
    else await api.returns.withdrawReturn({ number, id });
  },
  {
    done({ form: { act = '' }, params: { number }, to }) {
      if (act === 'not-mine') return to.account.orders();
      if (act === 'change-unpaid') return to.cart();
      const notes: Record<string, string> = {
        write: 'written',
        'cancel-unpaid': 'unpaid',
        pickup: 'pickup',
        self: 'pickup',
        missed: 'pickup',
      };
      if (act === 'stop-texts' || act === 'stop-whatsapp') return to.order(number);
      return `${to.order(number)}?done=${notes[act] ?? 'withdrawn'}`;
    },
  },
);

/** The order's page for its buyer: the signed-in account, or the browser that placed it as a guest. */
export default function OrderPage({ loaderData: { order, returns, texts, key }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const to = links(language);
  const t = useOrderMessages();
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  // The mail of a payment can lead here first.
  useEffect(() => settlePendingOrder(order.number, order.state), [order.number, order.state]);
  const isNew = query.has('placed') && order.state === 'placed';
  return (
    <div className="page pb-24 print:pb-0">
      <p className="mb-6 hidden items-center gap-2.5 border-line border-b pb-4 font-display text-xl print:flex">
        <Mark className="size-8" />
        {brandIn(useRootData()?.settings, language)}
      </p>
      <OrderNote done={query.get('done')} isPaidBack={order.refunds.length > 0} />
      {isNew && (
        <div role="status" className="mb-8 border-neem border-l-2 bg-sunk px-5 py-4 print:hidden">
          <p className="font-display text-xl">{t.thanks}</p>
          {order.contact && <p className="mt-1">{t.thanksText(order.contact.email)}</p>}
        </div>
      )}
      <h1 className="text-3xl">{t.order(order.number)}</h1>
      <p className="mt-2 text-muted">
        {t.placedOn(formatDay(new Date(order.createdAt), language))}
        {order.state !== 'placed' && ` · ${t.states[order.state]}`}
      </p>
      {order.refunds.some(({ needsDestination }) => needsDestination) && (
        <div className="mt-6 border-turmeric border-l-2 bg-sunk px-5 py-4 print:hidden">
          <p>{t.refundToAsked}</p>
          <Link to={to.refundTo(order.number)} className="solid-button mt-3">
            {t.sayRefundTo}
          </Link>
        </div>
      )}
      {order.refundTo && (
        <p className="mt-5 print:hidden">
          {t.refundToPage.known(order.refundTo.kind, order.refundTo.ending)}{' '}
          <Link to={to.refundTo(order.number)} className="text-link inline-block py-2">
            {t.changeRefundTo}
          </Link>
        </p>
      )}
      {order.joined && <DisownOrder number={order.number} />}
      {order.state === 'pending' && (
        <div className="mt-5 flex flex-wrap items-center gap-4 print:hidden">
          <p className="basis-full">{t.pendingText}</p>
          <Link to={to.payment(order.number)} className="solid-button max-sm:w-full">
            {t.pay}
          </Link>
          <LeaveOrderButtons number={order.number} onLeft={() => void revalidate()} />
        </div>
      )}
      {order.state === 'abandoned' && (
        <p className="mt-5">{order.refunds.length > 0 ? t.abandonedRefunded : order.leftAt ? t.leftText : t.abandonedText}</p>
      )}
      <div className="mt-8 grid gap-x-16 gap-y-10 print:block print:space-y-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <div className="grid min-w-0 gap-8 print:block print:space-y-6">
          {order.parcels.map((parcel, index) => (
            <ParcelCard key={parcel._id} parcel={parcel} order={order} place={index + 1} />
          ))}
          {isNew && <NextSteps order={order} />}
          {returns.length > 0 && (
            <section aria-labelledby="returns">
              <h2 id="returns" className="text-2xl">
                {t.returns}
              </h2>
              <div className="mt-4 grid gap-6">
                {returns.map((each) => (
                  <ReturnCard key={each._id} shown={each} messageKey={`${key}-${each._id}`} refused={actionData} />
                ))}
              </div>
            </section>
          )}
        </div>
        <div className="grid gap-8 lg:sticky lg:top-28 print:grid-cols-2">
          <OrderBill order={order} />
          <OrderDetails order={order} />
          {texts?.whatsApp && <StopTexts act="stop-whatsapp" text={t.whatsApped} label={t.stopWhatsApp} />}
          {texts?.wanted && <StopTexts act="stop-texts" text={t.texted} label={t.stopTexts} />}
        </div>
      </div>
    </div>
  );
}

/** Updates that go to the phone, and the button that ends them. */
function StopTexts({ act, text, label }: { act: string; text: string; label: string }) {
  return (
    <Form method="post" preventScrollReset className="print:hidden">
      <p>{text}</p>
      <button type="submit" name="act" value={act} className="text-link min-h-11 cursor-pointer">
        {label}
      </button>
    </Form>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownOrder />;
  throw error;
}

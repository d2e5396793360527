import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { PlacedOrder } from '#modules/checkout/contract.ts';
import { BackIcon } from '#ui/icons.tsx';
import { apiContext } from '../api.ts';
import { remove, useCart } from '../cart/cart-store.ts';
import { dropOrderKey } from '../cart/order-key.ts';
import { savePendingOrder, usePendingOrder } from '../cart/pending-order-store.ts';
import { saveChoices } from '../cart/saved-choices.ts';
import { saveCoupon } from '../cart/saved-coupon.ts';
import { languageOf, links } from '../links.ts';
import { listCountries } from '../market/list-countries.ts';
import { useLanguage } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { useCartIsRestored } from '../session/use-account-cart.ts';
import { useMe } from '../session/use-me.ts';
import { settingsContext } from '../settings.ts';
import type { Route } from './+types/checkout';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { DemoBar } from './demo-bar.tsx';
import { checkoutMessagesOf, useCheckoutMessages } from './messages.ts';

const PendingOrder = lazy(() => import('../cart/pending-order.tsx'));

export const headers = () => ({ 'Cache-Control': 'public' });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const t = checkoutMessagesOf(language);
  return [
    ...pageMeta({
      language,
      path: links(language).checkout(),
      title: t.title,
      description: t.metaDescription,
      settings: settingsOf(matches),
    }),
    { name: 'robots', content: 'noindex' },
  ];
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const { remindsOfCarts, textsOrders, sendsWhatsApp } = context.get(settingsContext);
  return { countries: await listCountries(context.get(apiContext), url), remindsOfCarts, textsOrders, sendsWhatsApp };
}

/** One page from the cart to the payment. What is in the cart and who is signed in only the browser knows. */
export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const to = links(useLanguage());
  const t = useCheckoutMessages();
  const navigate = useNavigate();
  const cart = useCart();
  const { me, failed, retry } = useMe();
  const pending = usePendingOrder();
  const { isLeaving, leave } = useLeaving();
  const isEmpty = useCartIsRestored() && cart?.length === 0;
  const leads = isEmpty && pending === null && !isLeaving;
  const home = to.home();

  useEffect(() => {
    if (leads) void navigate(home, { replace: true });
  }, [leads, navigate, home]);

  /**
   * The order is stored: the buyer goes on to pay, or is done. Only an order that stands takes its items
   * out of the cart; until then it can be changed.
   */
  const goOn = ({ order, payment }: PlacedOrder, bought: readonly { variantId: string; qty: number }[]) => {
    leave();
    if (order.state === 'placed') {
      for (const { variantId } of bought) remove(variantId);
      saveCoupon(undefined);
      saveChoices({ remind: '', credit: '' });
      // Last: as long as another tab shows these items it orders under the same key.
      dropOrderKey();
    } else savePendingOrder(order.number, bought);
    if (payment?.payUrl) window.location.assign(payment.payUrl);
    else void navigate(order.state === 'placed' ? `${to.order(order.number)}?placed=1` : to.payment(order.number), { replace: true });
  };
  return (
    <div className="page pb-24">
      <DemoBar />
      <Link to={to.cart()} className="quiet-link target -ml-1 inline-flex items-center gap-2 px-1 text-muted">
        <BackIcon className="size-5" />
        {t.backToCart}
      </Link>
      <h1 className="mt-2 text-3xl">{t.title}</h1>
      <noscript>
        <p className="mt-6">{t.needsScript}</p>
      </noscript>
      {pending && !isLeaving && (
        <Suspense>
          <PendingOrder number={pending} isCheckout />
        </Suspense>
      )}
      {isLeaving ? (
        <CheckoutSkeleton label={t.opening} />
      ) : isEmpty ? (
        <p className="mt-8 text-lg text-muted">
          {t.empty}{' '}
          <Link to={home} className="text-ink text-link">
            {t.lookFurther}
          </Link>
        </p>
      ) : cart?.length && me !== undefined ? (
        <CheckoutForm key={me?._id ?? 'guest'} cart={cart} user={me} {...loaderData} onPlaced={goOn} />
      ) : failed ? (
        <p role="alert" className="mt-8">
          {t.detailsFailed}{' '}
          <button type="button" onClick={retry} className="target cursor-pointer px-2 font-semibold underline underline-offset-4">
            {t.retry}
          </button>
        </p>
      ) : (
        <CheckoutSkeleton label={t.restoring} />
      )}
    </div>
  );
}

/**
 * The state of leaving for the page of a payment service. A buyer who comes back by the browser's button
 * finds the page as it was left.
 */
function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const onShown = ({ persisted }: PageTransitionEvent) => persisted && setLeaving(false);
    window.addEventListener('pageshow', onShown);
    return () => window.removeEventListener('pageshow', onShown);
  }, []);
  return { isLeaving, leave: useCallback(() => setLeaving(true), []) };
}

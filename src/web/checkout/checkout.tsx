import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { apiContext } from '../api.ts';
import { useCart } from '../components/cart-store.ts';
import { readCountries } from '../components/read-countries.ts';
import { languageOf, links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import { useUser } from '../session/session-store.ts';
import { BackSign } from '../ui/icons.tsx';
import type { Route } from './+types/checkout';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { checkoutMessagesOf, useCheckoutMessages } from './messages.ts';

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
  return { countries: await readCountries(context.get(apiContext), url) };
}

/** One page from the cart to the payment. What is in the cart and who is signed in only the browser knows. */
export default function CheckoutPage({ loaderData }: Route.ComponentProps) {
  const to = links(useLanguage());
  const t = useCheckoutMessages();
  const navigate = useNavigate();
  const cart = useCart();
  const user = useUser();
  const isEmpty = cart?.length === 0;
  const home = to.home();

  useEffect(() => {
    if (isEmpty) void navigate(home, { replace: true });
  }, [isEmpty, navigate, home]);

  const isKnown = cart !== undefined && cart.length > 0 && user !== undefined;
  return (
    <div className="page pb-24">
      <Link to={to.cart()} className="quiet-link target -ml-1 inline-flex items-center gap-2 px-1 text-muted">
        <BackSign className="size-5" />
        {t.backToCart}
      </Link>
      <h1 className="mt-2 text-3xl">{t.title}</h1>
      <noscript>
        <p className="mt-6">{t.needsScript}</p>
      </noscript>
      {isKnown ? (
        <CheckoutForm key={user?._id ?? 'guest'} cart={cart} user={user} countries={loaderData.countries} />
      ) : (
        <CheckoutSkeleton label={t.restoring} />
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { call } from '../../browser-api.ts';
import { add, load } from '../../cart/cart-store.ts';
import { languageOf, links } from '../../links.ts';
import { useLanguage } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import type { Route } from './+types/again';
import { cartReminderMessagesOf, useCartReminderMessages } from './messages.ts';

export const headers = () => ({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const t = cartReminderMessagesOf(language);
  return [
    ...pageMeta({ language, path: location.pathname, title: t.again.title, description: t.metaDescription, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
};

/** The page of the link in a reminder: it puts what is still sold into the browser's cart, and goes there. */
export default function CartAgainPage() {
  const { again: t } = useCartReminderMessages();
  const token = useSearchParams()[0].get('token') ?? '';
  const to = links(useLanguage());
  const navigate = useNavigate();
  const [failure, setFailure] = useState<'gone' | 'failed'>();
  const cart = to.cart();
  useEffect(() => {
    void call('cartReminders.openRemindedCart', { token }).then(({ answer, error }) => {
      if (error) return setFailure(error.code === 'INVALID_TOKEN' ? 'gone' : 'failed');
      if (answer.items.length === 0) return setFailure('gone');
      // Lines that are in the cart already stay as they are: the link can be opened twice.
      const inCart = new Set(load().map(({ variantId }) => variantId));
      for (const item of answer.items) if (!inCart.has(item.variantId)) add(item);
      void navigate(cart, { replace: true });
    });
  }, [token, cart, navigate]);
  return (
    <div className="page pb-16">
      <h1 className="text-3xl">{t.title}</h1>
      <noscript>
        <p className="mt-6">{t.needsScript}</p>
      </noscript>
      <p role="status" className="mt-6 text-lg">
        {failure ? t[failure] : t.busy}
      </p>
      {failure && (
        <Link to={to.home()} className="text-link mt-4 inline-flex min-h-11 items-center">
          {t.home}
        </Link>
      )}
    </div>
  );
}

import { Form, redirect, useNavigation } from 'react-router';
import { apiContext } from '../api.ts';
import { formatPaise } from '../components/price.tsx';
import { languageOf, links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { pageMeta, settingsOf } from '../seo.ts';
import type { Route } from './+types/demo-payment';
import { checkoutMessagesOf, useCheckoutMessages } from './messages.ts';

export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const t = checkoutMessagesOf(language);
  return [
    ...pageMeta({ language, path: location.pathname, title: t.demo.title, description: t.demo.note, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex' },
  ];
};

export const loader = ({ context, params }: Route.LoaderArgs) => context.get(apiContext).checkout.getDemoPayment({ ref: params.ref });

const demoActs = ['approve', 'decline', 'delay', 'repeat'] as const;

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const wanted = (await request.formData()).get('act');
  const act = demoActs.find((each) => each === wanted) ?? 'decline';
  const { returnTo } = await context.get(apiContext).checkout.actDemoPayment({ ref: params.ref, act });
  // Within the shop alone: this page never leads elsewhere, even if the answer does.
  const path = returnTo.startsWith('/') ? returnTo : links(languageOf(url.pathname)).home();
  throw redirect(path, 303);
}

/** Stands for the page of a payment service in a demonstration, and says so. */
export default function DemoPaymentPage({ loaderData }: Route.ComponentProps) {
  const { amountPaise, orderNumber, state } = loaderData;
  const language = useLanguage();
  const t = useCheckoutMessages().demo;
  const isBusy = useNavigation().state !== 'idle';
  const isDone = state === 'captured';
  return (
    <div className="page pb-24">
      <div className="max-w-form">
        <h1 className="text-3xl">{t.title}</h1>
        <p className="mt-4 border-turmeric border-l-2 pl-4 text-muted">{t.note}</p>
        <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
          <dt className="text-muted">{t.order}</dt>
          <dd>{orderNumber}</dd>
          <dt className="text-muted">{t.amount}</dt>
          <dd className="font-semibold">{formatPaise(amountPaise, language)}</dd>
        </dl>
        {isDone ? (
          <p className="mt-6">
            {t.done}{' '}
            <a href={links(language).payment(orderNumber)} className="text-link">
              {t.back}
            </a>
          </p>
        ) : (
          <Form method="post" className="mt-8 grid gap-3">
            {demoActs.map((act) => (
              <button
                key={act}
                type="submit"
                name="act"
                value={act}
                disabled={isBusy}
                className={act === 'approve' ? 'solid-button' : 'line-button'}
              >
                {t[act]}
              </button>
            ))}
          </Form>
        )}
      </div>
    </div>
  );
}

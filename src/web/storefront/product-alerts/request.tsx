import { useState } from 'react';
import { data, Link, useSearchParams } from 'react-router';
import type { AlertKind } from '#modules/product-alerts/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { AlertForm } from '../../alerts/alert-form.tsx';
import { alertMessagesOf, useAlertMessages } from '../../alerts/messages.ts';
import { apiContext } from '../../api.ts';
import { FormPage } from '../../components/form-page.tsx';
import { type AnswerOf, type FormArgs, formAction } from '../../forms/form-action.ts';
import { rejectedForm } from '../../forms/form-state.ts';
import { languageOf, links } from '../../links.ts';
import { useLanguage } from '../../messages.tsx';
import { pageMeta, settingsOf } from '../../seo.ts';
import type { Route } from './+types/request';

export const headers = () => ({ 'Cache-Control': 'public' });

/** Reads what the address asks for. */
function targetOf(query: URLSearchParams): { kind: AlertKind; productId: string; variantId: string | undefined } {
  const kind = query.get('kind') === 'price-drop' ? 'price-drop' : 'back-in-stock';
  return { kind, productId: query.get('product') ?? '', variantId: query.get('variant') ?? undefined };
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { productId } = targetOf(url.searchParams);
  const product = await context
    .get(apiContext)
    .catalog.getProduct({ id: productId })
    .then(
      ({ data: { data: answer } }) => answer.product,
      (error: { code?: unknown }) => {
        if (error.code === 'PRODUCT_NOT_FOUND' || error.code === 'INVALID_INPUT') throw data(undefined, { status: 404 });
        throw error;
      },
    );
  return { product: { _id: product._id, slug: product.slug, title: product.title } };
}

export const action = formAction(({ api, form, language, url }: FormArgs<'email', 'homepage'>) =>
  api.productAlerts.requestAlert({ ...targetOf(url.searchParams), email: form.email, homepage: form.homepage, language }),
);

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOf(location.pathname);
  const t = alertMessagesOf(language);
  const { kind } = targetOf(new URLSearchParams(location.search));
  return [
    ...pageMeta({ language, path: location.pathname, title: t[kind].title, description: t.metaDescription, settings: settingsOf(matches) }),
    { name: 'robots', content: 'noindex, follow' },
  ];
};

/** The dialog of a product's page, as a page for browsers without scripts. */
export default function AlertPage({ loaderData: { product }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useAlertMessages();
  const [done, setDone] = useState<AnswerOf<typeof action>['state']>();
  const target = targetOf(useSearchParams()[0]);
  const title = inLanguage(product.title, language);
  const state = done ?? (actionData && 'answer' in actionData ? actionData.answer.state : undefined);
  return (
    <FormPage title={t[target.kind].title} intro={t[target.kind].intro(title)}>
      {state ? (
        <p role="status" className="border-neem border-l-2 pl-6 text-lg">
          {t.done[state]}
        </p>
      ) : (
        <AlertForm {...target} title={title} state={rejectedForm(actionData)} onSuccess={setDone} />
      )}
      <p className="mt-7 border-line border-t pt-5">
        <Link to={links(language).product(product)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
    </FormPage>
  );
}

import { Link } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { timeOf } from '../../parts/day.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { readShop } from '../shop/read-shop.ts';
import type { Route } from './+types/version';
import { Compared, viewOf } from './comparison.tsx';
import { productMessagesOf, useProductMessages } from './messages.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { shop, powers } = await readShop(api, params.shop);
  if (!/^\d{1,9}$/.test(params.version)) throw new Response(null, { status: 404 });
  const { data } = await orNotFound(api.drafts.compareVersion({ ...params, number: Number(params.version) }));
  const choices = (await api.catalog.listProductChoices(params)).data;
  return { shop, product: params.product, ...data, choices, view: viewOf(url), seesPhotos: powers.includes('products') };
}

export const action = formAction(async ({ api, params, to }) => {
  const { shop = '', product = '', version } = params;
  return to.draft(shop, (await api.drafts.restoreVersion({ shop, product, number: Number(version) })).data.draft._id);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ params, location }) => [
  { title: productMessagesOf(languageOfPath(location.pathname)).history.version(String(params.version)) },
];

/** A version of a product beside the one before, from which a draft can begin. */
export default function Version({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, product, version, hasBefore, comparison, choices, view, seesPhotos } = loaderData;
  const language = useLanguage();
  const { history: t, products } = useProductMessages();
  const names = { before: t.before, after: t.after };
  return (
    <>
      <p>
        <Link to={links(language).history(shop, product)} className="text-link inline-flex min-h-11 items-center">
          {t.backToList}
        </Link>
      </p>
      <h1 className="wrap-anywhere mt-2 text-3xl lg:text-4xl">
        {t.version(String(version.number))}: {inLanguage(version.title, language)}
      </h1>
      <p className="mt-2 text-muted">{[timeOf(version.at, language), version.by && t.by(version.by)].filter(Boolean).join(' · ')}</p>
      {!hasBefore && <p className="mt-2 max-w-lead">{t.first}</p>}
      <Compared comparison={comparison} choices={choices} view={hasBefore ? view : 'after'} names={names} seesPhotos={seesPhotos} />
      <section className="mt-10">
        <h2 className="text-2xl">{t.restore}</h2>
        <p className="mt-2 mb-4 max-w-lead text-muted">{t.restoreText}</p>
        <WorkForm fields={[]} state={actionData} failures={t.failures} submitLabel={t.restore} busyLabel={products.busy} kind="line" />
      </section>
    </>
  );
}

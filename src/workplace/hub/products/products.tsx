import { Link } from 'react-router';
import { productStates } from '#modules/catalog/shop-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { formatRupees } from '#shared/money.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useCouponMessages } from '../coupons/messages.ts';
import { useImportMessages } from '../imports/messages.ts';
import { useHubMessages } from '../messages.ts';
import { readShop } from '../shop/read-shop.ts';
import type { Route } from './+types/products';
import { productMessagesOf, useProductMessages } from './messages.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { shop, name, powers } = await readShop(api, params.shop);
  const state = productStates.find((each) => each === url.searchParams.get('state'));
  const after = url.searchParams.get('after') ?? undefined;
  const canWrite = powers.includes('drafts');
  const list = powers.includes('stock') ? (await api.catalog.listShopProducts({ shop, state, after })).data : undefined;
  const drafts = canWrite ? (await api.drafts.listDrafts({ shop })).data.drafts : [];
  return { shop, name, state, list, drafts, canWrite, canImport: powers.includes('products') };
}

export const action = formAction(async ({ api, params, to }) => {
  const shop = params.shop ?? '';
  return to.draft(shop, (await api.drafts.openDraft({ shop })).data.draft._id);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [
  { title: productMessagesOf(location.pathname.startsWith('/hi/') ? 'hi' : 'en').products.title },
];

/** Products of a shop by their states, and what is being written. */
export default function Products({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { shop, name, state, list, drafts, canWrite, canImport } = loaderData;
  const { products: t } = useProductMessages();
  const { untitled, states } = useHubMessages().work.drafts;
  const tables = useImportMessages();
  const coupons = useCouponMessages();
  const to = links(language);
  const row = 'quiet-link block py-4';
  const total = list ? list.counts.draft + list.counts.published + list.counts.retired : 0;
  return (
    <>
      <p>
        <Link to={to.myShop(shop)} className="text-link inline-flex min-h-11 items-center">
          {name}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      {total === 0 && drafts.length === 0 && <p className="mt-4 max-w-lead text-lg text-muted">{t.noneText}</p>}
      {canWrite && (
        <div className="mt-6">
          <WorkForm fields={[]} state={actionData} submitLabel={t.add} busyLabel={t.busy} />
        </div>
      )}
      <p className="mt-4 flex flex-wrap gap-x-6">
        {canImport && (
          <Link to={to.imports(shop)} className="text-link inline-flex min-h-11 items-center">
            {tables.title}
          </Link>
        )}
        {canImport && (
          <Link to={to.coupons(shop)} className="text-link inline-flex min-h-11 items-center">
            {coupons.title}
          </Link>
        )}
        {total > 0 && (
          <Link to={to.stock(shop)} className="text-link inline-flex min-h-11 items-center">
            {tables.sheet.title}
          </Link>
        )}
      </p>
      {drafts.length > 0 && (
        <section className="mt-10 max-w-column" aria-labelledby="drafts">
          <h2 id="drafts" className="text-2xl">
            {t.drafts}
          </h2>
          <ul className="mt-4 border-line border-t">
            {drafts.map((draft) => (
              <li key={draft._id} className="border-line border-b">
                <Link to={to.draft(shop, draft._id)} className={row}>
                  <span className="wrap-anywhere block font-semibold text-lg">{inLanguage(draft.title, language) || untitled}</span>
                  <span className={draft.state === 'sent-back' ? 'font-semibold text-madder' : 'text-muted'}>{states[draft.state]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {list && total > 0 && (
        <section className="mt-10 max-w-column" aria-labelledby="approved">
          <h2 id="approved" className="text-2xl">
            {t.onSale}
          </h2>
          <nav aria-label={t.filter} className="mt-3 flex flex-wrap gap-x-6">
            {[undefined, ...productStates].map((each) => (
              <Link
                key={each ?? 'all'}
                to={to.products(shop, each)}
                aria-current={each === state ? 'page' : undefined}
                className="text-link inline-flex min-h-11 items-center aria-[current]:font-semibold"
              >
                {each ? `${t.states[each]} (${list.counts[each]})` : t.all(String(total))}
              </Link>
            ))}
          </nav>
          {list.products.length === 0 && <p className="mt-4 text-muted">{t.none}</p>}
          <ul className="mt-4 border-line border-t">
            {list.products.map((product) => (
              <li key={product._id} className="border-line border-b">
                <Link to={to.product(shop, product._id)} className={row}>
                  <span className="wrap-anywhere block font-semibold text-lg">{inLanguage(product.title, language)}</span>
                  <span className="text-muted">
                    {t.states[product.state]} · {formatRupees(product.basePricePaise)} · {t.units(String(product.units))}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          {list.next && (
            <p className="mt-6">
              <Link to={`?${new URLSearchParams({ ...(state ? { state } : {}), after: list.next })}`} className="line-button">
                {t.more}
              </Link>
            </p>
          )}
        </section>
      )}
    </>
  );
}

import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { paiseOf, rupeesOf } from '#shared/rupees.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { orNotFound } from '../../or-not-found.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import { type FormField, WorkForm } from '../../parts/forms/work-form.tsx';
import { readShop } from '../shop/read-shop.ts';
import type { Route } from './+types/product';
import { useProductMessages } from './messages.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { shop, powers } = await readShop(api, params.shop);
  const { product } = (await orNotFound(api.catalog.getShopProduct(params))).data;
  return { shop, powers, product };
}

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '', product = '' } = params;
  const { event, version, variant = '' } = form;
  const at = { shop, product, version: Number(version) };
  if (event === 'words') return to.draft(shop, (await api.drafts.openDraft({ shop, product })).data.draft._id);
  if (event === 'copy') return to.draft(shop, (await api.drafts.openDraft({ shop, copyOf: product })).data.draft._id);
  if (event === 'price') await api.catalog.setPrice({ ...at, basePricePaise: paiseOf(form.basePricePaise ?? '') ?? 0 });
  else if (event === 'stock')
    await api.catalog.setStock({ shop, product, variant, seen: Number(form.seen), units: form.units?.trim() ? Number(form.units) : -1 });
  else await api.catalog.moveProduct({ ...at, event: event as 'retire' });
  return to.product(shop, product);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const title = (loaderData as { product?: { title: { en: string; hi?: string } } } | undefined)?.product?.title;
  return [{ title: title ? inLanguage(title, location.pathname.startsWith('/hi/') ? 'hi' : 'en') : '' }];
};

interface Step {
  event: 'price' | 'stock' | 'words' | 'copy' | 'retire' | 'reinstate';
  hidden?: Record<string, string>;
  fields?: FormField[];
  defaults?: Record<string, string>;
}

/** Product of a shop: its price and stock, which count at once, and what else can be done with it. */
export default function Product({ loaderData: { shop, powers, product }, actionData: state }: Route.ComponentProps) {
  const language = useLanguage();
  const { products: t, history } = useProductMessages();
  const { title, version, basePricePaise, variants } = product;
  const nameOf = ({ color, size, sku }: (typeof variants)[number]) =>
    [color && inLanguage(color, language), size, sku].filter(Boolean).join(' · ');
  const formOf = ({ event, hidden = {}, fields = [], defaults }: Step) => (
    <WorkForm
      key={`${version} ${JSON.stringify(hidden)}`}
      fields={fields}
      defaults={defaults}
      hidden={{ event, version: String(version), ...hidden }}
      state={state?.values.event === event && state.values.variant === hidden.variant ? state : undefined}
      failures={t.failures}
      submitLabel={t[event].submit}
      busyLabel={t.busy}
      kind="line"
    />
  );
  const stepOf = (step: Step) => (
    <section key={step.event} className="mt-10">
      <h2 className="text-2xl">{t[step.event].title}</h2>
      <p className="mt-2 mb-4 max-w-lead text-muted">{t[step.event].text}</p>
      {formOf(step)}
    </section>
  );
  const { label } = t.price;
  const price = { name: 'basePricePaise', label, faults: t.form.basePricePaise.faults, required: true, maxLength: 16 };
  return (
    <>
      <p>
        <Link to={links(language).products(shop)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="wrap-anywhere mt-2 text-3xl lg:text-4xl">{inLanguage(title, language)}</h1>
      <p className="mt-2 font-semibold">{t.states[product.state]}</p>
      {powers.includes('products') && stepOf({ event: 'price', fields: [price], defaults: { basePricePaise: rupeesOf(basePricePaise) } })}
      <section className="mt-10">
        <h2 className="text-2xl">{t.stock.title}</h2>
        <p className="mt-2 max-w-lead text-muted">{t.stock.text}</p>
        {variants.map((variant) => (
          <div key={variant._id} className="mt-4">
            {formOf({
              event: 'stock',
              hidden: { variant: variant._id, seen: String(variant.units) },
              fields: [
                {
                  name: 'units',
                  label: t.stock.label(nameOf(variant)),
                  faults: t.form.units.faults,
                  required: true,
                  maxLength: 6,
                  inputMode: 'numeric',
                },
              ],
              defaults: { units: String(variant.units) },
            })}
          </div>
        ))}
      </section>
      {powers.includes('drafts') && (
        <p className="mt-10">
          <Link to={links(language).history(shop, product._id)} className="text-link inline-flex min-h-11 items-center">
            {history.link}
          </Link>
        </p>
      )}
      {powers.includes('drafts') && (['words', 'copy'] as const).map((event) => stepOf({ event }))}
      {powers.includes('products') && product.state !== 'draft' && stepOf({ event: product.state === 'retired' ? 'reinstate' : 'retire' })}
    </>
  );
}

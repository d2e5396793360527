import { isRouteErrorResponse, Link, useNavigate } from 'react-router';
import type { Variant } from '#modules/catalog/contract.ts';
import type { OrderLine } from '#modules/orders/contract.ts';
import { inLanguage, labelIn } from '#shared/localized.ts';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/exchange';
import { useOrderMessages } from './messages.ts';
import { orderMeta, privateHeaders } from './order-meta.ts';
import { readOrder } from './read-order.ts';
import { UnknownOrder } from './unknown-order.tsx';

export const headers = privateHeaders;
export const meta = orderMeta((t) => t.exchangePage.title);

/** Lists the other variants at the price of the one that a line has. */
function optionsOf(variants: readonly Variant[], { variantId }: OrderLine) {
  const all = variants.flatMap(({ colorName, sizes }) => sizes.map((size) => ({ ...size, colorName })));
  const delta = all.find(({ _id }) => _id === variantId)?.priceDelta ?? 0;
  return all.filter(({ _id, priceDelta }) => _id !== variantId && priceDelta === delta);
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { number, parcels } = await readOrder(api, params.number);
  const parcel = parcels.find(({ lines }) => lines.some(({ _id }) => _id === params.line));
  const line = parcel?.lines.find(({ _id }) => _id === params.line);
  if (parcel?.state !== 'confirmed' || !line || line.cancelledQty > 0) return { number, options: [] };
  const variants = await api.catalog.getProduct({ id: line.productId }).then(
    (answer) => answer.data.data.product.variants,
    // It is not on sale any more.
    () => [],
  );
  const { _id, title, qty } = line;
  return { number, line: { _id, title, qty }, options: optionsOf(variants, line) };
}

type ExchangeArgs = FormArgs<'variantId', never, Route.ActionArgs>;

export const action = formAction(
  ({ api, form, params: { number, line } }: ExchangeArgs) =>
    api.orders.exchangeVariant({ number, lineId: line, variantId: form.variantId ?? '' }),
  { done: ({ params, to }) => `${to.order(params.number)}?done=exchanged` },
);

/** The page on which a buyer chooses another size or colour of a line that is not packed yet. */
export default function ExchangePage({ loaderData: { number, line, options }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const to = links(language);
  const t = useOrderMessages().exchangePage;
  const navigate = useNavigate();
  return (
    <FormPage title={t.title} intro={line ? t.intro(inLanguage(line.title, language), line.qty) : ''}>
      {line && options.length > 0 ? (
        <FormFrame<never>
          action={to.exchange(number, line._id)}
          words={{}}
          state={actionData}
          submitLabel={t.submit}
          busyLabel={t.busy}
          failures={t.failures}
          onSuccess={() => void navigate(`${to.order(number)}?done=exchanged`, { replace: true })}
        >
          {() => (
            <fieldset>
              <legend className="mb-2 font-semibold">{t.choose}</legend>
              {options.map(({ _id, size, sizeLabel, colorName, stock }) => (
                <label key={_id} className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="radio"
                    name="variantId"
                    value={_id}
                    required
                    disabled={stock < line.qty}
                    className="size-5 shrink-0 accent-indigo"
                  />
                  {[colorName && inLanguage(colorName, language), size === 'One size' ? undefined : labelIn(size, sizeLabel, language)]
                    .filter(Boolean)
                    .join(' · ')}
                  {stock < line.qty && <span className="text-muted text-sm">{t.short(stock)}</span>}
                </label>
              ))}
            </fieldset>
          )}
        </FormFrame>
      ) : (
        <p>{t.none}</p>
      )}
      <p className="mt-7 border-line border-t pt-5">
        <Link to={to.order(number)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
    </FormPage>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownOrder />;
  throw error;
}

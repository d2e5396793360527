import { isRouteErrorResponse, Link, useNavigate } from 'react-router';
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

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { number, parcels } = await readOrder(api, params.number);
  const parcel = parcels.find(({ lines }) => lines.some(({ _id }) => _id === params.line));
  const line = parcel?.lines.find(({ _id }) => _id === params.line);
  if (parcel?.state !== 'confirmed' || !line || line.cancelledQty > 0) return { number, options: [] };
  const { options } = (await api.orders.listExchangeOptions({ number, lineId: params.line })).data;
  const { _id, title, qty } = line;
  return { number, line: { _id, title, qty }, options };
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
              {options.map(({ variantId, size, sizeLabel, colorName, availableQty }) => (
                <label key={variantId} className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="radio"
                    name="variantId"
                    value={variantId}
                    required
                    disabled={availableQty < line.qty}
                    className="size-5 shrink-0 accent-indigo"
                  />
                  {[colorName && inLanguage(colorName, language), size === 'One size' ? undefined : labelIn(size, sizeLabel, language)]
                    .filter(Boolean)
                    .join(' · ')}
                  {availableQty < line.qty && <span className="text-muted text-sm">{t.short(availableQty)}</span>}
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

import { isRouteErrorResponse, Link, useNavigate } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/cancel';
import { useOrderMessages } from './messages.ts';
import { orderMeta, privateHeaders } from './order-meta.ts';
import { QuantitySelect } from './quantity-select.tsx';
import { readOrder } from './read-order.ts';
import { selectedLines } from './selected-lines.ts';
import { UnknownOrder } from './unknown-order.tsx';

export const headers = privateHeaders;
export const meta = orderMeta((t) => t.cancelPage.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const order = await readOrder(context.get(apiContext), params.number);
  const wanted = url.searchParams.get('parcel');
  const lines = order.parcels.filter((parcel) => !wanted || parcel._id === wanted).flatMap((parcel) => parcel.lines);
  // One key for each time the page is opened: sent twice, it cancels once.
  return {
    number: order.number,
    isCod: order.payment?.method === 'cod',
    lines: lines.filter((line) => line.canCancel),
    key: crypto.randomUUID(),
  };
}

export const action = formAction(
  ({ api, form, params: { number } }: FormArgs<'key', never, Route.ActionArgs>) =>
    api.orders.cancelLines({ number, idempotencyKey: form.key, lines: selectedLines(form) }),
  { done: ({ params, to }) => `${to.order(params.number)}?done=cancelled` },
);

export default function CancelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, isCod, lines, key } = loaderData;
  const language = useLanguage();
  const to = links(language);
  const t = useOrderMessages().cancelPage;
  const navigate = useNavigate();
  return (
    <FormPage title={t.title} intro={isCod ? t.introCod : t.intro}>
      {lines.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <FormFrame
          idempotencyKey={key}
          action={to.cancelItems(number)}
          words={{}}
          state={actionData}
          submitLabel={t.submit}
          busyLabel={t.busy}
          failures={{ ...t.failures, INVALID_INPUT: t.choose }}
          onSuccess={() => void navigate(`${to.order(number)}?done=cancelled`, { replace: true })}
        >
          {() => (
            <>
              {lines.map((line) => (
                <QuantitySelect
                  key={line._id}
                  id={`qty-${line._id}`}
                  name={`qty.${line._id}`}
                  label={t.howMany(inLanguage(line.title, language))}
                  picture={line.picture}
                  zeroLabel={t.keep}
                  max={line.qty - line.cancelledQty - line.refundedQty}
                  defaultValue={Number(actionData?.values[`qty.${line._id}`] ?? 0)}
                />
              ))}
            </>
          )}
        </FormFrame>
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

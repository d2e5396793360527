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
    canTakeCredit: order.canTakeCredit === true && order.payment?.state === 'captured',
    lines: lines.filter((line) => line.canCancel),
    key: crypto.randomUUID(),
  };
}

/** Gives the page that follows a cancellation. */
const pageAfter = (number: string, { refundTo }: Readonly<Record<string, unknown>>, to: ReturnType<typeof links>) =>
  `${to.order(number)}?done=${refundTo === 'store-credit' ? 'cancelled-credit' : 'cancelled'}`;

export const action = formAction(
  ({ api, form, params: { number } }: FormArgs<'key', 'refundTo', Route.ActionArgs>) => {
    const refundTo = form.refundTo === 'store-credit' ? 'store-credit' : 'payment';
    return api.orders.cancelLines({ number, idempotencyKey: form.key, lines: selectedLines(form), refundTo });
  },
  { done: ({ form, params, to }) => pageAfter(params.number, form, to) },
);

export default function CancelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, isCod, canTakeCredit, lines, key } = loaderData;
  const language = useLanguage();
  const to = links(language);
  const t = useOrderMessages().cancelPage;
  const navigate = useNavigate();
  return (
    <FormPage title={t.title} intro={isCod ? t.introCod : canTakeCredit ? t.introChoice : t.intro}>
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
          onSuccess={(_, values) => void navigate(pageAfter(number, values, to), { replace: true })}
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
              {canTakeCredit && <RefundChoice chosen={actionData?.values.refundTo} />}
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

/** The choice where what was paid goes: money back, or store credit for who likes. */
function RefundChoice({ chosen = 'payment' }: { chosen: string | undefined }) {
  const t = useOrderMessages().cancelPage;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t.refundTo}</legend>
      {(['payment', 'store-credit'] as const).map((way) => (
        <label key={way} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="radio" name="refundTo" value={way} defaultChecked={way === chosen} className="size-5 shrink-0 accent-indigo" />
          {t.refundWays[way]}
        </label>
      ))}
    </fieldset>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownOrder />;
  throw error;
}

import { isRouteErrorResponse, Link, redirect, useNavigate } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import type { FormState } from '../forms/form-state.ts';
import { textFields } from '../forms/form-state.ts';
import { callApi } from '../forms/send-form.ts';
import { submitTo } from '../forms/submit-to.ts';
import { languageOf, links } from '../links.ts';
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

const idempotencyKeyOf = (form: FormData) => String(form.get('key') ?? '');

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const lines = selectedLines(textFields(form));
  const beside = { number: params.number, idempotencyKey: idempotencyKeyOf(form), lines };
  const refused = await submitTo(context.get(apiContext).orders.cancelLines, form, beside);
  return refused ?? redirect(`${links(languageOf(url.pathname)).order(params.number)}?done=cancelled`, 303);
}

export default function CancelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, isCod, lines, key } = loaderData;
  const language = useLanguage();
  const to = links(language);
  const t = useOrderMessages().cancelPage;
  const navigate = useNavigate();
  const send = async (values: Record<string, string>) => {
    const chosen = selectedLines(values);
    const none: FormState = { code: 'INVALID_INPUT', values, fieldErrors: {} };
    return chosen.length === 0
      ? { refused: none }
      : callApi('POST', `/orders/${number}/cancel`, { idempotencyKey: key, lines: chosen }, values);
  };
  return (
    <FormPage title={t.title} intro={isCod ? t.introCod : t.intro}>
      {lines.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <FormFrame<'key'>
          call={send}
          action={to.cancelPieces(number)}
          words={{ key: { label: '', required: '', refused: '' } }}
          state={actionData}
          submitLabel={t.submit}
          busyLabel={t.busy}
          failures={{ ...t.failures, INVALID_INPUT: t.choose }}
          onSent={() => void navigate(`${to.order(number)}?done=cancelled`, { replace: true })}
        >
          {() => (
            <>
              <input type="hidden" name="key" value={key} />
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

import { useRef } from 'react';
import { isRouteErrorResponse, Link, useNavigate } from 'react-router';
import type { ErrorCode } from '#shared/errors.ts';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { type FormArgs, formAction, rejectForm } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { submitForm } from '../forms/submit-form.ts';
import { TextField } from '../forms/text-field.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/report';
import { useOrderMessages } from './messages.ts';
import { orderMeta, privateHeaders } from './order-meta.ts';
import { parseReport } from './parse-report.ts';
import { PhotoField, type Uploads } from './photo-field.tsx';
import { readOrder } from './read-order.ts';
import { RemedyChoice } from './remedy-choice.tsx';
import { ReportedLine } from './reported-line.tsx';
import { UnknownOrder } from './unknown-order.tsx';

export const headers = privateHeaders;
export const meta = orderMeta((t) => t.returnPage.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const order = await readOrder(context.get(apiContext), params.number);
  const wanted = url.searchParams.get('parcel');
  const parcel = order.parcels.find((each) => (wanted ? each._id === wanted : each.lines.some((line) => line.canReturn)));
  const lines = parcel?.lines.filter((line) => line.canReturn) ?? [];
  // A buyer who paid in cash is asked at once where a refund would go.
  const asksRefundTo = order.canNameRefundTo === true && !order.refundTo;
  const canTakeCredit = order.canTakeCredit === true;
  return { number: order.number, parcelId: parcel?._id, lines, asksRefundTo, canTakeCredit, key: crypto.randomUUID() };
}

/** Errors of a file rather than of the upload. */
const fileErrors: ReadonlySet<string> = new Set<ErrorCode>(['UNREADABLE_IMAGE', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']);

type ReportArgs = FormArgs<'key', 'parcel' | 'photoIds' | 'photoProblem' | 'then' | 'wish', Route.ActionArgs>;

/** Gives the page that follows a report. */
const pageAfter = (number: string, values: Readonly<Record<string, unknown>>, to: ReturnType<typeof links>) =>
  `${values.then === 'refund-to' && values.wish === 'refund' ? to.refundTo(number) : to.order(number)}?done=reported`;

export const action = formAction(
  ({ api, form, params: { number } }: ReportArgs) => {
    const { photoProblem } = form;
    if (photoProblem !== undefined) {
      const field = fileErrors.has(photoProblem) ? 'photos' : photoProblem === 'INVALID_INPUT' ? 'photoIds' : undefined;
      rejectForm(photoProblem, field ? { [field]: 'refused' } : {});
    }
    const photoIds = form.photoIds?.split(',').filter(Boolean) ?? [];
    return api.returns.requestReturn({
      ...parseReport(form),
      photoIds,
      number,
      parcelId: form.parcel || undefined,
      idempotencyKey: form.key,
    });
  },
  { done: ({ form, params, to }) => pageAfter(params.number, form, to) },
);

/** The form that reports a problem with a product to its seller, with photographs. */
export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, parcelId, lines, asksRefundTo, canTakeCredit, key } = loaderData;
  const language = useLanguage();
  const to = links(language);
  const t = useOrderMessages().returnPage;
  const navigate = useNavigate();
  const uploads = useRef<Uploads>({ ids: [], settled: Promise.resolve() });
  const page = to.reportItems(number, parcelId);
  const send = async (values: Record<string, string>) => {
    await uploads.current.settled;
    return submitForm(page, { ...values, photoIds: uploads.current.ids.join(',') });
  };
  return (
    <FormPage title={t.title} intro={t.intro}>
      {lines.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <FormFrame<'message' | 'photos' | 'photoIds'>
          hasFiles
          action={page}
          send={send}
          idempotencyKey={key}
          draft={`report-${number}`}
          words={{ message: t.message, photos: t.photosField, photoIds: t.photoIdsField }}
          state={actionData}
          submitLabel={t.submit}
          busyLabel={t.busy}
          failures={{ ...t.failures, INVALID_INPUT: t.choose }}
          onSuccess={(_, values) => void navigate(pageAfter(number, values, to), { replace: true })}
        >
          {(field) => (
            <>
              <input type="hidden" name="parcel" value={parcelId ?? ''} />
              <input type="hidden" name="then" value={asksRefundTo ? 'refund-to' : ''} />
              <fieldset className="grid gap-5">
                <legend className="mb-3 font-semibold">{t.pieces}</legend>
                {lines.map((line) => (
                  <ReportedLine
                    key={line._id}
                    line={line}
                    title={inLanguage(line.title, language)}
                    isOnly={lines.length === 1}
                    typed={actionData?.values}
                  />
                ))}
              </fieldset>
              <RemedyChoice
                name="wish"
                legend={t.wish}
                labels={t.wishes}
                offered={canTakeCredit ? ['refund', 'store-credit', 'replacement'] : undefined}
                chosen={actionData?.values.wish}
              />
              <TextField field={field('message')} required rows={5} maxLength={2000} />
              <PhotoField
                id={field('photos').id}
                fieldId={field('photoIds').id}
                number={number}
                uploads={uploads}
                error={field('photos').error ?? field('photoIds').error}
                sent={(actionData?.values.photoIds ?? '').split(',').filter(Boolean)}
              />
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

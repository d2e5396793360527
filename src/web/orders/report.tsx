import { useRef } from 'react';
import { data, isRouteErrorResponse, Link, redirect, useNavigate } from 'react-router';
import { type ErrorCode, errorTable } from '#shared/errors.ts';
import { inLanguage } from '#shared/localized.ts';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { type FormState, textFields } from '../forms/form-state.ts';
import { callApi } from '../forms/send-form.ts';
import { submitTo } from '../forms/submit-to.ts';
import { TextField } from '../forms/text-field.tsx';
import { languageOf, links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/report';
import { useOrderMessages } from './messages.ts';
import { orderMeta, privateHeaders } from './order-meta.ts';
import { parseReport } from './parse-report.ts';
import { PhotoField, type Uploads } from './photo-field.tsx';
import { readOrder } from './read-order.ts';
import { ReportedLine } from './reported-line.tsx';
import { UnknownOrder } from './unknown-order.tsx';

export const headers = privateHeaders;
export const meta = orderMeta((t) => t.returnPage.title);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const order = await readOrder(context.get(apiContext), params.number);
  const wanted = url.searchParams.get('parcel');
  const parcel = order.parcels.find((each) => (wanted ? each._id === wanted : each.lines.some((line) => line.canReturn)));
  const lines = parcel?.lines.filter((line) => line.canReturn) ?? [];
  return { number: order.number, lines, key: crypto.randomUUID() };
}

/** What is wrong with a file rather than with the sending. */
const fileErrors: ReadonlySet<string> = new Set<ErrorCode>(['UNREADABLE_IMAGE', 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE']);

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const photoIds = form.getAll('photoIds').map(String);
  form.delete('photoIds');
  if (photoIds.length > 0) form.set('photoIds', photoIds.join(','));
  const problem = String(form.get('photoProblem') ?? '') as ErrorCode;
  if (problem in errorTable) {
    const field = fileErrors.has(problem) ? 'photos' : problem === 'INVALID_INPUT' ? 'photoIds' : undefined;
    const refused: FormState = { code: problem, values: textFields(form), fieldErrors: field ? { [field]: 'refused' } : {} };
    return data(refused, { status: errorTable[problem].status });
  }
  const report = { ...parseReport(textFields(form)), photoIds };
  const beside = { ...report, number: params.number, idempotencyKey: String(form.get('key') ?? '') };
  const refused = await submitTo(context.get(apiContext).returns.requestReturn, form, beside);
  return refused ?? redirect(`${links(languageOf(url.pathname)).order(params.number)}?done=reported`, 303);
}

/** Tells a seller what is wrong with a piece, with photographs. */
export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { number, lines, key } = loaderData;
  const language = useLanguage();
  const to = links(language);
  const t = useOrderMessages().returnPage;
  const navigate = useNavigate();
  const uploads = useRef<Uploads>({ ids: [], settled: Promise.resolve() });
  const send = async (values: Record<string, string>) => {
    const report = parseReport(values);
    const none: FormState = { code: 'INVALID_INPUT', values, fieldErrors: {} };
    if (report.lines.length === 0) return { refused: none };
    await uploads.current.settled;
    const photoIds = uploads.current.ids;
    const body = { ...report, photoIds, idempotencyKey: key };
    return callApi('POST', `/orders/${number}/returns`, body, { ...values, photoIds: photoIds.join(',') });
  };
  return (
    <FormPage title={t.title} intro={t.intro}>
      {lines.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <FormFrame<'message' | 'photos' | 'photoIds'>
          hasFiles
          call={send}
          action={to.reportPieces(number)}
          draft={`report-${number}`}
          words={{ message: t.message, photos: t.photosField, photoIds: t.photoIdsField }}
          state={actionData}
          submitLabel={t.submit}
          busyLabel={t.busy}
          failures={{ ...t.failures, INVALID_INPUT: t.choose }}
          onSent={() => void navigate(`${to.order(number)}?done=reported`, { replace: true })}
        >
          {(field) => (
            <>
              <input type="hidden" name="key" value={key} />
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
              <fieldset>
                <legend className="mb-2 font-semibold">{t.wish}</legend>
                {(['refund', 'replacement'] as const).map((wish) => (
                  <label key={wish} className="flex min-h-11 cursor-pointer items-center gap-3">
                    <input
                      type="radio"
                      name="wish"
                      value={wish}
                      defaultChecked={wish === (actionData?.values.wish ?? 'refund')}
                      className="size-5 accent-indigo"
                    />
                    {t.wishes[wish]}
                  </label>
                ))}
              </fieldset>
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

import { data, isRouteErrorResponse, Link, useNavigate } from 'react-router';
import type { Remedy } from '#modules/orders/parcel-contract.ts';
import { labelIn } from '#shared/localized.ts';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { type FormArgs, formAction } from '../forms/form-action.ts';
import { FormFrame } from '../forms/form-frame.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/answer-parcel';
import { useOrderMessages } from './messages.ts';
import { orderMeta, privateHeaders } from './order-meta.ts';
import { readOrder } from './read-order.ts';
import { RemedyChoice } from './remedy-choice.tsx';
import { UnknownOrder } from './unknown-order.tsx';

export const headers = privateHeaders;
export const meta = orderMeta((t) => t.answerPage.title);

export async function loader({ context, params }: Route.LoaderArgs) {
  const { number, parcels, canTakeCredit } = await readOrder(context.get(apiContext), params.number);
  const parcel = parcels.find(({ _id }) => _id === params.parcel);
  if (!parcel) throw data({ number }, { status: 404 });
  return { number, parcel, canTakeCredit: canTakeCredit === true && !parcel.isUnpaid };
}

type AnswerArgs = FormArgs<'act', 'remedy', Route.ActionArgs>;

/** Notes what the buyer says about a parcel. The link of a mail only opens the page: the button sends it. */
export const action = formAction(
  ({ api, form, params: { number, parcel: parcelId } }: AnswerArgs) => {
    const remedy: Remedy = form.remedy === 'replacement' || form.remedy === 'store-credit' ? form.remedy : 'refund';
    if (form.act === 'remedy') return api.orders.chooseRemedy({ number, parcelId, remedy });
    if (form.act === 'missing') return api.orders.reportMissing({ number, parcelId, remedy });
    return api.orders.confirmReceipt({ number, parcelId });
  },
  { done: ({ form, params, to }) => `${to.order(params.number)}?done=${form.act}` },
);

/** The page on which a buyer says whether a parcel has arrived, and chooses the remedy where it does not. */
export default function AnswerParcelPage({ loaderData: { number, parcel, canTakeCredit }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const to = links(language);
  const t = useOrderMessages().answerPage;
  const { remedies, canConfirm, canReportMissing } = parcel;
  const isOpen = remedies.length > 0;
  const labels = parcel.isUnpaid ? t.unpaidRemedies : t.remedies;
  const given = { number, parcelId: parcel._id, state: actionData, labels };
  const openText = parcel.state === 'returned' ? t.backText : t.lostText;
  return (
    <FormPage title={`${t.title}: ${labelIn(parcel.seller.sellerName, parcel.seller.label, language)}`} intro={isOpen ? openText : ''}>
      {!isOpen && !canConfirm && !canReportMissing && <p>{t.none}</p>}
      {isOpen && <AnswerForm {...given} act="remedy" title={t.lost} submitLabel={t.choose} busyLabel={t.chooseBusy} remedies={remedies} />}
      {canConfirm && !isOpen && (
        <AnswerForm {...given} act="received" title={t.arrived} text={t.arrivedText} submitLabel={t.yes} busyLabel={t.yesBusy} />
      )}
      {canReportMissing && (
        <div className={canConfirm ? 'mt-9 border-line border-t pt-7' : undefined}>
          <AnswerForm
            {...given}
            act="missing"
            title={t.missing}
            text={t.missingText}
            submitLabel={t.no}
            busyLabel={t.noBusy}
            remedies={canTakeCredit ? ['refund', 'replacement', 'store-credit'] : ['refund', 'replacement']}
          />
        </div>
      )}
      <p className="mt-7 border-line border-t pt-5">
        <Link to={to.order(number)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
    </FormPage>
  );
}

interface AnswerFormProps {
  number: string;
  parcelId: string;
  act: 'received' | 'missing' | 'remedy';
  title: string;
  text?: string;
  submitLabel: string;
  busyLabel: string;
  remedies?: readonly Remedy[];
  labels: Record<Remedy, string>;
  state: Route.ComponentProps['actionData'];
}

/** One answer with its button, and between what to choose. */
function AnswerForm({ number, parcelId, act, title, text, submitLabel, busyLabel, remedies, labels, state }: AnswerFormProps) {
  const to = links(useLanguage());
  const t = useOrderMessages().answerPage;
  const navigate = useNavigate();
  return (
    <section aria-label={title}>
      <h2 className="mb-3 text-xl">{title}</h2>
      {text && <p className="mb-4">{text}</p>}
      <FormFrame
        action={to.answerParcel(number, parcelId)}
        words={{}}
        state={state?.values.act === act ? state : undefined}
        submitLabel={submitLabel}
        busyLabel={busyLabel}
        failures={t.failures}
        onSuccess={() => void navigate(`${to.order(number)}?done=${act}`, { replace: true })}
      >
        {() => (
          <>
            <input type="hidden" name="act" value={act} />
            {remedies && (
              <RemedyChoice name="remedy" legend={title} isLegendHidden labels={labels} offered={remedies} chosen={state?.values.remedy} />
            )}
          </>
        )}
      </FormFrame>
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownOrder />;
  throw error;
}

import { isRouteErrorResponse, Link, useNavigate, useSearchParams } from 'react-router';
import { formatDay, formatDays } from '#shared/format-day.ts';
import { labelIn } from '#shared/localized.ts';
import { apiContext } from '../api.ts';
import { FormPage } from '../components/form-page.tsx';
import { type AnswerOf, type FormArgs, formAction } from '../forms/form-action.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { brandIn, useRootData } from '../settings.ts';
import { ContactLines } from '../support/contact-lines.tsx';
import { helpMessagesOf, useHelpMessages } from '../support/messages.ts';
import { Reference, referenceOf } from '../support/reference.tsx';
import type { Route } from './+types/help';
import { HelpForm } from './help-form.tsx';
import { topicsOf } from './help-rules.ts';
import { useOrderMessages } from './messages.ts';
import { orderMeta, privateHeaders } from './order-meta.ts';
import { isExpected } from './parcel-status.tsx';
import { readOrder } from './read-order.ts';
import { UnknownOrder } from './unknown-order.tsx';

export const headers = privateHeaders;
export const meta = orderMeta((_, number, language) => helpMessagesOf(language).order.title(number));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { number, parcels } = await readOrder(context.get(apiContext), params.number);
  const wanted = url.searchParams.get('parcel');
  const parcel = parcels.find(({ _id }) => wanted === null || _id === wanted);
  return { number, parcel, topics: parcel ? topicsOf(parcel, new Date()) : [] };
}

export const action = formAction(
  ({ api, form, language, params: { number } }: FormArgs<'parcel' | 'message', 'topic', Route.ActionArgs>) =>
    // A form without a topic is one of a program: the API says what is missing.
    api.support.requestOrderHelp({ number, parcelId: form.parcel, topic: form.topic as 'where', message: form.message, language }),
  { done: ({ answer, form, params, to }) => `${to.orderHelp(params.number, form.parcel)}&sent=${answer.reference}` },
);

/** Help with a parcel: what is known of it, what can be done, and a question to those who answer. */
export default function OrderHelpPage({ loaderData: { number, parcel, topics }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const to = links(language);
  const { order: t } = useHelpMessages();
  const navigate = useNavigate();
  const reference = referenceOf(useSearchParams()[0]);
  const brand = brandIn(useRootData()?.settings, language);
  const page = parcel && to.orderHelp(number, parcel._id);
  return (
    <FormPage title={t.title(number)} intro={t.intro}>
      {!parcel || !page ? (
        <p>{t.none}</p>
      ) : reference ? (
        <div role="status" className="border-neem border-l-2 pl-6">
          <h2 className="text-2xl">{t.sent}</h2>
          <Reference reference={reference} />
          <p className="mt-3 text-lg">{t.thanks(labelIn(parcel.seller.sellerName, parcel.seller.label, language), brand)}</p>
        </div>
      ) : (
        <>
          <ParcelFacts number={number} parcel={parcel} isLate={topics[0] === 'late'} />
          <HelpForm
            page={page}
            parcelId={parcel._id}
            topics={topics}
            state={actionData}
            onSuccess={(answer: AnswerOf<typeof action>) => void navigate(`${page}&sent=${answer.reference}`, { replace: true })}
          />
          <section aria-labelledby="who" className="mt-10 border-line border-t pt-6">
            <h2 id="who" className="text-xl">
              {t.who}
            </h2>
            <p className="mt-3">
              <span className="text-muted">{t.seller}: </span>
              <Link to={to.seller(parcel.seller.slug)} className="text-link">
                {labelIn(parcel.seller.sellerName, parcel.seller.label, language)}
              </Link>
            </p>
            <p className="mt-1 mb-2">
              <span className="text-muted">{t.shop}: </span>
              {brand}
            </p>
            <ContactLines />
          </section>
        </>
      )}
      <p className="mt-7 border-line border-t pt-5">
        <Link to={to.order(number)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
    </FormPage>
  );
}

type Parcel = NonNullable<Route.ComponentProps['loaderData']['parcel']>;

/** State of the parcel, and the ways out that need no question. */
function ParcelFacts({ number, parcel, isLate }: { number: string; parcel: Parcel; isLate: boolean }) {
  const language = useLanguage();
  const to = links(language);
  const { order: t } = useHelpMessages();
  const { parcelStates } = useOrderMessages();
  const { carrier, trackingNumber, trackingUrl, lines, deliveredAt } = parcel;
  const way = 'text-link inline-flex min-h-11 items-center';
  const canReturn = lines.some((line) => line.canReturn);
  const canCancel = lines.some((line) => line.canCancel);
  return (
    <section aria-labelledby="parcel" className="mb-8 rounded-sm border border-line bg-raised p-5">
      <h2 id="parcel" className="text-xl">
        {t.parcel(labelIn(parcel.seller.sellerName, parcel.seller.label, language))}
      </h2>
      <p className="mt-1">
        <span className="font-semibold">{parcelStates[parcel.state]}</span>
        {isExpected(parcel) &&
          ` · ${deliveredAt ? t.delivered(formatDay(new Date(deliveredAt), language)) : t.promised(formatDays(parcel.promisedFrom, parcel.promisedUntil, language))}`}
      </p>
      {isLate && (
        <p className="mt-3 border-madder border-l-2 pl-4">{t.late(formatDay(new Date(`${parcel.promisedUntil}T06:30:00Z`), language))}</p>
      )}
      {carrier && trackingNumber && (
        <p className="mt-3">
          <span className="text-muted">{t.tracking}: </span>
          <span className="wrap-anywhere">
            {carrier} {trackingNumber}
          </span>
          {trackingUrl && (
            <a href={trackingUrl} rel="noreferrer" className={`${way} ml-4`}>
              {t.track(carrier)}
            </a>
          )}
        </p>
      )}
      {(canReturn || canCancel) && (
        <div className="mt-4 border-line border-t pt-3">
          <h3 className="text-base">{t.wrong}</h3>
          <p className="flex flex-wrap gap-x-6">
            {canReturn && (
              <Link to={to.reportItems(number, parcel._id)} className={way}>
                {t.report}
              </Link>
            )}
            {canCancel && (
              <Link to={to.cancelItems(number, parcel._id)} className={way}>
                {t.cancel}
              </Link>
            )}
          </p>
        </div>
      )}
    </section>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) return <UnknownOrder />;
  throw error;
}

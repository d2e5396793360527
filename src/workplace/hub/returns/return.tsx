import { Link } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { dayOf, timeOf } from '../../parts/day.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { hubMessagesOf, useHubMessages } from '../messages.ts';
import { PackedAs } from '../orders/packed-as.tsx';
import { PhotoList } from '../photo-list.tsx';
import type { Route } from './+types/return';
import { Decisions } from './decisions.tsx';

export const loader = async ({ context, params: { shop, number } }: Route.LoaderArgs) => ({
  shop,
  ...(await context.get(apiContext).returns.getShopReturn({ shop, number })).data,
});

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '', number = '' } = params;
  if (form.intent === 'answer') await api.returns.answerShopReturn({ shop, number, text: form.text ?? '' });
  else
    await api.returns.decideShopReturn({
      shop,
      id: form.id ?? '',
      event: form.intent as 'approve',
      decision: form.decision?.trim() || undefined,
      ...(form.intent === 'refund' ? { restock: form.restock === 'yes' } : {}),
    });
  return to.return(shop, number);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ params, location }) => [
  { title: hubMessagesOf(languageOfPath(location.pathname)).work.returns.heading(params.number ?? '') },
];

/** A return of a shop: what the buyer says and shows, what the shop can do, and until when. */
export default function Return({ loaderData: { shop, return: view, events, waitsUntil, proof }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { returns: t, proof: proofWords } = useHubMessages().work;
  const to = links(language);
  const { _id, number, orderNumber, parcelId, state, lines, photos, messages } = view;
  const ofForm = (intent: string) => (actionData?.values.intent === intent || actionData?.code === 'UNREACHABLE' ? actionData : undefined);
  return (
    <>
      <p>
        <Link to={to.returns(shop)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="wrap-anywhere mt-2 text-3xl lg:text-4xl">{t.heading(number)}</h1>
      <div className="mt-6 max-w-lead border-indigo border-l-4 pl-5">
        <p className="font-semibold text-xl">{t.states[state]}</p>
        {waitsUntil && <p className="mt-2">{t.until(dayOf(waitsUntil, language))}</p>}
      </div>
      <ul className="mt-8 max-w-column border-line border-t">
        {lines.map(({ lineId, title, qty, reason }) => (
          <li key={lineId} className="wrap-anywhere border-line border-b py-3">
            {qty} × {inLanguage(title, language)} · <span className="font-semibold">{t.reasons[reason]}</span>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        {t.wish}: <span className="font-semibold">{t.wishes[view.wish]}</span> ·{' '}
        <Link to={to.parcel(shop, parcelId)} className="text-link inline-flex min-h-11 items-center">
          {t.toParcel(orderNumber)}
        </Link>
      </p>
      {photos.length > 0 && (
        <section className="mt-8" aria-labelledby="photos">
          <h2 id="photos" className="text-2xl">
            {t.photos}
          </h2>
          <PhotoList photos={photos} label={t.photo} />
        </section>
      )}
      {(proof.photos.length > 0 || proof.weight) && (
        <section className="mt-8" aria-labelledby="proof">
          <h2 id="proof" className="text-2xl">
            {proofWords.ofReturn}
          </h2>
          <PackedAs proof={proof} />
        </section>
      )}
      <section className="mt-8 max-w-column" aria-labelledby="thread">
        <h2 id="thread" className="text-2xl">
          {t.thread}
        </h2>
        <ol className="mt-4 mb-6 border-line border-t">
          {messages.map(({ author, text, at }) => (
            <li key={`${author}-${at}`} className="border-line border-b py-3">
              <p className="text-muted text-sm">
                {t.authors[author]} · {timeOf(at, language)}
              </p>
              <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p>
            </li>
          ))}
        </ol>
        <WorkForm
          key={messages.length}
          fields={[{ name: 'text', label: t.answer.label, kind: 'lines', maxLength: 2_000 }]}
          hidden={{ intent: 'answer' }}
          state={ofForm('answer')}
          submitLabel={t.answer.submit}
          busyLabel={t.answer.busy}
          kind="line"
        />
      </section>
      <Decisions id={_id} events={events} stateOf={ofForm} />
    </>
  );
}

import { Link } from 'react-router';
import type { CancelReason } from '#modules/orders/parcel-contract.ts';
import { languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { timeOf } from '../../parts/day.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import { hubMessagesOf, useHubMessages } from '../messages.ts';
import type { Route } from './+types/parcel';
import { PackProof } from './pack-proof.tsx';
import { ParcelFacts } from './parcel-facts.tsx';
import { ParcelSteps } from './parcel-steps.tsx';
import { useRefresh } from './use-refresh.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { shop, parcel: parcelId } = params;
  const [{ parcel }, shipment] = await Promise.all([
    api.orders.getShopParcel({ shop, parcelId }).then(({ data }) => data),
    api.carriers.getShopShipment({ shop, parcelId }).then(({ data }) => data),
  ]);
  return { shop, parcel, shipment };
}

const linesOf = (form: Readonly<Record<string, string>>) =>
  Object.entries(form).flatMap(([name, value]) => {
    const qty = Number(value);
    return name.startsWith('qty-') && qty > 0 ? [{ lineId: name.slice('qty-'.length), qty }] : [];
  });

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '', parcel: parcelId = '' } = params;
  const of = { shop, parcelId };
  if (form.intent === 'pack') await api.orders.packShopParcels({ shop, parcelIds: [parcelId] });
  if (form.intent === 'undo') await api.orders.undoPack(of);
  if (form.intent === 'weigh') await api.orders.weighParcel({ ...of, grams: Number(form.grams?.replaceAll(',', '') || Number.NaN) });
  // The files came with the form, and were taken or refused before this page is asked.
  if (form.intent === 'photos') {
    const { photoProblem: code = form.photoIds === undefined ? 'none' : undefined } = form;
    if (code !== undefined) throw Response.json({ code, fields: { photos: code } }, { status: 422 });
  }
  if (form.intent === 'ship')
    await api.orders.moveShopParcel({
      ...of,
      event: 'ship',
      carrier: form.carrier === 'other' ? form.otherName : form.carrier,
      trackingNumber: form.trackingNumber || undefined,
      trackingUnchecked: form.trackingUnchecked === 'yes',
    });
  if (form.intent === 'cancel')
    await api.orders.moveShopParcel({
      ...of,
      event: 'cancel',
      reason: form.reason as CancelReason,
      note: form.note?.trim() || undefined,
      // A replacement is cancelled as a whole.
      ...(form.isReplacement === 'yes' ? {} : { lines: linesOf(form) }),
    });
  return to.parcel(shop, parcelId);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  const number = (loaderData as { parcel?: { number: string } } | undefined)?.parcel?.number ?? '';
  return [{ title: hubMessagesOf(languageOfPath(location.pathname)).work.parcel.title(number) }];
};

/** A parcel of a shop: what to do with it, what is in it, for whom, and what happened. */
export default function Parcel({ loaderData: { shop, parcel, shipment }, actionData }: Route.ComponentProps) {
  const language = useLanguage();
  const { parcel: t, states } = useHubMessages().work;
  const to = links(language);
  const ofForm = (intent: string) => (actionData?.values.intent === intent || actionData?.code === 'UNREACHABLE' ? actionData : undefined);
  useRefresh([parcel.packAt]);
  return (
    <>
      <p>
        <Link to={to.orders(shop, parcel.lane)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="wrap-anywhere mt-2 text-3xl lg:text-4xl">{t.title(parcel.number)}</h1>
      <ParcelSteps parcel={parcel} stateOf={ofForm} />
      <PackProof shop={shop} parcel={parcel} stateOf={ofForm} />
      <ParcelFacts shop={shop} parcel={parcel} shipment={shipment} />
      <section className="mt-10 max-w-column" aria-labelledby="timeline">
        <h2 id="timeline" className="text-2xl">
          {t.timeline}
        </h2>
        <ol className="mt-4 border-line border-t">
          {parcel.timeline.map(({ state, at, by, name, key }) => (
            <li key={`${state}-${at}`} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3">
              <span>
                <span className="font-semibold">{states[state]}</span> · {key === undefined ? (name ?? t.by[by]) : t.byKey(key)}
              </span>
              <span className="text-muted">{timeOf(at, language)}</span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

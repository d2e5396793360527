import { Link } from 'react-router';
import type { Consent } from '#modules/makers/consents-contract.ts';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { dayOf } from '../../parts/day.ts';
import { type FormState, formAction, keepForm } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import type { Route } from './+types/consents';
import { shopMessagesOf, useShopMessages } from './messages.ts';
import { stateOf } from './proof-steps.tsx';
import { readShop } from './read-shop.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const shop = await readShop(api, params.shop);
  if (!shop.powers.includes('drafts')) throw new Response(null, { status: 404 });
  return { shop: shop.shop, ...(await api.makers.listConsents({ shop: params.shop })).data };
}

export const action = formAction(async ({ api, form, params, to }) => {
  const { shop = '' } = params;
  const { consent, act: _, ...typed } = form;
  if (consent !== undefined) await api.makers.withdrawConsent({ shop, consent });
  else await api.makers.recordConsent({ ...typed, shop } as never);
  return to.consents(shop);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [{ title: shopMessagesOf(languageOfPath(location.pathname)).consents.title }];

/** Consents of makers to facilitators: what is recorded, and the form that records one. */
export default function Consents({ loaderData, actionData }: Route.ComponentProps) {
  const { shop, consents } = loaderData;
  const { consents: t } = useShopMessages();
  return (
    <>
      <p>
        <Link to={links(useLanguage()).team(shop)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 mb-8 max-w-lead text-lg text-muted">{t.lead}</p>
      {consents.length === 0 ? (
        <p className="font-semibold">{t.none}</p>
      ) : (
        <ul className="max-w-column border-line border-t">
          {consents.map((consent) => (
            <OneConsent key={consent._id} consent={consent} state={actionData} />
          ))}
        </ul>
      )}
      <RecordConsent {...loaderData} state={actionData} />
    </>
  );
}

function OneConsent({ consent, state }: { consent: Consent; state: FormState | undefined }) {
  const { _id, maker, facilitator, given, witness, recordedAt, recordedBy, until, isOver } = consent;
  const { consents: t } = useShopMessages();
  const { shop } = useHubMessages();
  const language = useLanguage();
  const recorded = dayOf(recordedAt, language);
  return (
    <li className="border-line border-b py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="font-semibold text-lg">{inLanguage(maker.name, language)}</h2>
        <p className={isOver ? 'font-semibold text-madder' : undefined}>{isOver ? t.over : t.until(dayOf(until, language))}</p>
      </div>
      <p>{facilitator.name ? t.by(facilitator.name) : t.formerFacilitator}</p>
      <p className="text-muted text-sm">
        {t.given[given]}
        {witness && ` · ${t.witness(witness)}`} · {recordedBy ? t.recordedBy(recorded, recordedBy) : t.recorded(recorded)}
      </p>
      <div className="mt-3">
        <WorkForm
          fields={[]}
          hidden={{ consent: _id }}
          state={state?.values.consent === _id ? state : undefined}
          failures={t.failures}
          submitLabel={t.withdraw}
          busyLabel={shop.busy}
          kind="line"
        />
      </div>
    </li>
  );
}

type RecordProps = Pick<Route.ComponentProps['loaderData'], 'makers' | 'facilitators'> & { state: FormState | undefined };

function RecordConsent({ makers, facilitators, state }: RecordProps) {
  const { consents, setup } = useShopMessages();
  const { shop } = useHubMessages();
  const { form: t, given } = consents;
  const language = useLanguage();
  const choose = ['', setup.choose] as const;
  const [only] = facilitators;
  return (
    <section className="mt-10 max-w-lead">
      <h2 className="mb-4 text-xl">{t.title}</h2>
      {only ? (
        <WorkForm
          fields={[
            {
              name: 'maker',
              ...t.maker,
              kind: 'select',
              options: [choose, ...makers.map(({ _id, name }) => [_id, inLanguage(name, language)] as const)],
              required: true,
            },
            {
              name: 'facilitator',
              ...t.facilitator,
              kind: 'select',
              options: facilitators.map(({ _id, name }) => [_id, name] as const),
              required: true,
            },
            { name: 'given', ...t.how, kind: 'select', options: Object.entries(given), required: true },
            { name: 'witness', ...t.witness, maxLength: 100, autoComplete: 'off' },
            { name: 'months', ...t.months, kind: 'select', options: Object.entries(t.periods), required: true },
          ]}
          defaults={{ months: '12', facilitator: only._id }}
          hidden={{ act: 'record' }}
          state={stateOf(state, 'record')}
          submitLabel={t.submit}
          busyLabel={shop.busy}
        />
      ) : (
        <p>{t.noFacilitator}</p>
      )}
    </section>
  );
}

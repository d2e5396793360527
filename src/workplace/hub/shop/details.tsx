import type { ShopSettings, ShopView } from '#modules/onboarding/shop-contract.ts';
import { type DetailStep, reviewedDetailStates } from '#shared/detail-steps.ts';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { dayOf } from '../../parts/day.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { type FormField, WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import { useShopMessages } from './messages.ts';
import { stateOf } from './proof-steps.tsx';
import { fieldsOf } from './setup-fields.ts';

type Change = Omit<ShopSettings['changes'][number], 'step'>;
type Values = Readonly<Record<string, string>>;

interface DetailsProps {
  step: DetailStep;
  shop: ShopView;
  settings: ShopSettings;
  state: FormState | undefined;
}

/** A form of details: saved while the shop is prepared, later looked at first. */
export function Details({ step, shop, settings, state }: DetailsProps) {
  const t = useShopMessages().setup;
  const fields = fieldsOf(step, t, useLanguage());
  const values: Values = settings[step];
  if (shop.state === 'preparing')
    return <WorkForm fields={fields} defaults={values} state={state} submitLabel={t.save} busyLabel={t.saving} />;
  const change = settings.changes.find((each) => each.step === step);
  const isFixed = step === 'invoices' && settings.hasInvoices;
  const isOpen = reviewedDetailStates.includes(shop.state) && !isFixed;
  return (
    <>
      {change && <Waiting change={change} fields={fields} values={values} state={state} />}
      {change && <h2 className="mb-3 text-xl">{t.review.now}</h2>}
      <Values fields={fields} values={values} />
      {isOpen ? (
        <details className="mt-8 max-w-column" open={change?.isSentBack || stateOf(state, 'change') !== undefined}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t.review.title}</summary>
          <p className="mt-2 mb-4 max-w-lead">{t.review.text}</p>
          <WorkForm
            fields={fields}
            defaults={change?.fields ?? values}
            hidden={{ act: 'change' }}
            state={stateOf(state, 'change')}
            submitLabel={t.review.submit}
            busyLabel={t.saving}
          />
        </details>
      ) : (
        <p className="mt-6 max-w-lead text-muted">{isFixed ? t.review.fixed : t.locked}</p>
      )}
    </>
  );
}

function Values({ fields, values }: { fields: readonly FormField[]; values: Values }) {
  return (
    <dl className="max-w-column border-line border-t">
      {fields.map(({ name, label, options }) => (
        <div key={name} className="border-line border-b py-3">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">
            {options?.find(([value]) => value === values[name] && value !== '')?.[1] ?? (values[name] || '–')}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A change that waits for the operator, or was sent back with words. */
export function Waiting({
  change,
  fields,
  values,
  state,
}: {
  change: Change;
  fields: readonly FormField[];
  values: Values;
  state: FormState | undefined;
}) {
  const messages = useShopMessages();
  const { shop } = useHubMessages();
  const { review: t } = messages.setup;
  const language = useLanguage();
  return (
    <section className="mb-10 max-w-column border border-line-strong bg-raised px-5 py-4">
      <h2 className="text-xl">{change.isSentBack ? t.sentBack : t.waiting}</h2>
      <p className="mt-1 text-muted text-sm">{t.on(dayOf(change.sentAt, language))}</p>
      {change.note && (
        <p className="mt-3 whitespace-pre-line">
          <span className="font-semibold">{shop.reason}:</span> {inLanguage(change.note, language)}
        </p>
      )}
      <div className="mt-4">
        <Values fields={fields.filter(({ name }) => change.fields[name] !== values[name])} values={change.fields} />
      </div>
      <div className="mt-4">
        <WorkForm
          fields={[]}
          hidden={{ act: 'withdraw' }}
          state={stateOf(state, 'withdraw')}
          failures={messages.team.failures}
          submitLabel={t.withdraw}
          busyLabel={shop.busy}
          kind="line"
        />
      </div>
    </section>
  );
}

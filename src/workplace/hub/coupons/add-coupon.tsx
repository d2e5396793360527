import type { FormState } from '../../parts/forms/form-action.ts';
import { type FormField, WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import { useCouponMessages } from './messages.ts';

/** Names of fields of the API by those of the form. */
const ofApi: Readonly<Record<string, string>> = { percent: 'value', amountPaise: 'value', minPaise: 'least' };

/** The form of a coupon. */
export function AddCoupon({ state }: { state: FormState | undefined }) {
  const { add: t, faults, failures } = useCouponMessages();
  const busyLabel = useHubMessages().shop.busy;
  const fields: FormField[] = [
    { name: 'code', ...t.code, required: true, maxLength: 30, autoComplete: 'off', faults: faults.code },
    {
      name: 'kind',
      label: t.kind.label,
      kind: 'select',
      options: (['percent', 'amount'] as const).map((kind) => [kind, t.kind[kind]] as const),
    },
    { name: 'value', ...t.value, required: true, maxLength: 12, faults: { wrong: faults.value } },
    { name: 'least', ...t.least, maxLength: 12, faults: { wrong: faults.least } },
    { name: 'until', label: t.until, kind: 'date', required: true, faults: faults.until },
    { name: 'usesLimit', ...t.limit, maxLength: 7, inputMode: 'numeric', faults: { wrong: faults.limit } },
    { name: 'oncePerPerson', label: t.once, kind: 'tick' },
  ];
  const renamed = state && {
    ...state,
    fields: Object.fromEntries(Object.entries(state.fields).map(([name, code]) => [ofApi[name] ?? name, code])),
  };
  return (
    <section className="mt-12" aria-labelledby="add">
      <h2 id="add" className="mb-4 text-2xl">
        {t.title}
      </h2>
      <WorkForm
        fields={fields}
        defaults={{ kind: 'percent', oncePerPerson: 'yes' }}
        hidden={{ act: 'add' }}
        state={renamed}
        failures={failures}
        submitLabel={t.submit}
        busyLabel={busyLabel}
      />
    </section>
  );
}

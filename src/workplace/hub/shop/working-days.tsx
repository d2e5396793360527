import type { FormState } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import { useShopMessages } from './messages.ts';
import { stateOf } from './proof-steps.tsx';

/** The fault of all the ticks stands at the first one. */
function atFirstDay(state: FormState | undefined): FormState | undefined {
  const fault = state?.fields.weekdays;
  return state && fault !== undefined ? { ...state, fields: { day1: fault } } : state;
}

/** The weekdays on which a shop sends parcels. */
export function WorkingDays({ weekdays, state }: { weekdays: readonly number[]; state: FormState | undefined }) {
  const { calendar } = useShopMessages();
  const { shop } = useHubMessages();
  const { weekdays: t, failures } = calendar;
  const own = stateOf(state, 'weekdays');
  return (
    <section className="mt-10">
      <h2 className="mb-2 text-2xl">{t.title}</h2>
      <WorkForm
        fields={t.names.map((label, index) => ({ name: `day${index + 1}`, label, kind: 'tick', faults: { wrong: t.none } }))}
        defaults={own ? {} : Object.fromEntries(weekdays.map((day) => [`day${day}`, 'yes']))}
        hidden={{ act: 'weekdays' }}
        state={atFirstDay(own)}
        failures={failures}
        submitLabel={t.submit}
        busyLabel={shop.busy}
      />
    </section>
  );
}

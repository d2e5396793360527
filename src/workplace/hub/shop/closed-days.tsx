import { useLanguage } from '../../language.ts';
import { shortDay } from '../../parts/day.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import { useShopMessages } from './messages.ts';
import { stateOf } from './proof-steps.tsx';

interface Days {
  _id: string;
  from: string;
  until: string;
  name: string;
}

/** The first and the last day of a holiday, as fields. */
export const dayFields = ({ from, until }: ReturnType<typeof useShopMessages>['calendar']) => [
  { name: 'from', ...from, kind: 'date' as const, required: true },
  { name: 'until', ...until, kind: 'date' as const, required: true },
];

/** Days on which a shop is closed, and the form of more. */
export function ClosedDays({ days, state }: { days: readonly Days[]; state: FormState | undefined }) {
  const language = useLanguage();
  const { calendar } = useShopMessages();
  const { shop } = useHubMessages();
  const { closed: t, failures } = calendar;
  return (
    <section className="mt-12" aria-labelledby="closed-days">
      <h2 id="closed-days" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 max-w-lead">{t.text}</p>
      {days.length === 0 ? (
        <p className="mt-4 text-muted">{t.none}</p>
      ) : (
        <ul className="mt-4 max-w-column border-line border-t">
          {days.map(({ _id, from, until, name }) => (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3">
              <p className="wrap-anywhere">
                <span className="block font-semibold">{name}</span>
                {from === until ? shortDay(from, language) : `${shortDay(from, language)} – ${shortDay(until, language)}`}
              </p>
              <RemoveHoliday id={_id} label={t.remove} name={name} state={state} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <WorkForm
          key={days.length}
          fields={[{ name: 'name', ...t.name, required: true, maxLength: 80 }, ...dayFields(calendar)]}
          hidden={{ act: 'close' }}
          state={stateOf(state, 'close')}
          failures={failures}
          submitLabel={t.submit}
          busyLabel={shop.busy}
          kind="line"
        />
      </div>
    </section>
  );
}

interface RemoveHolidayProps {
  id: string;
  label: string;
  /** Added for readers who hear the button alone. */
  name?: string;
  state: FormState | undefined;
}

/** Removes a holiday, with one button. */
export function RemoveHoliday({ id, label, name, state }: RemoveHolidayProps) {
  const { calendar } = useShopMessages();
  const { shop } = useHubMessages();
  const act = `remove ${id}`;
  return (
    <WorkForm
      fields={[]}
      hidden={{ act, holiday: id }}
      state={stateOf(state, act)}
      failures={calendar.failures}
      submitLabel={name ? `${label}: ${name}` : label}
      busyLabel={shop.busy}
      kind="line"
    />
  );
}

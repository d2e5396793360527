import { type AwaySales, awaySales } from '#shared/dispatch-day.ts';
import type { Localized } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { shortDay } from '../../parts/day.ts';
import type { FormState } from '../../parts/forms/form-action.ts';
import { WorkForm } from '../../parts/forms/work-form.tsx';
import { useHubMessages } from '../messages.ts';
import { dayFields, RemoveHoliday } from './closed-days.tsx';
import { useShopMessages } from './messages.ts';
import { stateOf } from './proof-steps.tsx';

interface HolidayModeProps {
  /** The one that is planned, or on. */
  holiday: { _id: string; from: string; until: string; sells?: AwaySales | undefined; words?: Localized | undefined } | undefined;
  /** ISO date in India. */
  today: string;
  state: FormState | undefined;
}

/** The holiday mode of a shop: its days, what can be ordered meanwhile, and what buyers read. */
export function HolidayMode({ holiday, today, state }: HolidayModeProps) {
  const language = useLanguage();
  const { calendar } = useShopMessages();
  const { shop } = useHubMessages();
  const { holiday: t, failures } = calendar;
  const isOn = holiday !== undefined && holiday.from <= today;
  const { from = '', until = '', sells = 'all', words } = holiday ?? {};
  return (
    <section className="mt-12" aria-labelledby="holiday-mode">
      <h2 id="holiday-mode" className="text-2xl">
        {t.title}
      </h2>
      <p className="mt-2 mb-4 max-w-lead">{t.text}</p>
      {holiday && (
        <div className="mb-6 max-w-lead border-turmeric border-l-4 pl-5">
          <p className="mb-3 font-semibold">{(isOn ? t.on : t.planned)(shortDay(from, language), shortDay(until, language))}</p>
          <RemoveHoliday id={holiday._id} label={isOn ? t.end : t.cancel} state={state} />
        </div>
      )}
      <WorkForm
        key={holiday?._id}
        fields={[
          ...dayFields(calendar),
          {
            name: 'sells',
            label: t.sells.label,
            kind: 'select',
            options: awaySales.map((each) => [each, t.sells.choices[each]] as const),
            required: true,
          },
          { name: 'words', ...t.words, kind: 'lines', maxLength: 500 },
          { name: 'wordsHi', ...t.wordsHi, kind: 'lines', maxLength: 500 },
        ]}
        defaults={{ from, until, sells, words: words?.en ?? '', wordsHi: words?.hi ?? '' }}
        hidden={{ act: 'holiday' }}
        state={stateOf(state, 'holiday')}
        failures={failures}
        submitLabel={t.submit}
        busyLabel={shop.busy}
      />
    </section>
  );
}

import { useId } from 'react';
import { useMessages } from '../../messages.tsx';
import type { FilterProblem } from './listing-request.ts';

export const fieldClass = 'field min-h-11 py-1.5';
export const noteClass = 'mt-1.5 text-madder text-sm leading-snug';

interface PriceFieldsProps {
  legend: string;
  from: string;
  to: string;
  /** As typed, with their problems. */
  values: { min: string; max: string; problems: Partial<Record<'min' | 'max', FilterProblem>> };
}

/** The price range as the fields `min` and `max` of a form. */
export function PriceFields({ legend, from, to, values }: PriceFieldsProps) {
  const t = useMessages().listing;
  const id = useId();
  const names = ['min', 'max'] as const;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex gap-3">
        {names.map((name) => (
          <label key={name} className="block min-w-0 flex-1 text-sm">
            <span className="mb-1 block text-muted">{name === 'min' ? from : to}</span>
            <input
              type="text"
              inputMode="decimal"
              name={name}
              autoComplete="off"
              maxLength={20}
              defaultValue={values[name]}
              aria-describedby={values.problems[name] ? id + name : undefined}
              aria-invalid={values.problems[name] ? true : undefined}
              className={fieldClass}
            />
          </label>
        ))}
      </div>
      {names.map((name) => {
        const problem = values.problems[name];
        return problem ? (
          <p key={name} id={id + name} className={noteClass}>
            {t.problems[problem]}
          </p>
        ) : null;
      })}
    </fieldset>
  );
}

import { type SelectHTMLAttributes, useRef } from 'react';
import { Field } from '#ui/field.tsx';
import type { FieldState } from './text-field.tsx';
import { useEarlyChoice } from './use-early-choice.ts';

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name' | 'className'> {
  field: FieldState;
  options: readonly { value: string; label: string }[];
}

/** A field of a form with values to choose from. */
export function SelectField({ field, options, required = false, ...rest }: SelectFieldProps) {
  const { id, name, words, error, defaultValue } = field;
  const select = useRef<HTMLSelectElement>(null);
  useEarlyChoice(select, defaultValue);
  return (
    <Field id={id} label={words.label} hint={words.hint} error={error} required={required}>
      {(control) => (
        <select {...control} {...rest} ref={select} name={name} defaultValue={defaultValue}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

import type { SelectHTMLAttributes } from 'react';
import { Field } from '#ui/field.tsx';
import type { FieldState } from './text-field.tsx';

interface SelectFieldProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name' | 'className'> {
  field: FieldState;
  options: readonly { value: string; label: string }[];
}

/** A field of a form with values to choose from. */
export function SelectField({ field, options, required = false, ...rest }: SelectFieldProps) {
  const { id, name, words, error, defaultValue } = field;
  return (
    <Field id={id} label={words.label} hint={words.hint} error={error} required={required}>
      {(control) => (
        <select {...control} {...rest} name={name} defaultValue={defaultValue}>
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

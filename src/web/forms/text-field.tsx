import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from '#ui/field.tsx';

/** Words of a field. */
export interface FieldMessages {
  label: string;
  hint?: string;
  /** It is empty. */
  required: string;
  /** The API does not take what stands in it. */
  refused: string;
}

/** State of a field. */
export interface FieldState {
  id: string;
  name: string;
  words: FieldMessages;
  error: string | undefined;
  defaultValue: string | undefined;
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement | HTMLTextAreaElement>, 'id' | 'name' | 'className'> {
  field: FieldState;
  /** Several lines. */
  rows?: number;
  aside?: ReactNode;
}

/** A field of a form for one line or several. */
export function TextField({ field, rows, aside, required = false, ...rest }: TextFieldProps) {
  const { id, name, words, error, defaultValue } = field;
  return (
    <Field id={id} label={words.label} hint={words.hint} error={error} required={required} aside={aside}>
      {(control) =>
        rows === undefined ? (
          <input {...control} {...rest} name={name} defaultValue={defaultValue} />
        ) : (
          <textarea {...control} {...rest} name={name} rows={rows} defaultValue={defaultValue} />
        )
      }
    </Field>
  );
}

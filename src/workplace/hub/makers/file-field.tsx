import type { InputHTMLAttributes } from 'react';
import { Field } from '#ui/field.tsx';

interface FileFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'capture' | 'onChange'> {
  id: string;
  name: string;
  label: string;
  hint: string;
  error: string | undefined;
}

/** A field of one file. */
export function FileField({ id, label, hint, error, ...input }: FileFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} required error={error}>
      {({ className: _, ...control }) => (
        <input
          {...control}
          {...input}
          type="file"
          className="block min-h-11 max-w-full file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-line-strong file:bg-raised file:px-4 file:font-semibold"
        />
      )}
    </Field>
  );
}

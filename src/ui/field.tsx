import type { ReactNode } from 'react';
import { WarningIcon } from './icons.tsx';

/** Props for the `<input>`, `<textarea>` or `<select>` of a field. */
export interface Control {
  id: string;
  required: boolean;
  className: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** Id of the control, which the error summary links to. */
  id: string;
  label: string;
  hint?: ReactNode;
  /** Error message. */
  error?: string | undefined;
  required?: boolean;
  /** Content at the end of the line below the control, such as a counter. */
  aside?: ReactNode;
  children: (control: Control) => ReactNode;
}

/** A control with its label, hint and error, all associated with it. */
export function Field({ id, label, hint, error, required = false, aside, children }: FieldProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="ml-1 text-madder">
            *
          </span>
        )}
      </label>
      {children({
        id,
        required,
        className: 'field',
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex items-start gap-1.5 text-madder text-sm">
          <WarningIcon className="mt-0.5 size-4.5" />
          {error}
        </p>
      )}
      {(hint || aside) && (
        <div className="mt-1.5 flex items-baseline justify-between gap-4 text-muted text-sm">
          <p id={`${id}-hint`}>{hint}</p>
          {aside}
        </div>
      )}
    </div>
  );
}

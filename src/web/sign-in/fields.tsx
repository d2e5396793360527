import { type FieldState, TextField } from '../forms/text-field.tsx';

/** @param isNew it is about to become the name of an account, which a browser suggests other addresses for */
export const EmailField = ({ field, isNew = false }: { field: FieldState; isNew?: boolean }) => (
  <TextField
    field={field}
    required
    type="email"
    inputMode="email"
    autoComplete={isNew ? 'email' : 'username'}
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
  />
);

/** The six digits of a mail as one field: what a page without scripts has. */
export const CodeField = ({ field }: { field: FieldState }) => (
  <TextField
    field={field}
    required
    inputMode="numeric"
    autoComplete="one-time-code"
    // A space or a dash that was copied along is no fault.
    pattern="[\s\d\-]{6,20}"
    maxLength={20}
  />
);

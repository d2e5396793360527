import type { ErrorBody, ErrorCode } from '#shared/errors.ts';

/** What is wrong with a field: it is empty and must not be, or the API refuses what stands there. */
export type FieldError = 'required' | 'refused';

/** A form that was not taken, with everything that was typed into it. */
export interface FormState {
  /** UNREACHABLE where no answer came at all. */
  code: ErrorCode | 'UNREACHABLE';
  values: Record<string, string>;
  /** Per field, in the order of the fields. */
  fieldErrors: Record<string, FieldError>;
  /** Seconds after which it may be sent again, where that is known. */
  retryAfter?: number;
  /** Why the account stands in the way, in words. */
  reason?: string;
}

/** The texts of a form; a file is none. */
export function textFields(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') texts[name] = value;
  return texts;
}

/** Passwords and codes are typed again: no answer carries them back. */
export function withoutSecrets(state: FormState): FormState {
  const values = Object.entries(state.values).filter(([name]) => !/password|otp|token/i.test(name));
  return { ...state, values: Object.fromEntries(values) };
}

/** What an error of the API means for the form that caused it. */
export function toFormState(error: Partial<ErrorBody>, values: Record<string, string>): FormState {
  const problems: FormState['fieldErrors'] = {};
  for (const [name, value] of Object.entries(values)) {
    if (error.fields && Object.hasOwn(error.fields, name)) problems[name] = value.trim() === '' ? 'required' : 'refused';
  }
  const reason = error.code === 'ACCOUNT_IN_USE' ? error.fields?.account : undefined;
  return { code: error.code ?? 'INTERNAL', values, fieldErrors: problems, ...(reason === undefined ? {} : { reason }) };
}

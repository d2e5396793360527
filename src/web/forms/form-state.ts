import { type ErasureBlocker, erasureBlockers } from '#shared/erasure-blockers.ts';
import type { ErrorBody, ErrorCode } from '#shared/errors.ts';

/** The error of a field: it is empty and must not be, or the API rejects its value. */
export type FieldError = 'required' | 'refused';

/** A rejected form, with everything that was typed into it. */
export interface FormState {
  /** UNREACHABLE where no answer came at all. */
  code: ErrorCode | 'UNREACHABLE';
  values: Record<string, string>;
  /** Per field, in the order of the fields. */
  fieldErrors: Record<string, FieldError>;
  /** Seconds after which it may be sent again, where that is known. */
  retryAfter?: number;
  /** An order or return that has to be finished before the account can be deleted. */
  blocker?: ErasureBlocker;
  /** The password is needed first; see `ConfirmStep`. */
  isConfirming?: boolean;
}

/** The rejected form in an action's data. */
export const rejectedForm = (actionData: FormState | { answer: unknown } | undefined): FormState | undefined =>
  actionData && 'code' in actionData ? actionData : undefined;

/**
 * Reads the texts of a form by the names of its fields, without files. Values of one name are joined by
 * commas.
 */
export function textFields(form: FormData): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') texts[name] = Object.hasOwn(texts, name) ? `${texts[name]},${value}` : value;
  }
  return texts;
}

/** Passwords and codes are typed again: no answer carries them back. */
export function withoutSecrets(state: FormState): FormState {
  const values = Object.entries(state.values).filter(([name]) => !/password|otp|token/i.test(name));
  return { ...state, values: Object.fromEntries(values) };
}

/** An error of the API, or of the form itself. */
interface Rejection {
  code?: FormState['code'];
  fields?: ErrorBody['fields'];
  fieldErrors?: FormState['fieldErrors'];
}

/**
 * Turns an error into the form that caused it: fields of the form get their errors in its order, other fields
 * of the API are left out.
 * @param fieldNames names of fields, by the names that the API knows them under
 */
export function toFormState(error: Rejection, values: Record<string, string>, fieldNames: Record<string, string> = {}): FormState {
  const blamed = new Set(Object.keys(error.fields ?? {}).map((name) => fieldNames[name] ?? name));
  const fieldErrors: FormState['fieldErrors'] = {};
  for (const [name, value] of Object.entries(values)) {
    if (blamed.has(name)) fieldErrors[name] = value.trim() === '' ? 'required' : 'refused';
  }
  const blocker = error.code === 'ACCOUNT_IN_USE' ? blockerIn(error.fields) : undefined;
  const state = { code: error.code ?? 'INTERNAL', values, fieldErrors: { ...fieldErrors, ...error.fieldErrors } };
  return blocker === undefined ? state : { ...state, blocker };
}

/** The blocker that an answer ACCOUNT_IN_USE names. */
function blockerIn({ account, number = '' }: Record<string, string> = {}): ErasureBlocker | undefined {
  const kind = erasureBlockers.find((each) => each === account);
  return kind && { kind, number };
}

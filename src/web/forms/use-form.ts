import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signedInId } from '../session/session-store.ts';
import { dropDraft, registerForm, restoreDraft, saveDraft } from './draft.ts';
import { type FieldError, type FormState, textFields } from './form-state.ts';
import type { SubmitResult } from './submit-form.ts';

interface UseFormOptions<Answer> {
  /** The rejected form that the page's action answered; undefined before the first attempt. */
  state: FormState | undefined;
  /** Name under which the tab keeps what is typed; without one it keeps nothing. */
  draft: string | undefined;
  send: (values: Record<string, string>) => Promise<SubmitResult<Answer>>;
  /** Called with the answer of the action and with the values that were sent. */
  onSuccess: (answer: Answer, values: Record<string, string>) => void;
  /** It failed, and no field is to blame. */
  onFailed: (state: FormState) => void;
}

/** Errors that the browser's own validation finds, by field. */
function browserErrors(form: HTMLFormElement): Record<string, FieldError> {
  const problems: Record<string, FieldError> = {};
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)) continue;
    // A disabled field is not sent.
    if (field.matches(':disabled')) continue;
    if (field.required && field.value.trim() === '') problems[field.name] = 'required';
    else if (!field.validity.valid) problems[field.name] = 'refused';
  }
  return problems;
}

/**
 * Drives a form in the browser: it is sent once however often the button is pressed, keeps what was typed
 * until it is taken, and shows each error at its field.
 */
export function useForm<Answer>({ state: initial, draft, send, onSuccess, onFailed }: UseFormOptions<Answer>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(initial);
  const [attempts, setAttempts] = useState(0);
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  /**
   * Fields that were changed since their error was found. The next submission shows whether they are right.
   */
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (!form.current) return;
    // Errors are shown in our words and at the fields; without scripts the browser's own validation does it.
    form.current.noValidate = true;
    if (draft !== undefined) restoreDraft(draft, form.current);
    return registerForm(form.current, signedInId());
  }, [draft]);

  const reject = (rejected: FormState) => {
    setState(rejected);
    setChanged(new Set());
    setAttempts((before) => before + 1);
    if (Object.keys(rejected.fieldErrors).length === 0) onFailed(rejected);
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    const values = textFields(new FormData(event.currentTarget));
    const problems = browserErrors(event.currentTarget);
    if (Object.keys(problems).length > 0) {
      reject({ code: 'INVALID_INPUT', values, fieldErrors: problems });
      return;
    }
    isSending.current = true;
    setBusy(true);
    const sent = await send(values);
    isSending.current = false;
    setBusy(false);
    if (sent.error) return reject(sent.error);
    if (draft !== undefined) dropDraft(draft);
    onSuccess(sent.answer, values);
  };

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (form.current && draft !== undefined) saveDraft(draft, form.current);
    const { name } = target as HTMLInputElement;
    // One field may fill another, whose event then comes within its own.
    if (state?.fieldErrors[name]) setChanged((before) => (before.has(name) ? before : new Set(before).add(name)));
  };

  return { state, changed, attempts, busy, formProps: { ref: form, onSubmit, onInput } };
}

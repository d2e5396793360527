import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { dismissSubject, showToast } from '#ui/toast-queue.ts';
import { useMessages } from '../messages.tsx';
import type { FormState } from './form-state.ts';
import { type SubmitResult, submitForm } from './submit-form.ts';
import type { FieldMessages, FieldState } from './text-field.tsx';
import { useForm } from './use-form.ts';

interface FormFrameProps<Name extends string, Answer> {
  /** Address of the page whose action takes the form. */
  action: string;
  /**
   * Sends the form in another way than by `submitForm` alone, such as after a question or by a call of the
   * API.
   */
  send?: (values: Record<string, string>) => Promise<SubmitResult<Answer>>;
  /** Tells one sending of the form from another, so that a form sent twice is taken once. */
  idempotencyKey?: string;
  /** Name under which the tab keeps what is typed; without one it keeps nothing. */
  draft?: string;
  words: Record<Name, FieldMessages>;
  /** Initial values of the fields. */
  defaults?: Partial<Record<Name, string>>;
  /** The rejected form that the page's action answered. */
  state?: FormState | undefined;
  /** It has files: without scripts they travel with it. */
  hasFiles?: boolean;
  submitLabel: string;
  /** Something has to be settled before, and the page says what. */
  isBlocked?: boolean;
  busyLabel: string;
  /** Messages by error code, in place of the usual ones; `null` for an error that the form itself shows. */
  failures?: Partial<Record<FormState['code'], string | null>>;
  /** First line of an error that blames no field, in place of the usual one. */
  failureTitle?: (code: FormState['code']) => string;
  /** A way out of an error, shown below it. */
  recovery?: (state: FormState) => ReactNode;
  onSuccess: (answer: Answer, values: Record<string, string>) => void;
  onCancel?: () => void;
  /** After the buttons, within the form. */
  after?: ReactNode;
  children: (field: (name: Name) => FieldState, state: FormState | undefined) => ReactNode;
}

/** A form that the action of its page takes, with scripts and without. */
export function FormFrame<Name extends string, Answer = unknown>(props: FormFrameProps<Name, Answer>) {
  const { words, defaults, onCancel } = props;
  const t = useMessages().forms;
  const id = useId();
  const failed = (code: FormState['code']) => props.failureTitle?.(code) ?? t.failed;
  const subject = props.draft ?? id;
  const { state, changed, attempts, busy, formProps } = useForm({
    state: props.state,
    draft: props.draft,
    send: props.send ?? ((values) => submitForm<Answer>(props.action, values)),
    onSuccess: (answer, values) => {
      dismissSubject(subject);
      props.onSuccess(answer, values);
    },
    onFailed: ({ code }) => {
      if (props.failures?.[code] === undefined) showToast({ text: failed(code), kind: 'failed', subject });
    },
  });
  const idOf = (name: string) => `${id}-${name}`;
  const errorOf = (name: Name) => {
    const problem = state?.fieldErrors[name];
    return problem && words[name][problem];
  };
  const blamed = (Object.keys(words) as Name[]).filter((name) => state?.fieldErrors[name]);
  const special = state && props.failures?.[state.code];
  const fields = blamed.map((name) => ({ id: idOf(name), words: errorOf(name) ?? '' }));
  return (
    <form
      {...formProps}
      method="post"
      action={props.action}
      encType={props.hasFiles ? 'multipart/form-data' : undefined}
      className="grid gap-5"
    >
      {props.idempotencyKey !== undefined && <input type="hidden" name="key" value={props.idempotencyKey} />}
      {state && special !== null && (
        <FormError
          key={attempts}
          title={blamed.length > 0 ? t.lookAgain : (special ?? failed(state.code))}
          text={blamed.length > 0 || special ? undefined : (t.failures[state.code as keyof typeof t.failures] ?? t.failures.INTERNAL)}
          fields={fields}
        >
          {props.recovery?.(state)}
        </FormError>
      )}
      {Object.keys(words).length > 1 && <p className="text-muted text-sm">{t.requiredNote}</p>}
      {props.children(
        (name) => ({
          id: idOf(name),
          name,
          words: words[name],
          // The list above stays until the form is sent again, so that nothing moves while the user types.
          error: changed.has(name) ? undefined : errorOf(name),
          defaultValue: props.state?.values[name] ?? defaults?.[name],
        }),
        state,
      )}
      <div className="mt-2 flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" disabled={props.isBlocked} busy={busy} busyLabel={props.busyLabel}>
          {props.submitLabel}
        </Button>
        {onCancel && (
          <Button kind="line" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
      </div>
      {props.after}
    </form>
  );
}

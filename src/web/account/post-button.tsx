import { type ReactNode, useRef, useState } from 'react';
import { type SubmitResult, submitForm } from '../forms/submit-form.ts';

interface PostButtonProps<Answer> {
  /** Address of the page whose action does it. */
  action: string;
  /** Hidden fields of the form. */
  values?: Record<string, string>;
  /** Sends the form, and follows what becomes of it. */
  run: (send: () => Promise<SubmitResult<Answer>>) => Promise<void>;
  label?: string | undefined;
  className: string;
  children: ReactNode;
}

/**
 * A button that changes something: a form of its own, which the action of a page takes. Pressed twice it does
 * it once.
 */
export function PostButton<Answer>({ action, values = {}, run, label, className, children }: PostButtonProps<Answer>) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const press = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await run(() => submitForm<Answer>(action, values)).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return (
    <form
      method="post"
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        void press();
      }}
    >
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" aria-label={label} aria-disabled={busy || undefined} className={className}>
        {children}
      </button>
    </form>
  );
}

import { type ReactNode, useRef, useState } from 'react';

interface PostButtonProps {
  /** Address of the page whose action does it without scripts. */
  action: string;
  /** What that action is told. */
  values?: Record<string, string>;
  /** Does it with scripts. */
  run: () => Promise<void>;
  label?: string | undefined;
  className: string;
  children: ReactNode;
}

/** A button that changes something: a form of its own without scripts, a call with them; pressed twice it does it once. */
export function PostButton({ action, values = {}, run, label, className, children }: PostButtonProps) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const press = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await run().finally(() => {
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

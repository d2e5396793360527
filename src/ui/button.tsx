import type { ButtonHTMLAttributes } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'solid' | 'line';
  /** What it began is under way: it keeps the focus and its width, and takes no second press. */
  busy?: boolean;
  /** What it says meanwhile, such as "Saving…". */
  busyLabel?: string;
}

export function Button({ kind = 'solid', busy = false, busyLabel, className = '', children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
      className={`${kind === 'solid' ? 'solid-button' : 'line-button'} ${busy ? 'cursor-progress' : 'cursor-pointer'} ${className}`}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        // Both stand in one place, so that the button is as wide as the longer one from the start.
        <span className="grid *:col-start-1 *:row-start-1">
          <span className={busy ? 'invisible' : ''}>{children}</span>
          <span className={busy ? '' : 'invisible'}>{busyLabel}</span>
        </span>
      )}
    </button>
  );
}

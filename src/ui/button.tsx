import type { ButtonHTMLAttributes } from 'react';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'solid' | 'line';
  /** The action is pending: the button keeps focus and width and ignores further presses. */
  busy?: boolean;
  /** Label while busy, such as "Saving…". */
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
        // Both labels share a grid cell, so that the button is as wide as the longer one.
        <span className="grid *:col-start-1 *:row-start-1">
          <span className={busy ? 'invisible' : ''}>{children}</span>
          <span className={busy ? '' : 'invisible'}>{busyLabel}</span>
        </span>
      )}
    </button>
  );
}

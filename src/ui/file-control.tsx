import type { ComponentPropsWithRef } from 'react';

interface FileControlProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
  label: string;
  /** It takes no file now. It stays in place, so that the focus has one. */
  isIdle?: boolean;
}

/** A button that opens the chooser of files; without scripts the browser's own control, below its label. */
export function FileControl({ label, isIdle = false, ...input }: FileControlProps) {
  return (
    <label
      className={`has-focus-visible:outline-2 has-focus-visible:outline-indigo has-focus-visible:outline-offset-2 [@media(scripting:none)]:grid [@media(scripting:none)]:gap-2 [@media(scripting:enabled)]:line-button ${
        isIdle ? 'cursor-default text-muted' : 'cursor-pointer'
      }`}
    >
      {label}
      <input
        {...input}
        type="file"
        className="max-w-full file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-line-strong file:bg-raised file:px-4 file:font-semibold [@media(scripting:enabled)]:sr-only"
      />
    </label>
  );
}

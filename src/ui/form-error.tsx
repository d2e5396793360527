import { type ReactNode, useEffect, useRef } from 'react';

interface FormErrorProps {
  title: string;
  text?: string | undefined;
  /** Invalid fields in display order. */
  fields?: readonly { id: string; words: string }[];
  /** Actions that help. */
  children?: ReactNode;
}

/**
 * The error summary above a form, which takes the focus with and without scripts. Give it a new `key` for
 * each attempt.
 */
export function FormError({ title, text, fields = [], children }: FormErrorProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts the browser reads out what went wrong
      autoFocus
      className="scroll-mt-24 border-4 border-madder px-5 py-4 outline-none"
    >
      <p className="font-semibold">{title}</p>
      {text && <p className="mt-1">{text}</p>}
      {fields.length > 0 && (
        <ul className="mt-2 space-y-1">
          {fields.map(({ id, words }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(id)?.focus();
                }}
                className="text-link inline-block py-1"
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  );
}

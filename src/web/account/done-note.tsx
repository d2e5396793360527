import { useSearchParams } from 'react-router';
import type { AccountMessages } from '../messages/en/account.ts';
import { useAccountMessages } from './messages.ts';

export type DoneKey = keyof AccountMessages['done'];

/** Message about a form that was taken without scripts, on the page it led to. */
export function DoneNote() {
  const [query] = useSearchParams();
  const words: Record<string, string> = useAccountMessages().done;
  const done = query.get('done') ?? '';
  if (!Object.hasOwn(words, done)) return null;
  return (
    <p
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts the browser reads out what was done
      autoFocus
      className="mb-6 border-neem border-l-2 bg-sunk px-5 py-3 outline-none"
    >
      {words[done]}
    </p>
  );
}

/** The address of a page that tells what was done. */
export const withDone = (path: string, done: DoneKey) => `${path}?done=${done}`;

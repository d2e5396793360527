import { Link } from 'react-router';
import type { FormState } from '../forms/form-state.ts';
import { useMessages } from '../messages.tsx';

interface CodeErrorHintProps {
  state: FormState;
  /** Where another code is asked for, unless the form does that itself. */
  newCodeLink?: { to: string; label: string };
}

/** What helps beside a code that is refused: a new one, or the browser that asked for this one. Nothing for one that is merely wrong. */
export function CodeErrorHint({ state, newCodeLink: again }: CodeErrorHintProps) {
  const { codeHints } = useMessages().forms;
  if (state.code !== 'TOO_MANY_ATTEMPTS' && state.code !== 'OTP_OTHER_BROWSER') return null;
  return (
    <p className="mt-2">
      {codeHints[state.code]}{' '}
      {again && (
        <Link to={again.to} reloadDocument className="text-link inline-flex min-h-11 items-center">
          {again.label}
        </Link>
      )}
    </p>
  );
}

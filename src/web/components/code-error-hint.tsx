import { Link } from 'react-router';
import type { FormState } from '../forms/form-state.ts';
import { useMessages } from '../messages.tsx';

interface CodeErrorHintProps {
  state: FormState;
  /** Page to request another code, unless the form has a button for it. */
  newCodeLink?: { to: string; label: string };
}

/**
 * Says what helps after a rejected code: a new one, or the browser that requested it. Nothing for a merely
 * wrong code.
 */
export function CodeErrorHint({ state, newCodeLink }: CodeErrorHintProps) {
  const { codeHints } = useMessages().forms;
  if (state.code !== 'TOO_MANY_ATTEMPTS' && state.code !== 'OTP_OTHER_BROWSER') return null;
  return (
    <p className="mt-2">
      {codeHints[state.code]}{' '}
      {newCodeLink && (
        <Link to={newCodeLink.to} reloadDocument className="text-link inline-flex min-h-11 items-center">
          {newCodeLink.label}
        </Link>
      )}
    </p>
  );
}

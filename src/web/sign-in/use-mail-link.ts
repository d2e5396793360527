import { useEffect, useState } from 'react';
import { dropDraft } from '../forms/draft.ts';

/**
 * The token that a mail's button carries behind the `#`, taken out of the address bar at once; undefined
 * before that, and without one.
 */
export function useMailToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const carried = new URLSearchParams(location.hash.slice(1)).get('token');
    if (!carried) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    setToken(carried);
  }, []);
  return token;
}

/**
 * Reads the address and the code that a mail's button carries behind the `#`, and takes them out of the
 * address bar at once. The form to fill in is rendered again with them: give it `key`.
 * @param draft name under which the tab keeps what was typed into that form before
 */
export function useMailLink(draft: string): { key: string; email?: string; otp?: string } {
  const [filled, setFilled] = useState<{ key: string; email?: string; otp?: string }>({ key: 'empty' });
  useEffect(() => {
    const parts = new URLSearchParams(location.hash.slice(1));
    const email = parts.get('email');
    const otp = parts.get('code');
    if (!email || !otp) return;
    dropDraft(draft);
    history.replaceState(history.state, '', location.pathname + location.search);
    setFilled({ key: 'filled', email, otp });
  }, [draft]);
  return filled;
}

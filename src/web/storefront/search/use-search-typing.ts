import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { type ListingRequest, toSearchParams, withTermParams } from '../listing/listing-request.ts';
import { saveTerm } from './recent-searches.ts';

/** Milliseconds without a key before a typed text is searched for. */
const debounceMs = 250;

/** The origin of a history entry's term: `draft` while typing, `sent` by submitting. */
type Typed = 'draft' | 'sent' | undefined;

/**
 * Navigates to the search of what is typed; the next navigation cancels a pending one. Half a word leaves no
 * history entry: the first letters after a finished search push one, the following replace it.
 */
export function useSearchTyping(search: ListingRequest) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { key, state } = useLocation();
  const typed = (state as { typed?: Typed } | null)?.typed;
  const isOwn = useNavigationType() !== 'POP' && typed !== undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Like `typed`, but ahead of it while a navigation is pending. */
  const pendingKind = useRef(typed);

  const go = (text: string, how: Typed) => {
    clearTimeout(timer.current);
    const params = withTermParams(search, text);
    const isCurrent = String(params) === String(toSearchParams(search));
    if (isCurrent && navigation.state === 'idle' && pendingKind.current !== 'draft') return;
    const replace = isCurrent || pendingKind.current === 'draft' || toSearchParams(search).size === 0;
    pendingKind.current = how;
    void navigate(`?${params}`, { replace, state: { typed: how } });
  };
  const latest = useRef(go);
  latest.current = go;

  // Going back or following a link abandons what was being typed.
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current !== key && !isOwn) {
      clearTimeout(timer.current);
      pendingKind.current = typed;
    }
    lastKey.current = key;
  }, [key, isOwn, typed]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    historyKey: key,
    isOwn,
    onType: (text: string) => {
      clearTimeout(timer.current);
      if (text.trim() === '') go('', 'draft');
      else timer.current = setTimeout(() => latest.current(text, 'draft'), debounceMs);
    },
    /** A page or a product is opened: what was typed just before is not searched for any more. */
    onLeave: () => clearTimeout(timer.current),
    onSubmit: (term: string) => {
      saveTerm(term);
      go(term, 'sent');
    },
  };
}

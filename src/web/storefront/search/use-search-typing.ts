import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router';
import { saveTerm } from './recent-searches.ts';
import { type SearchRequest, toSearchParams, withTermParams } from './search-params.ts';

/** Milliseconds of rest before a typed text is searched for. */
const debounceMs = 250;

/** What an entry of the history says of how its term came there: `draft` while it was being typed. */
type Typed = 'draft' | 'sent' | undefined;

/**
 * Takes what is typed into the address, where the search begins; a search that is under way is dropped for the next one. Half a word
 * leaves no entry in the history: the first letters after a finished search make one, the next ones replace it.
 */
export function useSearchTyping(asked: SearchRequest) {
  const navigate = useNavigate();
  const navigation = useNavigation();
  const { key, state } = useLocation();
  const typed = (state as { typed?: Typed } | null)?.typed;
  const isOwn = useNavigationType() !== 'POP' && typed !== undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The same as `typed`, and ahead of it while the next search is on its way. */
  const begun = useRef(typed);

  const go = (text: string, how: Typed) => {
    clearTimeout(timer.current);
    const params = withTermParams(asked, text);
    const isThere = String(params) === String(toSearchParams(asked));
    if (isThere && navigation.state === 'idle' && begun.current !== 'draft') return;
    const replace = isThere || begun.current === 'draft' || toSearchParams(asked).size === 0;
    begun.current = how;
    void navigate(`?${params}`, { replace, state: { typed: how } });
  };
  const latest = useRef(go);
  latest.current = go;

  // Whoever goes back or follows a link has left what was being typed.
  const place = useRef(key);
  useEffect(() => {
    if (place.current !== key && !isOwn) {
      clearTimeout(timer.current);
      begun.current = typed;
    }
    place.current = key;
  }, [key, isOwn, typed]);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    place: key,
    isOwn,
    onType: (text: string) => {
      clearTimeout(timer.current);
      if (text.trim() === '') go('', 'draft');
      else timer.current = setTimeout(() => latest.current(text, 'draft'), debounceMs);
    },
    onSubmit: (term: string) => {
      saveTerm(term);
      go(term, 'sent');
    },
  };
}

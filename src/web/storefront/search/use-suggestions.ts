import { useEffect, useState } from 'react';
import type { Suggestions } from '#modules/search/contract.ts';
import { call } from '../../browser-api.ts';

/** Milliseconds without a key before a request: about the pause between two words. */
const debounceMs = 140;

const none: Suggestions = { suggestions: [], pages: [], products: [] };

/** Suggestions for a typed text, none for an empty one. Outdated responses are dropped. */
export function useSuggestions(text: string | undefined): Suggestions {
  const [suggestions, setSuggestions] = useState(none);
  const term = text?.trim() ?? '';
  useEffect(() => {
    if (term === '') {
      setSuggestions(none);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      // Suggestions are optional: the results page reports an unreachable shop.
      const { answer } = await call('search.suggest', { q: term }, { signal: controller.signal });
      if (!controller.signal.aborted) setSuggestions(answer ?? none);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term]);
  return suggestions;
}

import { useEffect, useState } from 'react';
import { call } from '../../browser-api.ts';

/** Milliseconds without a key before a request: about the pause between two words. */
const debounceMs = 140;

/** Suggestions for a typed text, none for an empty one. Outdated responses are dropped. */
export function useSuggestions(text: string | undefined): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const term = text?.trim() ?? '';
  useEffect(() => {
    if (term === '') {
      setSuggestions([]);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      // Suggestions are optional: the results page reports an unreachable shop.
      const { answer } = await call('search.suggest', { q: term }, { signal: controller.signal });
      if (answer && !controller.signal.aborted) setSuggestions(answer.suggestions);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term]);
  return suggestions;
}

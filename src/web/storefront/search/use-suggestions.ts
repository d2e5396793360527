import { useEffect, useState } from 'react';

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
      try {
        const response = await fetch(`/api/v1/products/suggestions?q=${encodeURIComponent(term)}`, { signal: controller.signal });
        if (!response.ok) return;
        const answer = (await response.json()) as { suggestions: string[] };
        if (!controller.signal.aborted) setSuggestions(answer.suggestions);
      } catch {
        // Typing works without suggestions, and the results report a lost connection.
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term]);
  return suggestions;
}

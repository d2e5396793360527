import { useEffect, useState } from 'react';

/** Milliseconds of rest before a call goes out: about the pause between two words. */
const debounceMs = 140;

/** What someone who typed `text` may be about to type; nothing for an empty text. A reply that comes too late is dropped. */
export function useSuggestions(text: string | undefined): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const asked = text?.trim() ?? '';
  useEffect(() => {
    if (asked === '') {
      setSuggestions([]);
      return;
    }
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/api/v1/products/suggestions?q=${encodeURIComponent(asked)}`, { signal: controller.signal });
        if (!response.ok) return;
        const answer = (await response.json()) as { suggestions: string[] };
        if (!controller.signal.aborted) setSuggestions(answer.suggestions);
      } catch {
        // Suggestions are a help: without them one types on. The results say when the shop cannot be reached.
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);
  return suggestions;
}

import { useEffect, useState } from 'react';
import { call } from '../../browser-api.ts';

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
      // Suggestions are a help: without them one types on. The results say when the shop cannot be reached.
      const { answer } = await call('search.suggest', { q: asked }, { signal: controller.signal });
      if (answer && !controller.signal.aborted) setSuggestions(answer.suggestions);
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked]);
  return suggestions;
}

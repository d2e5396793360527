import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Expands the question in the address's hash and scrolls to it. `reveal` shows all questions where a search
 * hides this one.
 */
export function useLinkedQuestion(reveal: () => void): void {
  const { hash, key } = useLocation();
  const show = useRef(reveal);
  show.current = reveal;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again opens it again
  useEffect(() => {
    const slug = decode(hash.slice(1));
    if (slug === '') return;
    const open = () => {
      const details = document.getElementById(slug)?.closest('details');
      if (!details) return false;
      details.open = true;
      document.getElementById(slug)?.scrollIntoView();
      return true;
    };
    if (open()) return;
    show.current();
    const frame = requestAnimationFrame(open);
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

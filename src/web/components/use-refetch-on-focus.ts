import { useEffect, useState } from 'react';

/** Counts how often something is to be asked anew: when the page comes back to the front, and by `askAgain`. */
export function useRefetchOnFocus(): { attempt: number; askAgain: () => void } {
  const [attempt, setAttempt] = useState(0);
  const askAgain = () => setAttempt((count) => count + 1);
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible') setAttempt((count) => count + 1);
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);
  return { attempt, askAgain };
}

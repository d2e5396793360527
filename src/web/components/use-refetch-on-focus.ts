import { useEffect, useState } from 'react';

/** Counts the fetches due: `attempt` grows when the page becomes visible again, and with each `refetch`. */
export function useRefetchOnFocus(): { attempt: number; refetch: () => void } {
  const [attempt, setAttempt] = useState(0);
  const refetch = () => setAttempt((count) => count + 1);
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible') setAttempt((count) => count + 1);
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, []);
  return { attempt, refetch };
}

import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Reads the page again once what is planned has happened. @param moments ISO 8601 */
export function useRefresh(moments: readonly (string | undefined)[]): void {
  const { revalidate } = useRevalidator();
  const last = moments.reduce<string>((latest, moment) => (moment !== undefined && moment > latest ? moment : latest), '');
  useEffect(() => {
    if (last === '') return undefined;
    const timer = setTimeout(() => void revalidate(), Math.max(0, new Date(last).getTime() - Date.now()) + 3_000);
    return () => clearTimeout(timer);
  }, [last, revalidate]);
}

import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { keepPlace, rememberedPlace, serverKnowsPlace } from '../components/place-record.ts';

/** Tells the server again where a visitor chose to be, for a browser that lost the cookie, as some do after a week. */
export function useRememberedPlace(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const remembered = serverKnowsPlace() ? undefined : rememberedPlace();
    if (remembered) void keepPlace(remembered).then(revalidate, () => {});
  }, [revalidate]);
}

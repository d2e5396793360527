import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** Whether scripts run: false on the server and during hydration, so that both render the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );

import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** Whether scripts run: false on the server and while the browser takes the page over, so that both show the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeNever,
    () => true,
    () => false,
  );

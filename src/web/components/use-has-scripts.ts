import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run: false on the server and while the browser takes the page over, so that both show the same. */
export const useHasScripts = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

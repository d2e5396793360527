/** Runs `work` while no other tab of this browser runs what goes by the same name. Where the browser has no locks it runs at once. */
export const withTabLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  (navigator.locks ? navigator.locks.request(name, work) : work()) as Promise<T>;

/** Runs `work` while no other tab holds the lock of this name; at once in browsers without locks. */
export const withTabLock = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  (navigator.locks ? navigator.locks.request(name, work) : work()) as Promise<T>;

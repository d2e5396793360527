type Call = (method: string, path: string, body?: unknown) => Promise<Response | undefined>;

/** Requests about a list that the account stores and the browser copies. */
export interface AccountListClient {
  /** Resolves to undefined where the shop is unreachable. */
  call: Call;
  /** Runs one work after the other, so that the last change wins. */
  serialize<T>(work: () => Promise<T>): Promise<T>;
}

/** @param base path of the list under the API, such as `/users/cart` */
export function createAccountListClient(base: string): AccountListClient {
  let last: Promise<unknown> = Promise.resolve();
  return {
    serialize(work) {
      const done = last.then(work);
      last = done.catch(() => {});
      return done;
    },
    async call(method, path, body) {
      try {
        return await fetch(`/api/v1${base}${path}`, {
          method,
          ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
          signal: AbortSignal.timeout(15_000),
        });
      } catch {
        return undefined;
      }
    },
  };
}

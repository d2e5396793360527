import { oc } from '@orpc/contract';

/** Work that costs much more than a look into the database, each with a budget of its own in `work-gates.ts`. */
export type WorkKind = 'password' | 'search' | 'document' | 'export';

/**
 * Who may call an endpoint. Every endpoint declares it; the API refuses to start with one that does not.
 * `cache: 'public'` marks an answer that is the same for everyone and may be kept by the response cache and a CDN; `'unstored'` one that
 * is the same for everyone and too large to be worth keeping. Every other answer is private: it makes a page that shows it private, too.
 */
export interface EndpointMeta {
  access?: 'anyone' | 'buyer' | 'seller' | 'admin';
  /** An admin who has no authenticator yet may call it: all else has to wait until there is one. */
  enrolling?: true;
  cache?: 'public' | 'unstored';
  /** The call of a form: also served at its bare path, without the prefix, and with a form-urlencoded body. */
  form?: true;
  /** Bytes of its body, where the usual 32 KiB do not hold the longest input that it takes. */
  bodyLimit?: number;
  /** Answers that ask the same in other words share the cache entry of this input. */
  cacheKey?: (input: never) => unknown;
  /** HTTP sends the JSON that the use case answers as it is, past the API library. */
  rawJson?: true;
  /**
   * When it is found out who calls: before the use case unless said otherwise, `on-demand` where the use case asks itself, and rarely;
   * `with-profile` reads the caller's profile with the same statement, for the use case that answers it.
   */
  identify?: 'on-demand' | 'with-profile';
  /** Expensive work that it does: one address gets a part of it, and so many run at once. */
  work?: WorkKind;
  /** The body is a file, or a form with one; what else the call takes stands in the address. See `receive-upload.ts`. */
  takesFile?: true;
}

/** Starting point of every endpoint in a `contract.ts`. */
export const endpoint = oc.$meta<EndpointMeta>({});

/** A call that anyone may make and anyone may cache. */
export const publicRead = endpoint.meta({ access: 'anyone', cache: 'public' });

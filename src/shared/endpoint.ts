import { oc } from '@orpc/contract';

/**
 * Who may call an endpoint. Every endpoint declares it; the API refuses to start with one that does not.
 * `cache: 'public'` marks an answer that is the same for everyone and may be kept by the response cache and a CDN.
 */
export interface EndpointMeta {
  access?: 'anyone' | 'buyer' | 'seller' | 'admin';
  /** An admin who has no authenticator yet may call it: all else has to wait until there is one. */
  enrolling?: true;
  cache?: 'public';
  /** The call of a form: also served at its bare path, without the prefix, and with a form-urlencoded body. */
  form?: true;
  /** The body is a file, or a form with one; what else the call takes stands in the address. See `receive-upload.ts`. */
  takesFile?: true;
}

/** Starting point of every endpoint in a `contract.ts`. */
export const endpoint = oc.$meta<EndpointMeta>({});

/** A call that anyone may make and anyone may cache. */
export const publicRead = endpoint.meta({ access: 'anyone', cache: 'public' });

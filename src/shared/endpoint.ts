import { oc } from '@orpc/contract';
import type { Access, DeskPower, ShopPower } from './access.ts';

/** Work that costs much more than a read from the database, each with a budget in `work-limits.ts`. */
export type WorkKind = 'password' | 'search' | 'document' | 'export';

/** Declarations of an endpoint beside its route, input and output. */
export interface EndpointMeta {
  /** Every endpoint declares it; the API refuses to start with one that does not. */
  access?: Access;
  /** An admin who has no authenticator yet may call it. All else waits until there is one. */
  enrolling?: true;
  /**
   * The answer is the same for everyone: `public` may be kept by the response cache and a CDN, `unstored` is
   * too large to be worth it. Every other answer is private, and makes a page that shows it private, too.
   */
  cache?: 'public' | 'unstored';
  /** The call of a form: also served at its path without the prefix, and with a form-urlencoded body. */
  form?: true;
  /** Bytes of its body, where the usual 32 KiB do not hold the longest input that it takes. */
  bodyLimit?: number;
  /** Answers that ask the same in other words share the cache entry of this input. */
  cacheKey?: (input: never) => unknown;
  /** Small, and shown on many pages: pages read it once for each input, and again after a change. */
  onManyPages?: true;
  /** HTTP sends the JSON that the use case answers as it is, past the API library, and pages parse it. */
  rawJson?: true;
  /**
   * When it is found out who calls: before the use case unless said otherwise, `on-demand` where the use
   * case asks itself, and rarely; `with-profile` reads the caller's profile with the same statement, for the
   * use case that answers it.
   */
  identify?: 'on-demand' | 'with-profile';
  /** Expensive work that it does: one address gets a part of it, and so many run at once. */
  work?: WorkKind;
  /**
   * The body is a file, or a form with one; all other input stands in the address. See `receive-upload.ts`.
   */
  takesFile?: true;
  /** HTTP sends the file that it answers while it is written, past the API library. */
  streams?: true;
  /** Its answer is a file that a browser saves and never shows. */
  download?: true;
}

const endpoint = oc.$meta<EndpointMeta>({});

/** Endpoints that anyone may call, visitors included. */
export const anyoneEndpoint = endpoint.meta({ access: 'anyone' });

/** Reads that anyone may call and anyone may cache. */
export const publicRead = anyoneEndpoint.meta({ cache: 'public' });

/** Endpoints for each account that is signed in. */
export const accountEndpoint = endpoint.meta({ access: 'account' });

/** Endpoints for members of a shop with this power. Their path names the shop by its slug as `{shop}`. */
export const shopEndpoint = (power: ShopPower) => endpoint.meta({ access: { shop: power } });

/** Endpoints for operators with this power. */
export const deskEndpoint = (power: DeskPower) => endpoint.meta({ access: { desk: power } });

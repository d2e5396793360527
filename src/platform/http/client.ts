import { parse, serialize } from 'hono/utils/cookie';

/**
 * The browser or program that sends a request: what it brings, and what its answer gives it. Values are never
 * logged.
 */
export interface Client {
  userAgent: string;
  /** The browser asks not to be tracked (`Sec-GPC: 1` or `DNT: 1`). */
  refusesTracking: boolean;
  /** The token of an `Authorization: Bearer` header. */
  bearer: string | undefined;
  /** The `Idempotency-Key` header. */
  idempotencyKey: string | undefined;
  /** A cookie of ours by its plain name. */
  cookie(name: string): string | undefined;
  /**
   * Gives the client a cookie; `undefined` takes it away. Scripts cannot read it unless it is made for them.
   */
  setCookie(name: string, value: string | undefined, maxAgeSeconds?: number, options?: { forScripts?: boolean }): void;
  /** `Set-Cookie` lines for the answer. */
  readonly setCookies: readonly string[];
  /** The session has ended here: the browser drops the pages and pictures that it still has of this shop. */
  clearCache(): void;
  /** Whether the answer says so. */
  readonly clearsCache: boolean;
}

const cookiePrefix = 'karigari';

/** Matches the values of our cookies. Others were not set by us, and some of them no database takes. */
const cookieValue = /^[\w-]{1,200}$/;

/** The token of an `Authorization: Bearer` header. */
export const bearerToken = (headers: Headers): string | undefined =>
  /^Bearer +([\w.~+/=-]{1,512})$/i.exec(headers.get('authorization') ?? '')?.[1];

/**
 * @param secure the shop is reached over https: cookies are bound to this host and never travel in the clear
 * @param onCookieRead is called when a cookie is read: from then on the answer is about this client
 */
export function createClient(headers: Headers, secure: boolean, onCookieRead: () => void = () => {}): Client {
  const full = (name: string) => `${secure ? '__Host-' : ''}${cookiePrefix}-${name}`;
  let cookies: Record<string, string> | undefined;
  const lines: string[] = [];
  let clearsCache = false;
  return {
    userAgent: (headers.get('user-agent') ?? '').slice(0, 300),
    refusesTracking: headers.get('sec-gpc') === '1' || headers.get('dnt') === '1',
    bearer: bearerToken(headers),
    idempotencyKey: headers.get('idempotency-key') ?? undefined,
    cookie(name) {
      onCookieRead();
      cookies ??= parse(headers.get('cookie') ?? '');
      const value = cookies[full(name)];
      return value !== undefined && cookieValue.test(value) ? value : undefined;
    },
    setCookie(name, value, maxAgeSeconds = 0, { forScripts = false } = {}) {
      const shared = { path: '/', httpOnly: !forScripts, sameSite: 'Lax', secure } as const;
      lines.push(serialize(full(name), value ?? '', { ...shared, maxAge: value === undefined ? 0 : maxAgeSeconds } as never));
    },
    setCookies: lines,
    clearCache() {
      clearsCache = true;
    },
    get clearsCache() {
      return clearsCache;
    },
  };
}

import { hash } from 'node:crypto';
import { compress, recompress } from './compress.ts';

/**
 * Longest life of a cached answer: what no tag tells of, such as a change made by hand in the database, shows
 * after that.
 */
export const maxAgeMs = 5 * 60_000;

export type Encoding = 'br' | 'gzip' | 'identity';

export interface EncodedBody {
  body: Buffer;
  headers: Readonly<Record<string, string>>;
}

/** A public answer that is the same for everyone with the same key. */
export interface CachedResponse {
  status: number;
  /** Name of the handler for metrics. */
  route: string;
  readonly etag: string;
  /** The headers of an answer without a body. */
  readonly headersWithoutBody: Readonly<Record<string, string>>;
  body: Buffer;
  /**
   * The body in the wanted form, or plain where compressing gains little, with everything that goes out with
   * it.
   */
  encode(wanted: Encoding): EncodedBody | Promise<EncodedBody>;
  tags: ReadonlySet<string>;
  /** Epoch milliseconds. */
  expiresAt: number;
}

/** Matches a header that has the name of an encoding, whose weight is not nothing. */
const naming = (encoding: string) => new RegExp(String.raw`(?:^|[\s,])${encoding}(?=[\s,;]|$)(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`, 'i');
const acceptsBrotli = naming('br');
const acceptsGzip = naming('gzip');

/** The best encoding that a client accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  return acceptsBrotli.test(header) ? 'br' : acceptsGzip.test(header) ? 'gzip' : 'identity';
}

/** An answer as it was made, before it is compressed. */
export interface RenderedResponse {
  status: number;
  route: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
  /** A hash of the body or of what it is made of; made of the body where there is none. */
  digest?: string | undefined;
  tags: ReadonlySet<string>;
  /** Epoch milliseconds at which it stops being true by itself. */
  expiresAt: number;
}

/** An answer as it lies in a file while no process runs. */
export interface SavedAnswer {
  key: string;
  made: RenderedResponse;
  /** Epoch milliseconds. */
  madeAt: number;
  /** Its brotli form, where it has been made. */
  brotli: Buffer | undefined;
}

/**
 * An answer whose tag and encodings are made on first use: an answer that is served once costs no second
 * compression, and one that is served often pays for each encoding once, and for brotli once more on its
 * second use.
 */
export class CacheEntry implements CachedResponse {
  readonly status: number;
  readonly route: string;
  readonly tags: ReadonlySet<string>;
  readonly expiresAt: number;
  readonly body: Buffer;
  /** Up to this change of the shop it is known to be true. */
  validatedAt: number;
  /** Epoch milliseconds at which it stops being true by itself. */
  readonly holdsUntil: number;
  /** Whether the cache has room for it: a tighter form is worth it then alone. */
  isStored = true;
  readonly #madeAt: number;
  readonly #headers: Record<string, string>;
  #marked: CacheEntry | undefined;
  readonly #forms = new Map<Encoding, EncodedBody | Promise<EncodedBody>>();
  readonly digest: string | undefined;
  #etag: string | undefined;
  #isTight = false;

  constructor(made: RenderedResponse, now: number, trueAt: number) {
    this.status = made.status;
    this.route = made.route;
    this.#headers = made.headers;
    this.tags = made.tags;
    this.body = made.body;
    this.digest = made.digest;
    this.validatedAt = trueAt;
    this.holdsUntil = made.expiresAt;
    this.#madeAt = now;
    this.expiresAt = Math.min(made.expiresAt, now + maxAgeMs);
  }

  /** Makes the entry of an answer that another process saved. */
  static restore({ made, madeAt, brotli }: SavedAnswer, trueAt: number): CacheEntry {
    const entry = new CacheEntry(made, madeAt, trueAt);
    if (brotli) entry.#form('br', brotli);
    return entry;
  }

  /** Describes the answer for a file. */
  save(key: string): SavedAnswer {
    const { status, route, body, digest, tags, holdsUntil: expiresAt } = this;
    const form = this.#forms.get('br');
    const brotli = form && !(form instanceof Promise) && form.body !== body ? form.body : undefined;
    return { key, made: { status, route, headers: this.#headers, body, digest, tags, expiresAt }, madeAt: this.#madeAt, brotli };
  }

  age(now: number): number {
    return now - this.#madeAt;
  }

  /** The same answer, marked as old (RFC 9211) and not for storing, for while no newer one can be made. */
  get marked(): CacheEntry {
    const headers = { ...this.#headers, 'cache-control': 'no-store', 'cache-status': 'shop; fwd=stale; fwd-status=503' };
    this.#marked ??= new CacheEntry({ ...this, headers, expiresAt: this.holdsUntil }, this.#madeAt, this.validatedAt);
    return this.#marked;
  }

  /** Weak, since the compressed forms share it. SHA-1 names content here and guards nothing. */
  get etag(): string {
    this.#etag ??= `W/"${(this.digest ?? hash('sha1', this.body, 'base64url')).slice(0, 22)}"`;
    return this.#etag;
  }

  get headersWithoutBody(): Record<string, string> {
    return { ...this.#headers, etag: this.etag };
  }

  #form(encoding: Encoding, body: Buffer): EncodedBody {
    const headers: Record<string, string> = { ...this.headersWithoutBody, 'content-length': String(body.length) };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    const form: EncodedBody = { body, headers };
    this.#forms.set(encoding, form);
    return form;
  }

  encode(wanted: Encoding): EncodedBody | Promise<EncodedBody> {
    const known = this.#forms.get(wanted);
    if (known) {
      if (wanted === 'br' && this.isStored && !this.#isTight && !(known instanceof Promise) && known.body !== this.body)
        this.#isTight = recompress(this.body, (body) => this.#form('br', body));
      return known;
    }
    if (wanted === 'identity') return this.#form('identity', this.body);
    if (this.body.length < 512) return this.encode('identity');
    const compressing = compress[wanted](this.body).then((body) => {
      if (body.length * 2 <= this.body.length) return this.#form(wanted, body);
      // Bodies that do not shrink to half go out plain, so that an entry never takes more than twice its
      // plain size.
      const plain = this.#form('identity', this.body);
      this.#forms.set(wanted, plain);
      return plain;
    });
    this.#forms.set(wanted, compressing);
    return compressing;
  }
}

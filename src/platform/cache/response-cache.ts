import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { compress, recompress } from './compress.ts';

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

/** The best encoding that a client accepts. */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (/\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(header)) return 'br';
  return /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(header) ? 'gzip' : 'identity';
}

/** An answer as it was made, before it is compressed. */
export interface RenderedResponse {
  status: number;
  route: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: Buffer;
  tags: ReadonlySet<string>;
  /** Epoch milliseconds at which it stops being true by itself. */
  expiresAt: number;
}

/**
 * An answer whose tag and encodings are made on first use: an answer that is served once costs no second
 * compression, and one that is served often pays for each encoding once, and for brotli once more on its
 * second use.
 */
class CacheEntry implements CachedResponse {
  readonly status: number;
  readonly route: string;
  readonly tags: ReadonlySet<string>;
  readonly expiresAt: number;
  readonly body: Buffer;
  /** Up to this change of the shop it is known to be true. */
  validatedAt: number;
  readonly #headers: Record<string, string>;
  readonly #forms = new Map<Encoding, EncodedBody | Promise<EncodedBody>>();
  #etag: string | undefined;
  #isTight = false;

  constructor(made: RenderedResponse, now: number, trueAt: number) {
    this.status = made.status;
    this.route = made.route;
    this.#headers = made.headers;
    this.tags = made.tags;
    this.body = made.body;
    this.validatedAt = trueAt;
    this.expiresAt = Math.min(made.expiresAt, now + maxAgeMs);
  }

  /** Weak, since the compressed forms share it. SHA-1 names content here and guards nothing. */
  get etag(): string {
    this.#etag ??= `W/"${hash('sha1', this.body, 'base64url').slice(0, 22)}"`;
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
      if (wanted === 'br' && !this.#isTight && !(known instanceof Promise) && known.body !== this.body)
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

/**
 * Longest life of a cached answer: what no tag tells of, such as a change made by hand in the database, shows
 * after that.
 */
const maxAgeMs = 5 * 60_000;

/**
 * Keys whose answers turned out to be private, remembered for a while so that their callers do not wait for
 * one another.
 */
const privateKeys = { max: 10_000, ttlMs: 5 * 60_000, maxKeyLength: 200 };

/** A change of more tags than this counts as a change of everything: so many are remembered. */
const maxTags = 50_000;

/**
 * Public answers in this process's memory, compressed once, bounded by bytes, least recently used first out.
 * An answer is true until one of its tags changes after its making began: that is found out when it is asked
 * for, so that a change costs the same however many answers it reaches.
 */
export class ResponseCache {
  readonly #plain: LRUCache<string, CacheEntry>;
  readonly #varied: LRUCache<string, CacheEntry>;
  readonly #inFlight = new Map<string, { begun: number; answer: Promise<CachedResponse | Response> }>();
  readonly #private = new LRUCache<string, true>({ max: privateKeys.max, ttl: privateKeys.ttlMs });
  /** Counts changes. */
  #changes = 0;
  /** The last change of each tag, and of everything. */
  readonly #changed = new Map<string, number>();
  #cleared = 0;
  /** Answers taken from memory, and answers made, since the start. */
  hits = 0;
  misses = 0;

  constructor(maxBytes: number) {
    const entries = (share: number) =>
      new LRUCache<string, CacheEntry>({
        maxSize: Math.max(1, Math.floor(maxBytes * share)),
        sizeCalculation: (entry, key) => key.length * 2 + 600 + entry.body.length * 2,
      });
    this.#plain = entries(1 / 2);
    this.#varied = entries(1 / 2);
  }

  /** Anyone can invent query strings; they only ever push out one another. */
  #entriesFor(key: string): LRUCache<string, CacheEntry> {
    return key.includes('?') ? this.#varied : this.#plain;
  }

  #isFresh(entry: CacheEntry, now: number): boolean {
    if (entry.expiresAt <= now || entry.validatedAt < this.#cleared) return false;
    if (entry.validatedAt === this.#changes) return true;
    for (const tag of entry.tags) if ((this.#changed.get(tag) ?? 0) > entry.validatedAt) return false;
    entry.validatedAt = this.#changes;
    return true;
  }

  get(key: string, now: number): CachedResponse | undefined {
    const entry = this.#entriesFor(key).get(key);
    if (!entry || this.#isFresh(entry, now)) return entry;
    this.#entriesFor(key).delete(key);
    return undefined;
  }

  /**
   * Returns the stored answer, or the one that `make` renders. Callers that arrive together share one
   * rendering, unless something changed since it began: a question after a change never gets an answer from
   * before it. What `make` returns as a `Response` is not for storing: its caller gets it as it is, and the
   * others render their own.
   */
  async getOrRender(key: string, now: number, make: () => Promise<RenderedResponse | Response>): Promise<CachedResponse | Response> {
    const stored = this.get(key, now);
    if (stored) {
      this.hits++;
      return stored;
    }
    if (this.#private.has(key)) {
      const own = await make();
      return own instanceof Response ? own : new CacheEntry(own, now, this.#changes);
    }
    this.misses++;
    const pending = this.#inFlight.get(key);
    if (pending?.begun === this.#changes) {
      // A failure is the first caller's own, such as that of its limit.
      const shared = await pending.answer.catch(() => undefined);
      if (shared && !(shared instanceof Response)) return shared;
      const own = await make();
      return own instanceof Response ? own : new CacheEntry(own, now, this.#changes);
    }
    const rendering = { begun: this.#changes, answer: this.#make(key, now, make) };
    this.#inFlight.set(key, rendering);
    try {
      return await rendering.answer;
    } finally {
      if (this.#inFlight.get(key) === rendering) this.#inFlight.delete(key);
    }
  }

  async #make(key: string, now: number, make: () => Promise<RenderedResponse | Response>): Promise<CachedResponse | Response> {
    const begun = this.#changes;
    const made = await make();
    if (made instanceof Response) return made;
    const entry = new CacheEntry(made, now, begun);
    if (this.#isFresh(entry, now)) this.#entriesFor(key).set(key, entry);
    return entry;
  }

  /**
   * Remembers that answers of this key are private: they share nothing with those of other callers, not even
   * the wait.
   */
  rememberPrivate(key: string): void {
    if (key.length <= privateKeys.maxKeyLength) this.#private.set(key, true);
  }

  /** Makes every stored answer stale that depends on one of `tags`. */
  invalidate(tags: Iterable<string>): void {
    this.#changes++;
    for (const tag of tags) this.#changed.set(tag, this.#changes);
    if (this.#changed.size > maxTags) this.clear();
  }

  /** Drops every answer; those in the making are not kept either. */
  clear(): void {
    this.#cleared = ++this.#changes;
    this.#changed.clear();
    this.#plain.clear();
    this.#varied.clear();
  }

  get bytes(): number {
    return this.#plain.calculatedSize + this.#varied.calculatedSize;
  }
}

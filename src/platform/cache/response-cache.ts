import { LRUCache } from 'lru-cache';
import { findDomainError } from '#shared/errors.ts';
import { sharedWaitMs, unavailable, withTimeLimit } from '../time-limit.ts';
import { type CachedResponse, CacheEntry, type Encoding, maxAgeMs, type RenderedResponse, type SavedAnswer } from './cache-entry.ts';

/**
 * Longest life while news of other nodes do not arrive, and longest life of an answer that serves while no
 * newer one can be made.
 */
const maxAgeAloneMs = 30_000;
const maxAgeAwayMs = 60 * 60_000;
/** Milliseconds that a caller waits for a newer answer where an old one could serve. */
const renewalMs = 2_000;

/**
 * Keys whose answers turned out to be private, remembered for a while so that their callers do not wait for
 * one another.
 */
const privateKeys = { max: 10_000, ttlMs: 5 * 60_000, maxKeyLength: 200 };

/** A change of more tags than this counts as a change of everything: so many are remembered. */
const maxTags = 50_000;

/** Values that many pages share, some kilobytes each: makers and sellers of a large shop, and their lists. */
const maxShared = 2_000;

/** A value that is true until one of `tags` changes, or until `expiresAt` in epoch milliseconds. */
export interface SharedValue<Value> {
  value: Value;
  tags: ReadonlySet<string>;
  expiresAt: number;
}

interface SharedEntry<Value> extends SharedValue<Value> {
  /** Epoch milliseconds. */
  madeAt: number;
  holdsUntil: number;
  validatedAt: number;
}

/**
 * Public answers in this process's memory, compressed once, bounded by bytes, least recently used first out.
 * An answer is true until one of its tags changes after its making began: that is found out when it is asked
 * for, so that a change costs the same however many answers it reaches.
 */
export class ResponseCache {
  readonly #plain: LRUCache<string, CacheEntry>;
  readonly #varied: LRUCache<string, CacheEntry>;
  readonly #inFlight = new Map<string, { begun: number; since: number; answer: Promise<CachedResponse | Response> }>();
  readonly #private = new LRUCache<string, true>({ max: privateKeys.max, ttl: privateKeys.ttlMs });
  readonly #shared = new LRUCache<string, SharedEntry<unknown>>({ max: maxShared });
  /** Counts changes. */
  #changes = 0;
  /** The last change of each tag, and of everything. */
  readonly #changed = new Map<string, number>();
  #cleared = 0;
  #isAlone = false;
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

  /** Whether nothing is known to have changed since it was made. */
  #isTrue(entry: Pick<CacheEntry, 'holdsUntil' | 'validatedAt' | 'tags'>, now: number): boolean {
    if (entry.holdsUntil <= now || entry.validatedAt < this.#cleared) return false;
    if (entry.validatedAt === this.#changes) return true;
    for (const tag of entry.tags) if ((this.#changed.get(tag) ?? 0) > entry.validatedAt) return false;
    entry.validatedAt = this.#changes;
    return true;
  }

  #isFresh(entry: CacheEntry, now: number): boolean {
    return entry.expiresAt > now && !(this.#isAlone && entry.age(now) > maxAgeAloneMs) && this.#isTrue(entry, now);
  }

  get(key: string, now: number): CachedResponse | undefined {
    const entry = this.#entriesFor(key).get(key);
    return entry && this.#isFresh(entry, now) ? entry : undefined;
  }

  /** An answer that is too old, but not known to be wrong; any other is dropped. */
  #old(key: string, now: number): CacheEntry | undefined {
    const entries = this.#entriesFor(key);
    const entry = entries.peek(key);
    if (entry === undefined || (this.#isTrue(entry, now) && entry.age(now) < maxAgeAwayMs)) return entry;
    entries.delete(key);
    return undefined;
  }

  /**
   * Returns the stored answer, or the one that `make` renders. Callers that arrive together share one
   * rendering, unless something changed since it began: a question after a change never gets an answer from
   * before it. What `make` returns as a `Response` is not for storing: its caller gets it as it is, and the
   * others render their own.
   * @param encoding in which its caller takes it
   */
  async getOrRender(
    key: string,
    now: number,
    make: () => Promise<RenderedResponse | Response>,
    encoding: Encoding = 'identity',
  ): Promise<CachedResponse | Response> {
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
    const old = this.#old(key, now);
    const answer = this.#share(key, now, make, encoding);
    if (!old) return answer;
    // Keeps serving while the database is away or silent.
    const renewed = await withTimeLimit(answer, renewalMs).catch((error: unknown) => {
      if (findDomainError(error)?.code === 'SERVICE_UNAVAILABLE') return undefined;
      throw error;
    });
    return renewed === undefined || (renewed instanceof Response && renewed.status === 503) ? old.marked : renewed;
  }

  async #share(
    key: string,
    now: number,
    make: () => Promise<RenderedResponse | Response>,
    encoding: Encoding,
  ): Promise<CachedResponse | Response> {
    const pending = this.#inFlight.get(key);
    const waited = pending ? performance.now() - pending.since : sharedWaitMs;
    if (pending?.begun === this.#changes && waited < sharedWaitMs) {
      // A failure is the first caller's own, such as that of its limit, unless the shop is unavailable.
      const shared = await withTimeLimit(pending.answer, sharedWaitMs - waited).catch((error: unknown) => {
        if (findDomainError(error)?.code === 'SERVICE_UNAVAILABLE') throw error;
      });
      if (shared instanceof Response && shared.status === 503) throw unavailable();
      if (shared && !(shared instanceof Response)) return shared;
      const own = await make();
      return own instanceof Response ? own : new CacheEntry(own, now, this.#changes);
    }
    const rendering = { begun: this.#changes, since: performance.now(), answer: this.#make(key, now, make) };
    this.#inFlight.set(key, rendering);
    try {
      const answer = await rendering.answer;
      // Without room for it, callers that come while it is compressed share it as well.
      if (answer instanceof CacheEntry && !answer.isStored) await answer.encode(encoding);
      return answer;
    } finally {
      if (this.#inFlight.get(key) === rendering) this.#inFlight.delete(key);
    }
  }

  async #make(key: string, now: number, make: () => Promise<RenderedResponse | Response>): Promise<CachedResponse | Response> {
    const begun = this.#changes;
    const made = await make();
    if (made instanceof Response) return made;
    const entry = new CacheEntry(made, now, begun);
    const entries = this.#entriesFor(key);
    if (this.#isFresh(entry, now)) entries.set(key, entry);
    entry.isStored = entries.peek(key) === entry;
    return entry;
  }

  /**
   * Returns what `read` answers, and remembers it as long as a stored answer would be: for small facts that
   * many pages show. Those asked for last stay. Callers share it and must not change it.
   */
  async share<Value>(key: string, now: number, read: () => Promise<SharedValue<Value>>): Promise<SharedValue<Value>> {
    const known = this.#shared.get(key);
    if (known && this.#isUsable(known, now)) return known as SharedEntry<Value>;
    const begun = this.#changes;
    const made = await read();
    const entry = { ...made, madeAt: now, holdsUntil: Math.min(made.expiresAt, now + maxAgeMs), validatedAt: begun };
    if (this.#isUsable(entry, now)) this.#shared.set(key, entry);
    return entry;
  }

  #isUsable(entry: SharedEntry<unknown>, now: number): boolean {
    return this.#isTrue(entry, now) && !(this.#isAlone && now - entry.madeAt > maxAgeAloneMs);
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
    this.#shared.clear();
    this.#plain.clear();
    this.#varied.clear();
  }

  /** Lists the answers that are still true, those asked for last first, up to `maxBytes` of bodies. */
  save(maxBytes: number, now: number): SavedAnswer[] {
    const saved: SavedAnswer[] = [];
    let bytes = 0;
    for (const entries of [this.#plain, this.#varied]) {
      for (const [key, entry] of entries.entries()) {
        if (!this.#isFresh(entry, now)) continue;
        const answer = entry.save(key);
        bytes += answer.made.body.length + (answer.brotli?.length ?? 0);
        if (bytes > maxBytes) return saved;
        saved.push(answer);
      }
    }
    return saved;
  }

  /** Takes over answers that `save` listed. They are true: nothing has changed since. */
  restore(saved: readonly SavedAnswer[]): void {
    // Those asked for last go in last, and stay longest.
    for (const answer of saved.toReversed()) this.#entriesFor(answer.key).set(answer.key, CacheEntry.restore(answer, this.#changes));
  }

  /** Says whether changes of other nodes may go unheard: answers live shorter then. */
  set isAlone(isAlone: boolean) {
    this.#isAlone = isAlone;
  }

  get bytes(): number {
    return this.#plain.calculatedSize + this.#varied.calculatedSize;
  }
}

interface CacheState {
  tags: Set<string>;
  expiresAt: number;
  isPrivate: boolean;
  isStorable: boolean;
}

/**
 * Carries what use cases say of the answer: what it depends on, how long it holds, and whether it is private.
 */
export class CacheControl {
  readonly #state: CacheState;
  /**
   * Drops cached answers that depend on any of these tags, here and on the other nodes, once the transaction
   * has committed.
   */
  readonly invalidate: (...tags: string[]) => void;

  constructor(invalidate: (...tags: string[]) => void, state?: CacheState) {
    this.invalidate = invalidate;
    this.#state = state ?? { tags: new Set(), expiresAt: Number.POSITIVE_INFINITY, isPrivate: false, isStorable: true };
  }

  /** The same answer within a transaction, whose invalidations wait for the commit. */
  inTransaction(invalidate: (...tags: string[]) => void): CacheControl {
    return new CacheControl(invalidate, this.#state);
  }

  /** A stored copy is dropped as soon as one of `tags` is invalidated. */
  dependsOn(...tags: string[]): void {
    for (const tag of tags) this.#state.tags.add(tag);
  }

  /** @param time epoch milliseconds at which the answer stops being true by itself; the earliest counts */
  expireAt(time: number): void {
    if (time < this.#state.expiresAt) this.#state.expiresAt = time;
  }

  /** Marks the answer as one for its caller alone, for good: it never enters the shared cache. */
  markPrivate(): void {
    this.#state.isPrivate = true;
  }

  /** Marks a public answer as not worth storing, such as that of an unknown id. */
  noStore(): void {
    this.#state.isStorable = false;
  }

  get tags(): ReadonlySet<string> {
    return this.#state.tags;
  }

  /** Epoch milliseconds. */
  get expiresAt(): number {
    return this.#state.expiresAt;
  }

  get isPrivate(): boolean {
    return this.#state.isPrivate;
  }

  get isStorable(): boolean {
    return this.#state.isStorable && !this.#state.isPrivate;
  }
}

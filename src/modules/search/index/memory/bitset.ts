import { readExpression } from '#modules/search/index/expression-rules.ts';

/** A set of document ids, one bit each. */
export type Bitset = Uint32Array;

export const emptyBitset = (size: number): Bitset => new Uint32Array(Math.ceil(size / 32));

export function setBit(bits: Bitset, id: number): void {
  bits[id >>> 5] = (bits[id >>> 5] as number) | (1 << (id & 31));
}

export function clearBit(bits: Bitset, id: number): void {
  bits[id >>> 5] = (bits[id >>> 5] as number) & ~(1 << (id & 31));
}

/** Bitsets that are pooled for the next searches; one search uses half as many. */
const maxPooled = 32;

/**
 * Bitsets of one search, which are released together: of a million documents each takes 125 KB, and
 * collecting those of every search would stop the process for too long.
 */
export class BitsetArena {
  readonly #free: Bitset[];
  readonly #allocated: Bitset[] = [];
  readonly #length: number;

  /** @param free pooled bitsets, all of this size */
  constructor(free: Bitset[], size: number) {
    this.#free = free;
    this.#length = Math.ceil(size / 32);
  }

  /** A bitset that holds what the last search left in it. */
  allocate = (): Bitset => {
    const bits = this.#free.pop() ?? new Uint32Array(this.#length);
    this.#allocated.push(bits);
    return bits;
  };

  allocateEmpty(): Bitset {
    return this.allocate().fill(0);
  }

  copy(bits: Bitset): Bitset {
    const copy = this.allocate();
    copy.set(bits);
    return copy;
  }

  /** Returns all bitsets to the pool: none may be used afterwards. */
  release(): void {
    for (const bits of this.#allocated.splice(0)) if (this.#free.length < maxPooled) this.#free.push(bits);
  }
}

export const hasBit = (bits: Bitset, id: number): boolean => (((bits[id >>> 5] as number) >>> (id & 31)) & 1) === 1;

export function intersect(one: Bitset, other: Bitset, target: Bitset = new Uint32Array(one.length)): Bitset {
  for (let i = 0; i < one.length; i++) target[i] = (one[i] as number) & (other[i] as number);
  return target;
}

export function unionInPlace(bits: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) | (other[i] as number);
  return bits;
}

export function subtract(one: Bitset, other: Bitset, target: Bitset = new Uint32Array(one.length)): Bitset {
  for (let i = 0; i < one.length; i++) target[i] = (one[i] as number) & ~(other[i] as number);
  return target;
}

/** Counts the ids of a set. */
export function cardinality(bits: Bitset): number {
  let size = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i] as number;
    if (word === 0) continue;
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
}

/**
 * Calls `visit` for each id from `from` up to `to`, ascending, until it returns true.
 * @returns whether it did
 */
export function visitBits(bits: Bitset, from: number, to: number, visit: (id: number) => boolean): boolean {
  for (let at = from >>> 5; at << 5 < to; at++) {
    let word = bits[at] as number;
    while (word !== 0) {
      const id = (at << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
      if (id < from) continue;
      if (id >= to) return false;
      if (visit(id)) return true;
    }
  }
  return false;
}

/**
 * Evaluates an expression of lexemes, prefixes, `&`, `|` and brackets (see `Expressions` in search-rules.ts).
 * @param matchesOf the documents of a lexeme, a prefix, or several of them in brackets with `|` between.
 * Read-only, as the result is
 */
export function evaluateExpression(expression: string, matchesOf: (terms: string) => Bitset, arena: BitsetArena): Bitset {
  return readExpression(expression, {
    terms: matchesOf,
    all: ([first, second, ...others]) =>
      others.reduce((result, other) => intersect(result, other, result), intersect(first as Bitset, second as Bitset, arena.allocate())),
    any: ([first, ...others]) => others.reduce(unionInPlace, arena.copy(first as Bitset)),
  });
}

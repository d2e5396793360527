/** A set of numbers from 0 on, one bit each. */
export type Bitset = Uint32Array;

export const emptyBitset = (size: number): Bitset => new Uint32Array(Math.ceil(size / 32));

export function setBit(bits: Bitset, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] as number) | (1 << (number & 31));
}

export function clearBit(bits: Bitset, number: number): void {
  bits[number >>> 5] = (bits[number >>> 5] as number) & ~(1 << (number & 31));
}

/** Sets that wait for the next search: it works with half as many. */
const maxPooled = 32;

/**
 * Sets that a search works with and then gives back: of a million numbers each takes 125 KB, and clearing away those of every search
 * would keep others waiting.
 */
export class BitsetArena {
  readonly #free: Bitset[];
  readonly #taken: Bitset[] = [];
  readonly #length: number;

  /** @param free what others gave back, all of it for this size */
  constructor(free: Bitset[], size: number) {
    this.#free = free;
    this.#length = Math.ceil(size / 32);
  }

  /** A set with whatever it was left with. */
  allocate = (): Bitset => {
    const bits = this.#free.pop() ?? new Uint32Array(this.#length);
    this.#taken.push(bits);
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

  /** Nothing that was taken is used after this. */
  release(): void {
    for (const bits of this.#taken.splice(0)) if (this.#free.length < maxPooled) this.#free.push(bits);
  }
}

export const hasBit = (bits: Bitset, number: number): boolean => (((bits[number >>> 5] as number) >>> (number & 31)) & 1) === 1;

export function intersect(one: Bitset, other: Bitset, into: Bitset = new Uint32Array(one.length)): Bitset {
  for (let i = 0; i < one.length; i++) into[i] = (one[i] as number) & (other[i] as number);
  return into;
}

export function unionInPlace(bits: Bitset, other: Bitset): Bitset {
  for (let i = 0; i < bits.length; i++) bits[i] = (bits[i] as number) | (other[i] as number);
  return bits;
}

export function subtract(one: Bitset, other: Bitset, into: Bitset = new Uint32Array(one.length)): Bitset {
  for (let i = 0; i < one.length; i++) into[i] = (one[i] as number) & ~(other[i] as number);
  return into;
}

/** How many numbers there are. */
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

/** Calls `visit` for each number from `from` up to `to`, until it answers true. @returns whether it did */
export function visitBits(bits: Bitset, from: number, to: number, visit: (number: number) => boolean): boolean {
  for (let at = from >>> 5; at << 5 < to; at++) {
    let word = bits[at] as number;
    while (word !== 0) {
      const number = (at << 5) + 31 - Math.clz32(word & -word);
      word &= word - 1;
      if (number < from) continue;
      if (number >= to) return false;
      if (visit(number)) return true;
    }
  }
  return false;
}

const tokenPattern = /\((?:'[^']*'(?::\*)?(?: \| )?)+\)|'[^']*'(?::\*)?|[&|()]/g;

/**
 * Works out a text-search expression of words, beginnings, `&`, `|` and brackets.
 * @param of what a word, a beginning, or several of them in brackets with `|` between stand for; neither that nor the result is to be changed
 */
export function evaluateExpression(expression: string, of: (alternatives: string) => Bitset, work: BitsetArena): Bitset {
  const tokens = expression.match(tokenPattern) ?? [];
  let at = 0;
  const unit = (): Bitset => {
    const token = tokens[at++] ?? '';
    if (token !== '(') return of(token);
    const inner = either();
    at++;
    return inner;
  };
  const all = (): Bitset => {
    let result = unit();
    for (let isOwn = false; tokens[at] === '&'; isOwn = true) {
      at++;
      result = intersect(result, unit(), isOwn ? result : work.allocate());
    }
    return result;
  };
  const either = (): Bitset => {
    let result = all();
    for (let isOwn = false; tokens[at] === '|'; isOwn = true) {
      at++;
      result = unionInPlace(isOwn ? result : work.copy(result), all());
    }
    return result;
  };
  return either();
}

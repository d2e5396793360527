/** A set of numbers from 0 on, one bit each. */
export type Bits = Uint32Array;

export const emptyBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32));

export function allBits(size: number): Bits {
  const bits = emptyBits(size).fill(0xffff_ffff);
  if (size % 32 > 0) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  return bits;
}

/** A set kept as numbers while there are few of them. */
export type Kept = { numbers: Int32Array } | { bits: Bits };

export function keep(numbers: Int32Array, size: number): Kept {
  if (numbers.length * 32 <= size) return { numbers };
  const bits = emptyBits(size);
  for (const number of numbers) bits[number >>> 5] = (bits[number >>> 5] as number) | (1 << (number & 31));
  return { bits };
}

export function addTo(target: Bits, kept: Kept): void {
  if ('bits' in kept) for (let i = 0; i < target.length; i++) target[i] = (target[i] as number) | (kept.bits[i] as number);
  else for (const number of kept.numbers) target[number >>> 5] = (target[number >>> 5] as number) | (1 << (number & 31));
}

export function both(one: Bits, other: Bits): Bits {
  const result = new Uint32Array(one.length);
  for (let i = 0; i < one.length; i++) result[i] = (one[i] as number) & (other[i] as number);
  return result;
}

export function but(one: Bits, other: Bits): Bits {
  const result = new Uint32Array(one.length);
  for (let i = 0; i < one.length; i++) result[i] = (one[i] as number) & ~(other[i] as number);
  return result;
}

/** How many numbers there are. */
export function sizeOf(bits: Bits): number {
  let size = 0;
  for (let word of bits) {
    word -= (word >>> 1) & 0x55555555;
    word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
    size += Math.imul((word + (word >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
  }
  return size;
}

/** Calls `visit` for each number from `from` up to `to`, until it answers true. @returns whether it did */
export function visitBits(bits: Bits, from: number, to: number, visit: (number: number) => boolean): boolean {
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

/** The words and beginnings that a text-search expression names. */
export const atomsOf = (expression: string): string[] => expression.match(/'[^']*'(?::\*)?/g) ?? [];

/** Works out a text-search expression of words, beginnings, `&`, `|` and brackets. `read` makes a set that may be changed. */
export function evaluate(expression: string, read: (atom: string) => Bits): Bits {
  const tokens = expression.match(/'[^']*'(?::\*)?|[&|()]/g) ?? [];
  let at = 0;
  const unit = (): Bits => {
    const token = tokens[at++] ?? '';
    if (token !== '(') return read(token);
    const inner = either();
    at++;
    return inner;
  };
  const all = (): Bits => {
    let result = unit();
    while (tokens[at] === '&') {
      at++;
      result = both(result, unit());
    }
    return result;
  };
  const either = (): Bits => {
    const result = all();
    while (tokens[at] === '|') {
      at++;
      addTo(result, { bits: all() });
    }
    return result;
  };
  return either();
}

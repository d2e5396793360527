/** Alphabet of identifiers, the same as that of `newId`. */
const alphabet = '23456789abcdefghjkmnpqrstvwxyz';

/**
 * Pseudo-random numbers of one row: the same seed, kind and index always give the same ones (sfc32 after
 * Chris Doty-Humphrey).
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number, kind: number, index: number) {
    this.#a = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
    this.#b = Math.imul(kind + 1, 0xc2b2ae35);
    this.#c = Math.imul(index + 1, 0x27d4eb2f);
    for (let round = 0; round < 12; round++) this.#next();
  }

  #next(): number {
    const sum = (this.#a + this.#b + this.#counter++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** Draws from 0 up to, not including, 1. */
  unit(): number {
    return this.#next() / 4_294_967_296;
  }

  /** Draws an integer from `from` to `to`, both included. */
  between(from: number, to: number): number {
    return from + Math.floor(this.unit() * (to - from + 1));
  }

  chance(share: number): boolean {
    return this.unit() < share;
  }

  /** Draws one of `items` by Zipf's law: the first is the most common, the n-th about 1/n as common. */
  zipf<Item>(items: readonly Item[]): Item {
    return items[this.zipfIndex(items.length)] as Item;
  }

  zipfIndex(length: number): number {
    return Math.min(length - 1, Math.floor((length + 1) ** this.unit()) - 1);
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[Math.floor(this.unit() * items.length)] as Item;
  }

  /** Draws `count` different items. */
  several<Item>(items: readonly Item[], count: number): Item[] {
    const rest = [...items];
    const drawn: Item[] = [];
    while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(this.zipfIndex(rest.length), 1));
    return drawn;
  }

  /** Draws from the standard normal distribution (Box-Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.unit())) * Math.cos(2 * Math.PI * this.unit());
  }

  /** Draws from a log-normal distribution around `median`, the long tail of prices and weights. */
  logNormal(median: number, spread: number): number {
    return median * Math.exp(spread * this.normal());
  }

  /** Draws an identifier of the form of `newId`. */
  id(): string {
    let id = '';
    for (let part = 0; part < 3; part++) {
      let number = this.#next();
      for (let digit = 0; digit < 5 && id.length < 14; digit++) {
        id += alphabet[number % 30];
        number = Math.floor(number / 30);
      }
    }
    return id;
  }
}

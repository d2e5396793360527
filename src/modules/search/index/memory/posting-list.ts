import type { Bitset } from './bitset.ts';

/**
 * A set of places, as small as it goes: the steps from each to the next, seven bits a byte, while they take less than a bit for every
 * place of the shop; bits from then on.
 */
export class PostingList {
  #steps: Uint8Array = new Uint8Array(8);
  #end = 0;
  #last = -1;
  #bits: Bitset | undefined;

  get bytes(): number {
    return (this.#bits ?? this.#steps).byteLength;
  }

  /**
   * @param places counted from `base`, ascending, and beyond all that are there
   * @param size more than any place
   */
  append(places: ArrayLike<number>, size: number, base = 0): void {
    for (let index = 0; index < places.length; index++) {
      const place = base + (places[index] as number);
      if (this.#bits) this.#set(place, size);
      else this.#step(place);
    }
    if (!this.#bits && this.#end * 8 > size) this.#toBits(size);
  }

  #step(place: number): void {
    if (this.#end + 5 > this.#steps.length) {
      const longer = new Uint8Array(this.#steps.length * 2);
      longer.set(this.#steps);
      this.#steps = longer;
    }
    let left = place - this.#last;
    while (left > 127) {
      this.#steps[this.#end++] = (left & 127) | 128;
      left >>>= 7;
    }
    this.#steps[this.#end++] = left;
    this.#last = place;
  }

  #set(place: number, size: number): void {
    let bits = this.#bits as Bitset;
    if (place >>> 5 >= bits.length) {
      bits = new Uint32Array(Math.ceil(Math.max(size, place + 1) / 32));
      bits.set(this.#bits as Bitset);
      this.#bits = bits;
    }
    bits[place >>> 5] = (bits[place >>> 5] as number) | (1 << (place & 31));
  }

  #toBits(size: number): void {
    const bits: Bitset = new Uint32Array(Math.ceil(Math.max(size, this.#last + 1) / 32));
    this.unionInto(bits);
    this.#bits = bits;
    this.#steps = new Uint8Array(0);
  }

  /** Gives back what was set aside for more. */
  trim(): void {
    if (!this.#bits) this.#steps = this.#steps.slice(0, this.#end);
  }

  /** Adds every place that `target` has room for. */
  unionInto(target: Bitset): void {
    const bits = this.#bits;
    if (bits) {
      const end = Math.min(bits.length, target.length);
      for (let i = 0; i < end; i++) target[i] = (target[i] as number) | (bits[i] as number);
      return;
    }
    const steps = this.#steps;
    const end = this.#end;
    let place = -1;
    for (let at = 0; at < end; ) {
      let byte = steps[at++] as number;
      let step = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = steps[at++] as number;
        step |= (byte & 127) << shift;
      }
      place += step;
      target[place >>> 5] = (target[place >>> 5] as number) | (1 << (place & 31));
    }
  }
}

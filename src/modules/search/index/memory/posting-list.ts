import type { Bitset } from './bitset.ts';
import { bytesOf } from './section-file.ts';

/** Numbers that describe the content of a posting list. */
export const descriptionLength = 3;

/**
 * The documents with a lexeme, as small as possible: gaps between document ids as varints of seven bits a
 * byte while they take less than a bit for every document; a bitset from then on.
 */
export class PostingList {
  #gaps: Uint8Array = new Uint8Array(8);
  #end = 0;
  #last = -1;
  #bits: Bitset | undefined;

  get bytes(): number {
    return (this.#bits ?? this.#gaps).byteLength;
  }

  /** Its bytes, without those that are reserved for more. */
  get content(): Uint8Array {
    return this.#bits ? bytesOf(this.#bits) : this.#gaps.subarray(0, this.#end);
  }

  get isBitset(): boolean {
    return this.#bits !== undefined;
  }

  /** The numbers that `describedBy` needs: whether it is a bitset, the length of the content, the last id. */
  get description(): [isBitset: number, length: number, last: number] {
    return [Number(this.isBitset), this.content.length, this.#last];
  }

  /** Makes the list of a content that begins at an offset of `bytes`, which it shares. */
  static describedBy([isBitset = 0, length = 0, last = -1]: Int32Array, bytes: ArrayBuffer, at: number): PostingList {
    const list = new PostingList();
    list.#last = last;
    if (isBitset === 1) {
      list.#gaps = new Uint8Array(0);
      list.#bits = new Uint32Array(bytes, at, length / Uint32Array.BYTES_PER_ELEMENT);
    } else {
      list.#gaps = new Uint8Array(bytes, at, length);
      list.#end = length;
    }
    return list;
  }

  /**
   * @param docIds counted from `base`, ascending, and greater than all that the list has
   * @param size more than any document id
   */
  append(docIds: ArrayLike<number>, size: number, base = 0): void {
    for (let index = 0; index < docIds.length; index++) {
      const docId = base + (docIds[index] as number);
      if (this.#bits) this.#setBit(docId, size);
      else this.#appendGap(docId);
    }
    if (!this.#bits && this.#end * 8 > size) this.#toBits(size);
  }

  #appendGap(docId: number): void {
    if (this.#end + 5 > this.#gaps.length) {
      const longer = new Uint8Array(this.#gaps.length * 2 + 8);
      longer.set(this.#gaps);
      this.#gaps = longer;
    }
    let left = docId - this.#last;
    while (left > 127) {
      this.#gaps[this.#end++] = (left & 127) | 128;
      left >>>= 7;
    }
    this.#gaps[this.#end++] = left;
    this.#last = docId;
  }

  #setBit(docId: number, size: number): void {
    let bits = this.#bits as Bitset;
    if (docId >>> 5 >= bits.length) {
      bits = new Uint32Array(Math.ceil(Math.max(size, docId + 1) / 32));
      bits.set(this.#bits as Bitset);
      this.#bits = bits;
    }
    bits[docId >>> 5] = (bits[docId >>> 5] as number) | (1 << (docId & 31));
  }

  #toBits(size: number): void {
    const bits: Bitset = new Uint32Array(Math.ceil(Math.max(size, this.#last + 1) / 32));
    this.unionInto(bits);
    this.#bits = bits;
    this.#gaps = new Uint8Array(0);
  }

  /** Frees the bytes that were reserved for more gaps. */
  trim(): void {
    if (!this.#bits) this.#gaps = this.#gaps.slice(0, this.#end);
  }

  /** Adds every document that `target` has room for. */
  unionInto(target: Bitset): void {
    const bits = this.#bits;
    if (bits) {
      const end = Math.min(bits.length, target.length);
      for (let i = 0; i < end; i++) target[i] = (target[i] as number) | (bits[i] as number);
      return;
    }
    const gaps = this.#gaps;
    const end = this.#end;
    let docId = -1;
    for (let at = 0; at < end; ) {
      let byte = gaps[at++] as number;
      let gap = byte & 127;
      for (let shift = 7; byte > 127; shift += 7) {
        byte = gaps[at++] as number;
        gap |= (byte & 127) << shift;
      }
      docId += gap;
      target[docId >>> 5] = (target[docId >>> 5] as number) | (1 << (docId & 31));
    }
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { FieldScope } from '#modules/search/search-rules.ts';
import type { Connection } from '#platform/database/database.ts';
import { type Bitset, emptyBitset, hasBit, setBit, subtract, unionInPlace, visitBits } from './bitset.ts';
import { readPostings, readPostingsOf } from './index-queries.ts';
import { descriptionLength, PostingList } from './posting-list.ts';
import { bytesOf, type ReadSection } from './section-file.ts';
import { TimeSlice } from './time-slice.ts';

const scopes: readonly FieldScope[] = ['title', 'keywords', 'fulltext'];
/** Documents whose postings are read by one statement: some 2 MB of descriptions. */
const batchSize = 4000;

/** Bytes of posting lists that are written at once. */
const partBytes = 1024 * 1024;

/** The posting lists of every lexeme in each scope: read once, then updated from deltas. */
export class InvertedIndex {
  readonly #lists: Record<FieldScope, Map<string, PostingList>> = { title: new Map(), keywords: new Map(), fulltext: new Map() };
  readonly #ready = new Set<FieldScope>();

  isReady(scope: FieldScope): boolean {
    return this.#ready.has(scope);
  }

  /** Adds the documents with a lexeme to `target`. */
  unionInto(scope: FieldScope, lexeme: string, target: Bitset): void {
    this.#lists[scope].get(lexeme)?.unionInto(target);
  }

  /**
   * Reads all postings, titles first.
   * @param size more than any document id
   */
  async load(db: Connection, size: number): Promise<void> {
    for (const scope of scopes) {
      const lists = this.#lists[scope];
      for (let from = 0; from < size; from += batchSize) {
        const startedAt = performance.now();
        const slice = new TimeSlice();
        for (const { lexeme, docIds } of await readPostings(db, scope, from, from + batchSize)) {
          const list = lists.get(lexeme) ?? new PostingList();
          lists.set(lexeme, list);
          list.append(docIds, size, from);
          if (slice.isOver) await slice.next();
        }
        // Descriptions are most of the work and least often needed: the database rests half as long as each
        // batch took.
        if (scope === 'fulltext') await pause((performance.now() - startedAt) / 2, undefined, { ref: false });
      }
      for (const list of lists.values()) list.trim();
      this.#ready.add(scope);
    }
  }

  /** The sections of a file that `read` reads. */
  async *parts(): AsyncIterable<readonly [string, Uint8Array]> {
    const slice = new TimeSlice();
    for (const scope of scopes) {
      // Bitsets come first: each then begins where an array of words may begin.
      const lists = [...this.#lists[scope]].sort(([, one], [, other]) => Number(other.isBitset) - Number(one.isBitset));
      const descriptions = new Int32Array(lists.length * descriptionLength);
      yield [`${scope} lexemes`, Buffer.from(lists.map(([lexeme]) => lexeme).join('\n'))];
      let part: Uint8Array[] = [];
      let length = 0;
      for (const [position, [, list]] of lists.entries()) {
        const { content } = list;
        descriptions.set(list.description, position * descriptionLength);
        part.push(content);
        length += content.length;
        if (length >= partBytes) {
          yield [`${scope} postings`, Buffer.concat(part)];
          part = [];
          length = 0;
        }
        if (slice.isOver) await slice.next();
      }
      yield [`${scope} postings`, Buffer.concat(part)];
      yield [`${scope} lists`, bytesOf(descriptions)];
    }
  }

  /** Reads what `parts` wrote. */
  static async read(section: ReadSection): Promise<InvertedIndex> {
    const index = new InvertedIndex();
    const slice = new TimeSlice();
    for (const scope of scopes) {
      const text = Buffer.from(await section(`${scope} lexemes`)).toString();
      const descriptions = new Int32Array(await section(`${scope} lists`));
      const postings = await section(`${scope} postings`);
      let at = 0;
      for (const [position, lexeme] of (text === '' ? [] : text.split('\n')).entries()) {
        const description = descriptions.subarray(position * descriptionLength, (position + 1) * descriptionLength);
        const list = PostingList.describedBy(description, postings, at);
        index.#lists[scope].set(lexeme, list);
        at += list.content.length;
        if (slice.isOver) await slice.next();
      }
      index.#ready.add(scope);
    }
    return index;
  }

  /**
   * Replaces the postings of documents that were written or deleted.
   * @param size more than any document id
   */
  async applyDelta(db: Connection, changedDocIds: readonly number[], size: number): Promise<void> {
    if (changedDocIds.length === 0) return;
    const dropped = emptyBitset(size);
    const before = emptyBitset(size);
    for (const docId of changedDocIds) if (docId < size) setBit(dropped, docId);
    for (const scope of scopes) {
      const lists = this.#lists[scope];
      const added = new Map<string, Bitset>();
      for (let from = 0; from < changedDocIds.length; from += batchSize) {
        for (const { lexeme, docIds } of await readPostingsOf(db, scope, changedDocIds.slice(from, from + batchSize))) {
          const bits = added.get(lexeme) ?? emptyBitset(size);
          added.set(lexeme, bits);
          for (const docId of docIds) if (docId < size) setBit(bits, docId);
        }
      }
      const slice = new TimeSlice();
      for (const lexeme of new Set([...lists.keys(), ...added.keys()])) {
        before.fill(0);
        lists.get(lexeme)?.unionInto(before);
        const addedHere = added.get(lexeme);
        const hasDropped = changedDocIds.some((docId) => docId < size && hasBit(before, docId));
        if (addedHere || hasDropped) {
          const remaining = subtract(before, dropped);
          lists.set(lexeme, postingListOf(addedHere ? unionInPlace(remaining, addedHere) : remaining, size));
        }
        if (slice.isOver) await slice.next();
      }
    }
  }
}

function postingListOf(bits: Bitset, size: number): PostingList {
  const docIds: number[] = [];
  visitBits(bits, 0, size, (docId) => {
    docIds.push(docId);
    return false;
  });
  const list = new PostingList();
  list.append(docIds, size);
  list.trim();
  return list;
}

import { readFileSync } from 'node:fs';
import { create, type Font, type GlyphRun, registerFormat } from 'fontkit';
import { LRUCache } from 'lru-cache';

/** Beginning of the bytes that name a typeface in place of its file: no format of typefaces begins so. */
const sign = 'typeface ';

/** Words that are kept as they were shaped, some hundred bytes each: labels and names come often. */
const maxWords = 5_000;
const words = new LRUCache<string, GlyphRun>({ max: maxWords });

/** Typefaces of this process by their path, with the tables that were read. */
const known = new Map<string, Font>();

function readTypeface(path: string): Font {
  const typeface = known.get(path) ?? create(readFileSync(path));
  known.set(path, typeface);
  return typeface;
}

/** Copies what documents read of shaped letters; pdfkit scales their places where they stand. */
const copyOf = (run: GlyphRun): GlyphRun =>
  Object.assign(Object.create(Object.getPrototypeOf(run)), {
    glyphs: run.glyphs.map(({ id, advanceWidth, codePoints }) => ({ id, advanceWidth, codePoints })),
    positions: run.positions.map((position) => ({ ...position })),
  });

/**
 * Stands for a typeface whose tables are read, and whose words are shaped, once for all documents: that was
 * four fifths of the time of a document. Its letters, a private part of the library, are of one document:
 * each keeps the text that it first stood for. A document is the same to the byte as with a file of its own.
 */
class SharedTypeface {
  static probe(name: Uint8Array): boolean {
    return Buffer.from(name).subarray(0, sign.length).toString('latin1') === sign;
  }

  constructor({ buffer: name }: { buffer: Uint8Array }) {
    const path = Buffer.from(name).toString('utf8').slice(sign.length);
    const typeface = readTypeface(path);
    const layout = (text: string, features?: object): GlyphRun => {
      if (features !== undefined) return typeface.layout.call(own, text, features);
      const key = `${path} ${text}`;
      let shaped = words.get(key);
      if (!shaped) {
        shaped = copyOf(typeface.layout.call(own, text));
        words.set(key, shaped);
      }
      return copyOf(shaped);
    };
    const own: Font = Object.create(typeface, { _glyphs: { value: {} }, layout: { value: layout } });
    // biome-ignore lint/correctness/noConstructorReturn: the library makes a typeface of a file by this, and pdfkit takes a file alone.
    return own;
  }
}
registerFormat(SharedTypeface);

/** Names a typeface for `registerFont` of pdfkit; its file is read when a document first writes with it. */
export const sharedTypeface = (path: string): Buffer => Buffer.from(sign + path);

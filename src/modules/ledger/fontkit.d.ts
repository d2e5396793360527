/** Types of the library that pdfkit reads typefaces with, as far as it is used here: it brings none. */
declare module 'fontkit' {
  /** Letters of a text as they are drawn one after the other. */
  export interface GlyphRun {
    glyphs: { id: number; advanceWidth: number; codePoints: number[] }[];
    positions: object[];
  }
  /** A typeface whose tables are read as they are needed. */
  export interface Font {
    layout(text: string, features?: object): GlyphRun;
  }
  export interface Format {
    probe(file: Uint8Array): boolean;
    new (file: { buffer: Uint8Array }): object;
  }
  export function create(file: Uint8Array): Font;
  /** Adds a format, asked after those that the library knows. */
  export function registerFormat(format: Format): void;
}

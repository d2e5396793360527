declare module 'subset-font' {
  /** Cuts a font down to the glyphs of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      noHinting?: boolean;
      keepFeatures?: readonly string[];
      variationAxes?: Record<string, number>;
    },
  ): Promise<Buffer>;
}

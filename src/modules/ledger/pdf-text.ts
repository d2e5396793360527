import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { root } from '#platform/root.ts';
import { sharedTypeface } from './shared-typefaces.ts';

export type Pdf = PDFKit.PDFDocument;

/**
 * Mukta, under the SIL Open Font License: one file for each script, since a PDF has no fallback between
 * typefaces.
 */
const scripts = ['latin', 'latin-ext', 'devanagari'] as const;
/**
 * Noto Sans, and Hind Siliguri for Bengali, under the same licence, for names and addresses: in the order of
 * their blocks of Unicode, in one weight.
 */
const addressScripts = ['bengali', 'gurmukhi', 'gujarati', 'oriya', 'tamil', 'telugu', 'kannada', 'malayalam'] as const;
const weights = { plain: 400, bold: 600 } as const;
export type Weight = keyof typeof weights;

type Script = (typeof scripts | typeof addressScripts)[number];
const isForAddresses = (script: Script) => addressScripts.some((each) => each === script);
const fileOf = (script: Script, weight: Weight) => (isForAddresses(script) ? `address-${script}` : `mukta-${script}-${weights[weight]}`);
const typefaces = new Map(
  [
    ...scripts.flatMap((script) => (Object.keys(weights) as Weight[]).map((weight) => fileOf(script, weight))),
    ...addressScripts.map((script) => fileOf(script, 'plain')),
  ].map((name) => [name, sharedTypeface(join(root, 'src/modules/ledger/fonts', `${name}.ttf`))]),
);

/** Creates a PDF with our typefaces, and with an A4 page unless `pages` says otherwise. */
export function newPdf(info: PDFKit.DocumentInfo, language: string, pages: PDFKit.PDFDocumentOptions = {}): Pdf {
  const pdf = new PDFDocument({ size: 'A4', margin: 40, info, lang: language, bufferPages: true, ...pages });
  for (const [name, typeface] of typefaces) pdf.registerFont(name, typeface);
  return pdf;
}

export async function toBuffer(pdf: Pdf): Promise<Buffer> {
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const end = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.end();
  await end;
  return Buffer.concat(parts);
}

function scriptOf(letter: string): Script {
  const point = letter.codePointAt(0) ?? 0;
  // Each has a block of 128 characters, the first of them after Devanagari.
  const address = addressScripts[(point - 0x980) >> 7];
  if (point >= 0x980 && address) return address;
  if ((point >= 0x900 && point <= 0x97f) || point === 0x20b9 || point === 0x25cc || point === 0x200c || point === 0x200d)
    return 'devanagari';
  return point >= 0x100 && point < 0x2000 ? 'latin-ext' : 'latin';
}

const written = [
  'Latin',
  'Common',
  'Inherited',
  'Devanagari',
  ...addressScripts.map((name) => name.replace(/^./, (first) => first.toUpperCase())),
];
const writable = new RegExp(`^[${written.map((script) => `\\p{Script=${script}}`).join('')}]*$`, 'u');

/** Tells whether our typefaces have the scripts of a text. */
export const canWrite = (text: string): boolean => writable.test(text);

/** Signs that words of every script of India have: joiners, the dotted circle, dandas. */
const shared = ['\u200c', '\u200d', '\u25cc', '\u0964', '\u0965'];

interface Run {
  font: string;
  text: string;
}

/** Splits a text where its script changes. */
function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const isOfLast = last && (/\s/.test(letter) || (shared.includes(letter) && !last.font.includes('latin')));
    const font = isOfLast ? last.font : fileOf(scriptOf(letter), weight);
    if (last && last.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

export interface Style {
  size?: number;
  weight?: Weight;
  align?: 'left' | 'right';
  color?: string;
}

/** Caches widths at a size of one point, because every measurement shapes the text again. */
const widthCache = new Map<string, number>();
const maxMeasured = 5000;

type Features = NonNullable<PDFKit.Mixins.TextOptions['features']>;

/**
 * Places of marks by anchors of letters. Where a typeface has no anchor for a pair the shaping of pdfkit
 * fails; without them marks keep the places that they are drawn at. It takes names with whether they apply,
 * of which its types know nothing.
 */
const withoutAnchors = { mark: false, mkmk: false, abvm: false, blwm: false } as unknown as Features;

/** Chooses the font of a run. @returns its width in points, and how it is shaped */
function setRun(pdf: Pdf, { font, text }: Run, size: number): { width: number; features?: Features } {
  pdf.font(font, size);
  try {
    return { width: pdf.widthOfString(text) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { width: pdf.widthOfString(text, { features: withoutAnchors }), features: withoutAnchors };
  }
}

function widthOf(pdf: Pdf, text: string, { size = 9, weight = 'plain' }: Style): number {
  const key = `${weight} ${text}`;
  let width = widthCache.get(key);
  if (width === undefined) {
    width = runsOf(text, weight).reduce((sum, run) => sum + setRun(pdf, run, 1).width, 0);
    if (widthCache.size >= maxMeasured) widthCache.clear();
    widthCache.set(key, width);
  }
  return width * size;
}

/** Segments a text into graphemes: a letter with its marks. */
const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Splits a word that is wider than a line. */
function splitWord(pdf: Pdf, word: string, width: number, style: Style): string[] {
  if (widthOf(pdf, word, style) <= width) return [word];
  const parts = [''];
  for (const { segment } of letters.segment(word)) {
    const longer = parts.at(-1) + segment;
    if (parts.at(-1) === '' || widthOf(pdf, longer, style) <= width) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}

/**
 * Breaks a text into lines of at most `width` points, between words, and inside a word that is wider than a
 * line.
 */
function linesIn(pdf: Pdf, text: string, width: number, style: Style): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    for (const word of paragraph.split(' ').flatMap((each) => splitWord(pdf, each, width, style))) {
      const last = lines.at(-1);
      const longer = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && widthOf(pdf, longer, style) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });
}

const leading = 1.45;

export function heightOf(pdf: Pdf, text: string, width: number, style: Style = {}): number {
  return linesIn(pdf, text, width, style).length * (style.size ?? 9) * leading;
}

/** Writes a text of any scripts into a column. @returns the y at which the next one can begin, in points */
export function write(pdf: Pdf, text: string, at: { x: number; y: number; width: number }, style: Style = {}): number {
  const { size = 9, weight = 'plain', align = 'left', color = '#1d1a16' } = style;
  let { y } = at;
  for (const line of linesIn(pdf, text, at.width, style)) {
    let x = align === 'right' ? at.x + at.width - widthOf(pdf, line, style) : at.x;
    for (const run of runsOf(line, weight)) {
      const { width, features } = setRun(pdf, run, size);
      pdf.fillColor(color);
      // All scripts share a baseline; their typefaces differ in ascent.
      pdf.text(run.text, x, y + size, { lineBreak: false, baseline: 'alphabetic', ...(features ? { features } : {}) });
      x += width;
    }
    y += size * leading;
  }
  return y;
}

import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Blob, Face, Feature, Font, shape, Buffer as Text } from 'harfbuzzjs';

const root = join(import.meta.dirname, '..');
const characters = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

const virama = '्';
const nukta = '़';
const consonants = characters(0x915, 0x939);
const vowelSigns = [...characters(0x93e, 0x943), 'ॅ', 'े', 'ै', 'ॉ', 'ो', 'ौ'];
const nasals = ['ं', 'ँ', 'ः'];
const letters = [...characters(0x901, 0x90b), 'ऍ', 'ए', 'ऐ', 'ऑ', 'ओ', 'औ', 'ऽ', 'ॐ', ...characters(0x958, 0x95f)];
const signs = ['।', '॥', ...characters(0x966, 0x970), '\u200c', '\u200d'];

/** Syllables of any word: each letter and its half, below and above ra, with each vowel sign. */
const syllables = [
  ...letters,
  ...signs,
  ...consonants.flatMap((letter) => [
    letter,
    letter + nukta,
    ...[letter, letter + nukta].flatMap((base) => [base + virama, `${base + virama}\u200d`, `${base + virama}र`, `र${virama}${base}`]),
    ...consonants.map((second) => letter + virama + second),
    ...[...vowelSigns, ''].flatMap((sign) => [letter + sign, ...nasals.map((nasal) => letter + sign + nasal)]),
    ...vowelSigns.flatMap((sign) => [`र${virama}${letter}${sign}`, `र${virama}${letter}${sign}ं`]),
  ]),
];
/** Conjuncts of two letters, also with ra: words of sellers and buyers are drawn as those of the shop are. */
const joined = consonants.flatMap((first) =>
  consonants.flatMap((second) => [first + virama + second, `${first + virama + second + virama}र`]),
);

/** Every word in Devanagari of the shop: its sentences, and the goods and stories of the demo shop. */
export async function readWords(): Promise<string[]> {
  const files = execFileSync('git', ['grep', '-lP', '[\\x{0900}-\\x{097F}]', '--', 'src', 'demo'], { cwd: root })
    .toString()
    .trim()
    .split('\n');
  const texts = await Promise.all(files.filter((file) => /\.(tsx?|md|json)$/.test(file)).map((file) => readFile(join(root, file), 'utf8')));
  return [...new Set(texts.flatMap((text) => text.match(/[\u0900-\u097f\u200c\u200d]+/g) ?? []))];
}

const fontOf = (ttf: Uint8Array) => new Font(new Face(new Blob(ttf.slice().buffer), 0));

function glyphsOf(font: Font, text: string, features: Feature[] = []) {
  const buffer = new Text();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer, features);
  return buffer.getGlyphInfosAndPositions();
}

/** Features that replace what the others have put together, by signs of a finer shape. */
const finishing = ['pres', 'abvs', 'blws', 'psts', 'calt'];

/**
 * The glyphs of `words`, and those that any other word is written with: a conjunct without a sign of its own
 * then stands as a half letter and a whole one, as it may.
 */
export function chooseGlyphs(ttf: Uint8Array, words: readonly string[]): Set<number> {
  const font = fontOf(ttf);
  const without = (tags: string[]) => tags.map((tag) => new Feature(tag, 0));
  const shaped = [
    ...syllables.map((text) => glyphsOf(font, text, without(['pres']))),
    ...[...words, ...joined].flatMap((text) => [[], ['pres'], finishing].map((off) => glyphsOf(font, text, without(off)))),
  ];
  return new Set(shaped.flat().map(({ codepoint }) => codepoint));
}

/** @returns those of `words` that the second font draws otherwise than the first */
export function findChanged(before: Uint8Array, after: Uint8Array, words: readonly string[]): string[] {
  const drawn = (font: Font, text: string) =>
    glyphsOf(font, text)
      .map(({ codepoint, xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset, font.glyphToPath(codepoint)].join())
      .join(' ');
  const fonts = [fontOf(before), fontOf(after)] as const;
  return words.filter((word) => drawn(fonts[0], word) !== drawn(fonts[1], word));
}

interface Harfbuzz {
  memory: WebAssembly.Memory;
  [call: string]: unknown;
}

/** Numbers of `hb.h`: sets of a subset, memory that may be written to, no closure over the rules. */
const glyphSet = 0;
const featureSet = 6;
const writable = 2;
const noClosure = 0x200;

/** Cuts a TrueType font down to some glyphs; rules that need another one go with it. */
export async function keepGlyphs(
  ttf: Uint8Array,
  glyphs: ReadonlySet<number>,
  characters: string,
  features: readonly string[],
): Promise<Buffer> {
  const wasm = await readFile(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm);
  const exported = instance.exports as unknown as Harfbuzz;
  const call = (name: string, ...values: number[]) => (exported[name] as (...values: number[]) => number)(...values);
  call('_initialize');
  const at = call('malloc', ttf.length);
  new Uint8Array(exported.memory.buffer).set(ttf, at);
  const face = call('hb_face_create', call('hb_blob_create', at, ttf.length, writable, 0, 0), 0);
  const input = call('hb_subset_input_create_or_fail');
  call('hb_subset_input_set_flags', input, noClosure);
  const keep = (set: number, values: Iterable<number>) => {
    call('hb_set_clear', set);
    for (const value of values) call('hb_set_add', set, value);
  };
  keep(call('hb_subset_input_set', input, glyphSet), glyphs);
  keep(
    call('hb_subset_input_set', input, featureSet),
    features.map((tag) => Buffer.from(tag).readUInt32BE()),
  );
  keep(
    call('hb_subset_input_unicode_set', input),
    [...characters].map((sign) => sign.codePointAt(0) as number),
  );
  const subset = call('hb_subset_or_fail', face, input);
  if (subset === 0) throw new Error('The font cannot be cut down.');
  const result = call('hb_face_reference_blob', subset);
  const start = call('hb_blob_get_data', result, 0);
  return Buffer.from(new Uint8Array(exported.memory.buffer).slice(start, start + call('hb_blob_get_length', result)));
}

/** The characters that these glyphs write. */
export const devanagariSigns = [...new Set([...consonants, ...vowelSigns, ...nasals, ...letters, ...signs, virama, nukta])].join('');

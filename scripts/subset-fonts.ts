/**
 * Cuts the two typefaces down to what the shop writes and puts the results into src/ui/fonts, and for
 * invoices into src/modules/ledger/fonts; both are in the repository. Run it again after a new release of the
 * typefaces: node scripts/subset-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { addGlyph } from './add-glyph.ts';
import { chooseGlyphs, devanagariSigns, findChanged, keepGlyphs, readWords } from './devanagari-glyphs.ts';

const root = join(import.meta.dirname, '..');
const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•·×→←↑↓′″€£¥`;
/** Characters of the shop's pages: the first view of an English page waits for one small file only. */
const everyday = `${range(0x20, 0x7e)}\u00a0£¥°·½×é–—‘’“”•…€←↑→↓−`;
/** The rest of Latin-1, for names. */
const names = [...latin].filter((sign) => !everyday.includes(sign)).join('');
const devanagari = `${range(0x900, 0x97f)} ‌‍।॥.,:;!?()'"-–—0123456789/&%+₹`;

const fonts: [from: string, to: string, text: string][] = [
  ['@fontsource/mukta/files/mukta-latin-400-normal.woff2', 'mukta-latin-400.woff2', everyday],
  ['@fontsource/mukta/files/mukta-latin-600-normal.woff2', 'mukta-latin-600.woff2', everyday],
  ['@fontsource/mukta/files/mukta-latin-400-normal.woff2', 'mukta-names-400.woff2', names],
  ['@fontsource/mukta/files/mukta-latin-600-normal.woff2', 'mukta-names-600.woff2', names],
  ['@fontsource/mukta/files/mukta-devanagari-400-normal.woff2', 'mukta-devanagari-400.woff2', devanagariSigns],
  ['@fontsource/mukta/files/mukta-devanagari-600-normal.woff2', 'mukta-devanagari-600.woff2', devanagariSigns],
  ['@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2', 'eczar-latin.woff2', everyday],
  ['@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2', 'eczar-names.woff2', names],
  ['@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2', 'eczar-devanagari.woff2', devanagariSigns],
];

/** Characters of names and addresses abroad. */
const latinExt = `${range(0x100, 0x24f)}${range(0x1e00, 0x1eff)}`;

/** As they are embedded: unpacking compressed ones would take most of the time that a PDF takes. */
async function writePrintFonts(): Promise<void> {
  for (const weight of [400, 600]) {
    for (const [script, text] of [
      ['latin', latin],
      ['latin-ext', latinExt],
      ['devanagari', devanagari],
    ] as const) {
      const source = await readFile(join(root, `node_modules/@fontsource/mukta/files/mukta-${script}-${weight}-normal.woff2`));
      const subset = await subsetFont(source, text, { targetFormat: 'truetype', noHinting: true });
      await writeFile(join(root, `src/modules/ledger/fonts/mukta-${script}-${weight}.ttf`), subset);
    }
  }
}
await writePrintFonts();

/** First characters of the blocks of scripts in which addresses are written, too. */
const addressScripts = {
  bengali: 0x980,
  gurmukhi: 0xa00,
  gujarati: 0xa80,
  oriya: 0xb00,
  tamil: 0xb80,
  telugu: 0xc00,
  kannada: 0xc80,
  malayalam: 0xd00,
};

/** Typefaces of address labels: words alone, since digits and marks are those of Mukta. */
async function writeAddressFonts(): Promise<void> {
  for (const [script, first] of Object.entries(addressScripts)) {
    // The shaping of pdfkit misplaces conjuncts of the Bengali one of Noto.
    const name = script === 'bengali' ? 'hind-siliguri' : `noto-sans-${script}`;
    const source = await readFile(join(root, `node_modules/@fontsource/${name}/files/${name}-${script}-500-normal.woff2`));
    const subset = await subsetFont(source, `${range(first, first + 0x7f)} \u200c\u200d\u25cc।॥`, {
      targetFormat: 'truetype',
      noHinting: true,
    });
    await writeFile(join(root, `src/modules/ledger/fonts/address-${script}.ttf`), subset);
  }
}
await writeAddressFonts();

/** Rules that put letters together and place their marks, and none that wait to be asked for. */
const devanagariFeatures = [
  ...['akhn', 'blwf', 'cjct', 'half', 'nukt', 'rkrf', 'rphf', 'vatu', 'ccmp', 'rclt'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'calt'],
  ...['abvm', 'blwm', 'mark', 'mkmk', 'dist', 'kern'],
];
const words = await readWords();

/** Three of five glyphs are conjuncts that no word of the shop has. */
async function cutDevanagari(source: Buffer, to: string, text: string): Promise<Buffer> {
  const whole = await cut(source, to, text, 'truetype');
  const fewer = await keepGlyphs(whole, chooseGlyphs(whole, words), text, devanagariFeatures);
  const changed = findChanged(whole, fewer, words);
  if (changed.length > 0) throw new Error(`${to} draws these otherwise: ${changed.join(' ')}`);
  return fewer;
}

/** @param isVariable the source still has its axis of weights */
const cut = (source: Buffer, to: string, text: string, targetFormat: 'woff2' | 'truetype', isVariable = to.startsWith('eczar')) =>
  subsetFont(source, text, {
    targetFormat,
    // Hinting is a third of these files and helps only screens that are gone.
    noHinting: true,
    // Small capitals, old figures and fractions are used nowhere.
    keepFeatures: to.includes('devanagari') ? devanagariFeatures : ['kern', 'liga', 'tnum'],
    // Headings are set in one weight.
    ...(isVariable ? { variationAxes: { wght: 500 } } : {}),
  });

for (const [from, to, text] of fonts) {
  let source: Buffer = await readFile(join(root, 'node_modules', from));
  let signs = text;
  let isVariable: boolean | undefined;
  // Both faces keep the sign of the rupee with Devanagari; prices stand on every page, in headings too.
  if (/^(mukta|eczar)-latin/.test(to)) {
    const rupee = await cut(await readFile(join(root, 'node_modules', from.replace('latin', 'devanagari'))), to, '₹', 'truetype');
    source = addGlyph(await cut(source, to, text, 'truetype'), rupee, 0x20b9);
    signs += '₹';
    isVariable = false;
  }
  if (to.includes('devanagari')) {
    source = await cutDevanagari(source, to, text);
    isVariable = false;
  }
  const subset = await cut(source, to, signs, 'woff2', isVariable);
  await writeFile(join(root, 'src/ui/fonts', to), subset);
  process.stdout.write(`${to} ${source.length} → ${subset.length} bytes\n`);
}

/**
 * Cuts the two typefaces down to what the shop writes and puts the results into src/web/fonts, and for invoices into
 * src/modules/ledger/fonts; both are in the repository.
 * Run it again after a new release of the typefaces: node scripts/subset-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '..');
const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•·×→←↑↓′″€£¥`;
const devanagari = `${range(0x900, 0x97f)} ‌‍।॥.,:;!?()'"-–—0123456789/&%+₹`;

const fonts: [from: string, to: string, text: string][] = [
  ['@fontsource/mukta/files/mukta-latin-400-normal.woff2', 'mukta-latin-400.woff2', latin],
  ['@fontsource/mukta/files/mukta-latin-600-normal.woff2', 'mukta-latin-600.woff2', latin],
  ['@fontsource/mukta/files/mukta-devanagari-400-normal.woff2', 'mukta-devanagari-400.woff2', devanagari],
  ['@fontsource/mukta/files/mukta-devanagari-600-normal.woff2', 'mukta-devanagari-600.woff2', devanagari],
  ['@fontsource/mukta/files/mukta-devanagari-400-normal.woff2', 'mukta-rupee-400.woff2', '₹'],
  ['@fontsource/mukta/files/mukta-devanagari-600-normal.woff2', 'mukta-rupee-600.woff2', '₹'],
  ['@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2', 'eczar-latin.woff2', latin],
  ['@fontsource-variable/eczar/files/eczar-devanagari-wght-normal.woff2', 'eczar-devanagari.woff2', devanagari],
];

/** What names and addresses abroad are written with. */
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

for (const [from, to, text] of fonts) {
  const source = await readFile(join(root, 'node_modules', from));
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    // Hinting is a third of these files and helps only screens that are gone.
    noHinting: true,
    // Headings are set in one weight.
    ...(to.startsWith('eczar') ? { variationAxes: { wght: 500 } } : {}),
  });
  await writeFile(join(root, 'src/web/fonts', to), subset);
  process.stdout.write(`${to} ${source.length} → ${subset.length} bytes\n`);
}

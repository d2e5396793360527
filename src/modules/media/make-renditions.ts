import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { loadSharp } from './load-sharp.ts';
import { withPictureSlot } from './picture-queue.ts';

/** How the files of a picture are made. Widths in px, qualities from 1 to 100. */
export interface RenditionPlan {
  widths: readonly number[];
  avifQuality: number;
  webpQuality: number;
  /** Which widths exist as WebP, too: all, or the largest alone for mails, feeds and browsers without AVIF. */
  webpWidths: 'all' | 'largest';
  /** 0 is fast and large, 9 slow and small. */
  avifEffort: number;
}

export const uploadPlan: RenditionPlan = {
  widths: [240, 480, 800, 1200, 1600],
  avifQuality: 55,
  webpQuality: 78,
  webpWidths: 'all',
  avifEffort: 4,
};

export const maxPixels = 40_000_000;
export const decodeSeconds = 30;
const encodeSeconds = 60;
/** Kora, the ground that pictures stand on in the shop: what was transparent becomes it, in the light and in the dark theme. */
export const backgroundColor = '#faf6ee';

export interface Renditions {
  /** Of the upright original, in px. */
  width: number;
  height: number;
  /** Widths in px that were made, ascending. */
  widths: number[];
  /** A data: URL of at most 300 characters. */
  placeholder: string;
}

/** Names a picture by its content: the first 128 bits of the SHA-256, in hexadecimal. */
export function contentHash(original: Uint8Array): string {
  return createHash('sha256').update(original).digest('hex').slice(0, 32);
}

/** The widths of `plan` that an original of this width has the pixels for; the original's own when it is narrower than all. */
export function widthsFor(plan: RenditionPlan, width: number): number[] {
  const widths = plan.widths.filter((step) => step <= width);
  return widths.length > 0 ? widths : [width];
}

/** Names of the files that a picture of these widths has, in the order in which they are made. */
export function renditionFiles(plan: RenditionPlan, widths: readonly number[]): string[] {
  const hasWebp = (width: number) => plan.webpWidths === 'all' || width === widths.at(-1);
  return widths.flatMap((width) => [`${width}.avif`, ...(hasWebp(width) ? [`${width}.webp`] : [])]);
}

/**
 * Makes AVIF and WebP files of a picture: upright, in sRGB, opaque and without any metadata, hence without the place it was taken at.
 * @param original bytes of an accepted picture, or an SVG of our own
 * @param store keeps one file, named such as `480.avif`; called one file after the other
 * @throws when the pixels cannot be decoded in bounded time and memory
 */
export async function makeRenditions(
  original: Uint8Array,
  plan: RenditionPlan,
  store: (file: string, body: Uint8Array) => Promise<void>,
): Promise<Renditions> {
  const sharp = await loadSharp();
  const input = sharp(original, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
  const { autoOrient } = await withPictureSlot(() => input.metadata());
  const widths = widthsFor(plan, autoOrient.width);
  // Decoded once, at the largest width: every file is made from these pixels. Each file waits for a turn of its own, so that an upload
  // whose sender is waiting gets in between.
  const { data, info } = await withPictureSlot(() =>
    input
      .autoOrient()
      .resize({ width: widths.at(-1) })
      .flatten({ background: backgroundColor })
      .toColourspace('srgb')
      .timeout({ seconds: decodeSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const pixels = (width: number) =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
      .resize({ width })
      .timeout({ seconds: encodeSeconds });
  // Colours at half the resolution, as JPEG and WebP have them: some 4 % less on the line, and quicker to make.
  const avif = { quality: plan.avifQuality, effort: plan.avifEffort, chromaSubsampling: '4:2:0' };
  const webp = { quality: plan.webpQuality, effort: 5, smartSubsample: true };
  for (const file of renditionFiles(plan, widths)) {
    const width = Number.parseInt(file, 10);
    const encode = () => (file.endsWith('.avif') ? pixels(width).avif(avif) : pixels(width).webp(webp)).toBuffer();
    await store(file, await withPictureSlot(encode));
  }
  return { width: autoOrient.width, height: autoOrient.height, widths, placeholder: await withPictureSlot(() => makePlaceholder(pixels)) };
}

/** A picture of a dozen pixels: its colours are there before its file is. */
async function makePlaceholder(pixels: (width: number) => Sharp): Promise<string> {
  for (const [width, quality] of [
    [14, 30],
    [10, 20],
    [6, 10],
  ] as const) {
    const tiny = await pixels(width).webp({ quality, effort: 6, alphaQuality: 0 }).toBuffer();
    const url = `data:image/webp;base64,${tiny.toString('base64')}`;
    if (url.length < 200) return url;
  }
  const body = await pixels(4).resize(4, 4, { fit: 'fill' }).webp({ quality: 1, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${body.toString('base64')}`;
}

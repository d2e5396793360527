import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { loadSharp } from './load-sharp.ts';
import { withPictureSlot } from './picture-queue.ts';

/** Widths in px, qualities from 1 to 100. */
export interface RenditionPlan {
  widths: readonly number[];
  avifQuality: number;
  webpQuality: number;
  /** Widths that exist as WebP, too: all, or the largest alone for mails, feeds and browsers without AVIF. */
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
/**
 * The colour Kora, the background of pictures in the shop: transparent parts get it, in the light and in the
 * dark theme.
 */
export const backgroundColor = '#faf6ee';

export interface Renditions {
  /** Size of the upright original in px. */
  width: number;
  height: number;
  /** Widths of the files in px, ascending. */
  widths: number[];
  /** A data: URL of at most 300 characters. */
  placeholder: string;
}

/** Names a picture by its content: the first 128 bits of the SHA-256, in hexadecimal. */
export function contentHash(original: Uint8Array): string {
  return createHash('sha256').update(original).digest('hex').slice(0, 32);
}

/**
 * Selects the widths of `plan` that an original has the pixels for; its own width where it is narrower than
 * all.
 */
export function widthsFor(plan: RenditionPlan, width: number): number[] {
  const widths = plan.widths.filter((step) => step <= width);
  return widths.length > 0 ? widths : [width];
}

/** Names the files of a picture, in the order in which they are made. */
export function renditionFiles(plan: RenditionPlan, widths: readonly number[]): string[] {
  const hasWebp = (width: number) => plan.webpWidths === 'all' || width === widths.at(-1);
  return widths.flatMap((width) => [`${width}.avif`, ...(hasWebp(width) ? [`${width}.webp`] : [])]);
}

/**
 * Encodes AVIF and WebP files of a picture: upright, in sRGB, opaque and without any metadata, hence without
 * its location.
 * @param original bytes of an accepted picture
 * @param store stores one file, named such as `480.avif`; called one file after the other
 * @throws where the pixels cannot be decoded in bounded time and memory
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
  // Decoded once, at the largest width: every file is made from these pixels. Each file takes a slot of its
  // own, so that an upload whose sender waits gets in between.
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
  // Half the colour resolution, as JPEG and WebP have it: some 4 % fewer bytes, and faster to encode.
  const avif = { quality: plan.avifQuality, effort: plan.avifEffort, chromaSubsampling: '4:2:0' };
  const webp = { quality: plan.webpQuality, effort: 5, smartSubsample: true };
  for (const file of renditionFiles(plan, widths)) {
    const width = Number.parseInt(file, 10);
    const encode = () => (file.endsWith('.avif') ? pixels(width).avif(avif) : pixels(width).webp(webp)).toBuffer();
    await store(file, await withPictureSlot(encode));
  }
  return { width: autoOrient.width, height: autoOrient.height, widths, placeholder: await withPictureSlot(() => makePlaceholder(pixels)) };
}

/** Encodes a picture of a dozen pixels, whose colours show before its file arrives. */
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

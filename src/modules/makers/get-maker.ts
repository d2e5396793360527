import { recordingUrl } from '#modules/media/recording.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { webpUrl } from '#shared/webp-url.ts';
import type { MakerPage } from './contract.ts';
import { readPictures } from './photo-queries.ts';
import { readMaker, readMakers } from './queries.ts';
import { readVoice } from './voice-queries.ts';

/** @throws {DomainError} MAKER_NOT_FOUND */
export async function getMaker(ctx: Context, input: { slug: string }): Promise<MakerPage> {
  const maker = await readMaker(ctx.db, input.slug);
  if (!maker) throw new DomainError('MAKER_NOT_FOUND');
  ctx.cache.dependsOn(`maker:${maker._id}`);
  const [pictured, heard] = await Promise.all([readPictures(ctx.db, maker._id), readVoice(ctx.db, maker._id)]);
  const shown = pictured.map(({ isPortrait, alt, hash, widths, width, height, placeholder }) => ({
    isPortrait,
    ...{
      url: webpUrl({ base: `/media/${hash}`, widths }),
      base: `/media/${hash}`,
      widths,
      width,
      height,
      placeholder,
      kind: 'photo' as const,
      alt,
    },
  }));
  const portrait = shown.find(({ isPortrait }) => isPortrait);
  const pictures = shown.filter((each) => each !== portrait);
  const voice = heard && {
    url: recordingUrl(heard.hash, heard.kind),
    language: heard.language,
    transcript: { en: heard.transcript.en, hi: heard.transcript.hi ?? '' },
  };
  return { ...maker, ...(portrait ? { portrait } : {}), ...(voice ? { voice } : {}), ...(pictures.length > 0 ? { pictures } : {}) };
}

/** Makers in order of their slug; `next` goes into `after`. */
export async function listMakers(ctx: Context, input: { after?: string | undefined; limit: number }) {
  ctx.cache.dependsOn('makers');
  const rows = await readMakers(ctx.db, input.after, input.limit + 1);
  const makers = rows.slice(0, input.limit);
  const last = makers.at(-1);
  return { data: { makers }, ...(rows.length > input.limit && last ? { next: last.slug } : {}) };
}

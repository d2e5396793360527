import { z } from 'zod';
import { picture } from '#modules/media/contract.ts';
import { publicRead } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';
import { spokenLanguageCodes } from '#shared/spoken-languages.ts';
import { consentsContract } from './consents-contract.ts';

export const makersTag = { name: 'Makers and sellers', description: 'Who made a piece, and who sells it.' };
const tags = [makersTag.name];

/** The person, group or cluster of workshops that made a product; never its seller. */
export const maker = z.object({
  _id: z.string(),
  slug: z.string(),
  name: localized,
  kind: z.enum(['artisan', 'group', 'cluster']),
  craft: localized,
  place: localized,
  state: z.string(),
  since: z.int(),
  story: localized,
});
export type Maker = z.infer<typeof maker>;

/** The voice of a maker, in the maker's own language. */
const voice = z.object({
  url: z.string().meta({ description: 'A file that never changes: `audio/mpeg` or `audio/wav`' }),
  language: z.enum(spokenLanguageCodes).meta({ description: 'ISO 639' }),
  transcript: localized.required(),
});
export type MakerVoice = z.infer<typeof voice>;

/** A maker with what its own page shows. */
export const makerPage = maker.extend({
  portrait: picture.optional(),
  voice: voice.optional(),
  pictures: z.array(picture).optional().meta({ description: 'Of the work, in the order of the shop' }),
});
export type MakerPage = z.infer<typeof makerPage>;

export const makersContract = {
  ...consentsContract,
  getMaker: publicRead
    .errors(declareErrors('MAKER_NOT_FOUND'))
    .meta({ onManyPages: true })
    .route({ method: 'GET', path: '/makers/{slug}', summary: 'A maker with story and place', tags })
    .input(z.object({ slug: z.string().max(120) }))
    .output(z.object({ data: z.object({ maker: makerPage }) })),
  listMakers: publicRead
    .route({ method: 'GET', path: '/makers', summary: 'All makers by name', tags })
    .input(z.object({ after: z.string().max(120).optional(), limit: z.coerce.number().int().min(1).max(100).default(60) }))
    .output(z.object({ data: z.object({ makers: z.array(maker.omit({ story: true })) }), next: z.string().optional() })),
};

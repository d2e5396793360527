import { z } from 'zod';
import { consentKinds } from '#modules/makers/consents-contract.ts';
import { maker as publicMaker } from '#modules/makers/contract.ts';
import { picture } from '#modules/media/contract.ts';
import { indianStates } from '#shared/address-forms.ts';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';
import { spokenLanguageCodes } from '#shared/spoken-languages.ts';
import { wrongState } from './desk-contract.ts';
import { line, lines, optional, shop } from './shop-contract.ts';

export const makersOfShopTag = { name: 'Makers of a shop', description: 'The makers whose pages a shop keeps, for its team.' };
const tags = [makersOfShopTag.name];
const maker = z.string().max(40);
const photo = z.string().max(40);
const alt = z.string().trim().max(200).optional();

/** Words of a maker, as a form sends them. */
export const makerWords = z.object({
  name: line(80),
  nameHi: optional(line(80)),
  kind: publicMaker.shape.kind,
  craft: line(80),
  craftHi: optional(line(80)),
  place: line(80),
  placeHi: optional(line(80)),
  state: z.enum(indianStates),
  since: z.coerce.number().int().min(1000).max(2100),
  story: lines(3_000).refine((text) => text !== '', { error: 'Fill this in.' }),
  storyHi: optional(lines(3_000)),
  pictureConsent: optional(z.enum(consentKinds)).meta({ description: 'How the maker agreed that pictures are shown; needed for any' }),
  voiceLanguage: optional(z.enum(spokenLanguageCodes)).meta({ description: 'Of the recording; needed for one, like the next three' }),
  voiceEn: optional(lines(3_000)).meta({ description: 'What the recording says, in English' }),
  voiceHi: optional(lines(3_000)).meta({ description: 'What the recording says, in Hindi' }),
  voiceConsent: optional(z.enum(consentKinds)).meta({ description: 'How the maker agreed that the voice is heard' }),
});

const makerInput = makerWords.extend({
  shop,
  alts: z
    .record(photo, z.object({ en: alt, hi: alt }))
    .optional()
    .meta({ description: 'Descriptions of photographs, by their ids' }),
});

const standing = z.enum(['shown', 'waiting', 'sent-back']);

const row = z.object({
  _id: z.string(),
  slug: z.string().optional().meta({ description: 'Absent before the first review' }),
  name: localized,
  state: standing,
  lacksHindi: z.boolean(),
});
export type ShopMakerRow = z.infer<typeof row>;

const makerPhoto = picture.pick({ base: true, widths: true, width: true, height: true }).extend({
  _id: z.string(),
  state: z.enum(['pending', 'ready', 'failed']),
  isPortrait: z.boolean(),
  alt: z.object({ en: z.string().optional(), hi: z.string().optional() }),
});
export type MakerPhoto = z.infer<typeof makerPhoto>;

const view = z.object({
  _id: z.string(),
  slug: z.string().optional(),
  fields: z.record(z.string(), z.string()).meta({ description: 'What buyers see, as the form shows it; empty before the first review' }),
  change: z
    .object({
      fields: z.record(z.string(), z.string()),
      isSentBack: z.boolean(),
      sentAt: z.string(),
      note: localized.optional().meta({ description: 'Words of the operator' }),
    })
    .optional(),
  voice: z
    .object({ url: z.string(), state: makerPhoto.shape.state })
    .optional()
    .meta({ description: 'The recording that the next change brings' }),
  photos: z.array(makerPhoto).meta({ description: 'What the next change brings: nobody else sees it before the review' }),
});
export type ShopMaker = z.infer<typeof view>;

const named = z.object({ shop, maker });
const done = z.object({ status: z.literal('success') });
const found = shopEndpoint('drafts').errors(declareErrors('NOT_FOUND'));
const change = shopEndpoint('drafts')
  .meta({ bodyLimit: 64 * 1024 })
  .errors(declareErrors('SELLER_NOT_FOUND', wrongState));

/** Endpoints of the makers whose pages a shop keeps. A facilitator keeps those of makers who consented. */
export const makersOfShopContract = {
  listShopMakers: shopEndpoint('drafts')
    .route({ method: 'GET', path: '/shops/{shop}/makers', summary: 'The makers whose pages a shop keeps', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: z.object({ makers: z.array(row) }) })),
  getShopMaker: found
    .route({ method: 'GET', path: '/shops/{shop}/makers/{maker}', summary: 'A maker with its photographs and the change that waits', tags })
    .input(named)
    .output(z.object({ data: z.object({ maker: view }) })),
  addShopMaker: change
    .route({
      method: 'POST',
      path: '/shops/{shop}/makers',
      summary: 'Add a maker',
      description: 'Buyers see it once the operator has looked at it.',
      tags,
    })
    .input(makerInput.omit({ alts: true }))
    .output(z.object({ data: z.object({ maker: z.string() }) })),
  saveShopMaker: change
    .errors(declareErrors('NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/shops/{shop}/makers/{maker}',
      summary: 'Send the words and the photographs of a maker to be reviewed',
      description:
        'Buyers see what was there before until then. INVALID_INPUT at `pictureConsent` where pictures lack one, and at what a recording lacks.',
      tags,
    })
    .input(makerInput.extend({ maker }))
    .output(z.object({ data: z.object({ waits: z.boolean() }) })),
  withdrawMakerChange: change
    .errors(declareErrors('NOT_FOUND'))
    .route({ method: 'POST', path: '/shops/{shop}/makers/{maker}/withdraw', summary: 'Take back a change that waits', tags })
    .input(named)
    .output(done),
  addMakerPhoto: found
    .meta({ takesFile: true })
    .errors(declareErrors('UNREADABLE_IMAGE'))
    .route({
      method: 'POST',
      path: '/shops/{shop}/makers/{maker}/photos',
      summary: 'Upload a photograph of a maker or of the work, at most 9',
      description: 'The body is the picture itself, or a form with it. The same file is taken once.',
      tags,
    })
    .input(named)
    .output(z.object({ data: z.object({ photo: z.string() }) })),
  addMakerVoice: found
    .meta({ takesFile: true })
    .errors(declareErrors('SELLER_NOT_FOUND', wrongState, 'UNREADABLE_AUDIO', 'AUDIO_TOO_LONG'))
    .route({
      method: 'POST',
      path: '/shops/{shop}/makers/{maker}/voice',
      summary: 'Upload a recording of the maker’s voice, in place of the one before',
      description: 'The body is an MP3 or WAV file of at most 5 MB and 3 minutes, or a form with it. Its sound alone is kept.',
      tags,
    })
    .input(named)
    .output(z.object({ data: z.object({ voice: z.string() }) })),
  removeMakerVoice: found
    .errors(declareErrors('SELLER_NOT_FOUND', wrongState))
    .route({ method: 'DELETE', path: '/shops/{shop}/makers/{maker}/voice', summary: 'Take out the recording of a maker’s voice', tags })
    .input(named)
    .output(done),
  moveMakerPhoto: found
    .route({
      method: 'POST',
      path: '/shops/{shop}/makers/{maker}/photos/{photo}/steps',
      summary: 'Move a photograph of a maker, make it the portrait, or take it out',
      tags,
    })
    .input(named.extend({ photo, event: z.enum(['earlier', 'later', 'portrait', 'remove']) }))
    .output(done),
};

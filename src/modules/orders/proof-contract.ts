import { z } from 'zod';
import { picture } from '#modules/media/contract.ts';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { wrongParcelState } from './parcel-contract.ts';

/** Photographs of one parcel as it was packed. */
export const maxPackPhotos = 3;
/** Grams of the heaviest parcel. */
const maxGrams = 200_000;

const by = z.string().optional().meta({ description: 'Name of the member of the team' });

/** A parcel as its shop packed it. */
export const packProof = z.object({
  photos: z.array(picture.omit({ url: true, alt: true, kind: true }).extend({ at: z.string(), by })),
  photosWaiting: z.int().meta({ description: 'Photographs that arrived and are being prepared' }),
  weight: z.object({ grams: z.int(), at: z.string(), by }).optional(),
});
export type PackProof = z.infer<typeof packProof>;

const tags = ['Orders'];
const ofParcel = z.object({ shop: z.string().max(80), parcelId: z.string().max(40) });
const proves = shopEndpoint('orders').errors(declareErrors('ORDER_NOT_FOUND', wrongParcelState));
const output = z.object({ data: z.object({ proof: packProof }) });

export const proofContract = {
  addPackPhoto: proves
    .meta({ takesFile: true })
    .errors(declareErrors('UNREADABLE_IMAGE'))
    .route({
      method: 'POST',
      path: '/shops/{shop}/parcels/{parcelId}/photos',
      summary: `Add a photograph of a parcel as it is packed, at most ${maxPackPhotos}`,
      description:
        'Until two days after it was shipped. The body is the picture itself, or a form with it. The team and the operator see it, the buyer does not. It cannot be changed.',
      tags,
    })
    .input(ofParcel)
    .output(output),
  weighParcel: proves
    .route({
      method: 'POST',
      path: '/shops/{shop}/parcels/{parcelId}/weight',
      summary: 'Note what a packed parcel weighs',
      description: 'Until two days after it was shipped. A later weight stands beside the earlier one, and counts.',
      tags,
    })
    .input(ofParcel.extend({ grams: z.coerce.number().int().min(1).max(maxGrams) }))
    .output(output),
};

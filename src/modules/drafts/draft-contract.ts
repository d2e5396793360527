import { z } from 'zod';
import { productBody } from '#modules/catalog/shop-contract.ts';
import { localized } from '#shared/schemas.ts';
import { draftStates, reviewDecisions } from './draft-rules.ts';
import { draftPhoto } from './photos-contract.ts';

export const draftsTag = { name: 'Drafts', description: 'Products that a shop prepares, and their reviews.' };

/** Reasons to pick for a draft that is not approved; their words are in `review-words.ts`. */
export const reviewReasons = ['words', 'photographs', 'price', 'category', 'maker', 'not-handmade', 'not-allowed'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

const spoken = (max: number) => z.object({ en: z.string().max(max).optional(), hi: z.string().max(max).optional() });

/** A product on its way: each field may be missing, and a text may be empty. */
export const draftBody = productBody.partial().extend({
  title: spoken(120).optional(),
  description: spoken(4_000).optional(),
  care: spoken(1_000).optional(),
  variation: spoken(500).optional(),
  subcategoryId: z.string().max(40).optional(),
  makerId: z.string().max(40).optional(),
  materials: z.array(z.string().max(80)).max(8).optional(),
  hsn: z.string().max(8).optional(),
  variants: z
    .array(productBody.shape.variants.element.partial().extend({ sku: z.string().max(40).optional(), size: z.string().max(40).optional() }))
    .max(60)
    .optional(),
});
export type DraftBody = z.infer<typeof draftBody>;

const review = z.object({
  decision: z.enum(reviewDecisions),
  reasons: z.array(z.object({ reason: z.enum(reviewReasons), label: localized })),
  note: localized.optional(),
  at: z.string(),
});

export const draftRow = z.object({
  _id: z.string(),
  product: z.string().optional().meta({ description: 'The product that it changes, or became' }),
  isNew: z.boolean(),
  state: z.enum(draftStates),
  version: z.int(),
  title: localized,
  updatedAt: z.string(),
  submittedAt: z.string().optional(),
});
export type DraftRow = z.infer<typeof draftRow>;

const giStanding = z.object({
  mark: z.string(),
  name: z.string(),
  until: z.string().optional().meta({ description: 'The last day on which products bear it; missing while the right to it is not proved' }),
});

export const draft = draftRow.extend({
  body: draftBody,
  photos: z.array(draftPhoto).meta({ description: 'The first one is the cover' }),
  photosVersion: z.int().meta({ description: 'Changes with the photographs, `version` with all else' }),
  reviews: z.array(review).meta({ description: 'The latest first' }),
  gi: giStanding.optional().meta({ description: 'The GI mark that it claims' }),
});
export type Draft = z.infer<typeof draft>;

export const deskRow = draftRow.extend({
  shop: z.string(),
  approved: z.int().meta({ description: 'Products of the shop that were approved before' }),
});
export type DeskRow = z.infer<typeof deskRow>;

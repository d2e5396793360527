import { z } from 'zod';
import { anyoneEndpoint } from '#shared/endpoint.ts';
import { languages } from '#shared/localized.ts';
import { countWords, looksLikePhone, maxProductRequestWords, textLimits } from '#shared/text-limits.ts';

/** Line breaks and other control characters become spaces. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim();

const line = (max: number) =>
  z
    .string()
    .overwrite(oneLine)
    .min(1, { error: 'Fill this in.', abort: true })
    .max(max, { error: `At most ${max} characters.`, abort: true });

/** Several lines, with one kind of line break and no other control characters. */
const lines = (max: number) =>
  z
    .string()
    .overwrite((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .min(1, { error: 'Fill this in.', abort: true })
    .max(max, { error: `At most ${max} characters.`, abort: true });

const sender = {
  name: line(textLimits.name),
  email: line(textLimits.email).pipe(z.email({ error: 'Enter an email address such as name@example.com.' })),
  phoneNumber: line(textLimits.phoneNumber)
    .refine(looksLikePhone, { error: 'Enter a phone number with at least 10 digits.' })
    .meta({ description: 'With +country, or Indian' }),
};

const beside = {
  language: z.enum(languages).default('en').meta({ description: 'Language of the answer and of the acknowledgement' }),
  homepage: z.string().max(2_000).optional().meta({ description: 'Left empty by people: a form hides it' }),
};

/** The answer to a form, in the language of the request. */
const received = z.object({
  message: z.string(),
  reference: z.string().meta({ description: 'The number to name when asking about it' }),
});

const sellerRequest = z.object({
  ...sender,
  businessName: line(textLimits.businessName),
  description: lines(textLimits.description),
  ...beside,
});

const feedback = z.object({ ...sender, subject: line(textLimits.subject), message: lines(textLimits.message), ...beside });

const productRequest = z.object({
  product: lines(textLimits.product)
    .refine((text) => countWords(text) <= maxProductRequestWords, { error: `At most ${maxProductRequestWords} words.` })
    .meta({ description: `At most ${maxProductRequestWords} words` }),
  searchTerm: z
    .string()
    .overwrite(oneLine)
    .max(textLimits.searchTerm, { error: `At most ${textLimits.searchTerm} characters.` })
    .optional()
    .meta({ description: 'What was searched for before' }),
  ...beside,
});

export type SellerRequest = z.output<typeof sellerRequest>;
export type Feedback = z.output<typeof feedback>;
export type ProductRequest = z.output<typeof productRequest>;
export type Received = z.output<typeof received>;

/**
 * A form percent-encodes each Hindi letter as nine characters: 4,000 of them with a sender are nearly 60 KiB.
 */
const form = anyoneEndpoint.meta({ form: true, bodyLimit: 64 * 1024 });
export const formsTag = { name: 'Forms', description: 'What people write to the shop. Each call is also served without the prefix.' };
const tags = [formsTag.name];

export const supportContract = {
  submitSellerRequest: form
    .route({
      method: 'POST',
      path: '/seller-request',
      summary: 'Ask to become a seller',
      description: 'Acknowledged by e-mail. The same request sent twice within minutes answers the same reference.',
      tags,
    })
    .input(sellerRequest)
    .output(received),
  submitFeedback: form
    .route({
      method: 'POST',
      path: '/feedback',
      summary: 'Give feedback',
      description: 'Acknowledged by e-mail. The same feedback sent twice within minutes answers the same reference.',
      tags,
    })
    .input(feedback)
    .output(received),
  requestProduct: form
    .route({
      method: 'POST',
      path: '/request-product',
      summary: 'Ask for a piece that the shop does not have',
      description: 'The same wish sent twice within minutes answers the same reference.',
      tags,
    })
    .input(productRequest)
    .output(received),
};

import { z } from 'zod';
import { orderNumber } from '#modules/orders/contract.ts';
import { anyoneEndpoint, publicRead } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { languages } from '#shared/localized.ts';
import { countWords, looksLikePhone, maxProductRequestWords, textLimits } from '#shared/text-limits.ts';
import { contactTopics, helpTopics } from './support-rules.ts';

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

const emailAddress = line(textLimits.email).pipe(z.email({ error: 'Enter an email address such as name@example.com.' }));

const sender = {
  name: line(textLimits.name),
  email: emailAddress,
  phoneNumber: line(textLimits.phoneNumber)
    .refine(looksLikePhone, { error: 'Enter a phone number with at least 10 digits.' })
    .meta({ description: 'With +country, or Indian' }),
};

/** A field that a form may leave empty. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

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
  email: optional(emailAddress).meta({ description: 'Where an answer is wanted' }),
  ...beside,
});

const contact = z
  .object({
    topic: z.enum(contactTopics),
    message: lines(textLimits.message),
    email: optional(emailAddress).meta({ description: 'Required but for `feedback`' }),
    orderNumber: optional(orderNumber),
    about: optional(z.string().max(40)).meta({ description: 'The product that it is about' }),
    ...beside,
  })
  .refine(({ topic, email }) => topic === 'feedback' || email !== undefined, { path: ['email'], error: 'Fill this in.' });

const orderHelp = z
  .object({
    number: orderNumber,
    parcelId: z.string().max(40),
    topic: z.enum(helpTopics),
    message: optional(lines(textLimits.message)).meta({ description: 'Required but for `late` and `where`' }),
    language: beside.language,
  })
  .refine(({ topic, message }) => topic === 'late' || topic === 'where' || message !== undefined, {
    path: ['message'],
    error: 'Fill this in.',
  });

const basisPoints = z.int().min(0).meta({ description: 'Hundredths of a percent' });
const sellerTerms = z.object({
  commissionBp: basisPoints,
  commissionGstBp: basisPoints.meta({ description: 'GST on the commission' }),
  tcsBp: basisPoints,
  tdsBp: basisPoints,
});

export type Contact = z.output<typeof contact>;
export type OrderHelp = z.output<typeof orderHelp>;
export type SellerTerms = z.output<typeof sellerTerms>;
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
  submitContact: form
    .route({
      method: 'POST',
      path: '/contact',
      summary: 'Write to the shop',
      description:
        'Acknowledged by e-mail where an address is given. The same message sent twice within minutes answers the same reference.',
      tags,
    })
    .input(contact)
    .output(received),
  requestOrderHelp: anyoneEndpoint
    .errors(declareErrors('ORDER_NOT_FOUND'))
    .meta({ bodyLimit: 64 * 1024 })
    .route({
      method: 'POST',
      path: '/orders/{number}/help',
      summary: 'Ask for help with a parcel of an order',
      description: 'Goes to its seller and to the shop, by `support` to the shop alone.',
      tags,
    })
    .input(orderHelp)
    .output(received),
  getSellerTerms: publicRead
    .route({ method: 'GET', path: '/seller-terms', summary: 'What a sale costs a seller today', tags })
    .output(sellerTerms),
};

import { z } from 'zod';
import { email, personName } from '#modules/accounts/contract.ts';
import { awaySales } from '#shared/dispatch-day.ts';
import { deskEndpoint, publicRead } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { languages } from '#shared/localized.ts';
import { localized } from '#shared/schemas.ts';
import { newsContract } from './news-contract.ts';

/** A holiday of a shop, as buyers see it. Dates are ISO dates in India. */
export const shopHoliday = z.object({
  until: z.string().meta({ description: 'Its last day' }),
  opensOn: z.string().meta({ description: 'The day on which it sends parcels again' }),
  sells: z.enum(awaySales).meta({ description: 'What can be ordered meanwhile' }),
  words: localized.optional().meta({ description: 'Words of the shop' }),
});

/** The registered business or co-operative that sells a product and answers for it. */
export const seller = z.object({
  _id: z.string(),
  slug: z.string(),
  sellerName: z.string(),
  label: localized.optional().meta({ description: 'The name in the languages of the shop, where it has another in Hindi' }),
  legalName: z.string().optional().meta({ description: 'As it is registered' }),
  gstin: z.string().optional().meta({ description: 'GST identification number' }),
  address: z.string().optional().meta({ description: 'Of its head office' }),
  kind: z.enum(['cooperative', 'producer-company', 'studio', 'trust']),
  verified: z.boolean(),
  city: localized,
  state: z.string(),
  since: z.int(),
  about: localized,
  dispatchDays: z.int().meta({ description: 'Working days from order to dispatch of a piece in stock' }),
  calendar: z.object({
    weekdays: z.array(z.int()).meta({ description: 'Days of the week on which it sends parcels: Monday is 1' }),
    closed: z
      .array(z.object({ from: z.string(), until: z.string() }))
      .meta({ description: 'Days on which it makes and sends nothing: ISO dates in India' }),
  }),
  holiday: shopHoliday.optional().meta({ description: 'Where the shop is on holiday today' }),
});
export type Seller = z.infer<typeof seller>;

/** Subjects that a person of a seller is written to about. */
export const sellerNotices = ['orders', 'cancellations', 'returns', 'reminders', 'questions'] as const;
export type SellerNotice = (typeof sellerNotices)[number];

const contactInput = z.object({
  email,
  name: personName,
  language: z.enum(languages).meta({ description: 'Language of the mails' }),
  notices: z
    .array(z.enum(sellerNotices))
    .max(sellerNotices.length)
    .meta({ description: 'What the person is written to about: parcels to send, units that are not to be sent, what comes back' }),
});

/** A person of a seller, as the operator entered it. */
export const sellerContact = contactInput.extend({ _id: z.string(), email: z.string(), name: z.string() });
export type SellerContact = z.infer<typeof sellerContact>;

const slug = z.string().max(120);
const contacts = z.object({ data: z.object({ contacts: z.array(sellerContact) }) });
const tags = ['Makers and sellers'];

export const sellersContract = {
  ...newsContract,
  getSeller: publicRead
    .errors(declareErrors('SELLER_NOT_FOUND'))
    .meta({ onManyPages: true })
    .route({ method: 'GET', path: '/sellers/{slug}', summary: 'A seller', tags })
    .input(z.object({ slug }))
    .output(z.object({ data: z.object({ seller }) })),
  listContacts: deskEndpoint('people')
    .errors(declareErrors('SELLER_NOT_FOUND'))
    .route({ method: 'GET', path: '/desk/sellers/{slug}/contacts', summary: 'The people of a seller who are written to', tags })
    .input(z.object({ slug }))
    .output(contacts),
  saveContact: deskEndpoint('people')
    .errors(declareErrors('SELLER_NOT_FOUND'))
    .route({
      method: 'POST',
      path: '/desk/sellers/{slug}/contacts',
      summary: 'Enter a person of a seller',
      description: 'Changes the person with the same address, if there is one.',
      tags,
    })
    .input(contactInput.extend({ slug }))
    .output(contacts),
  removeContact: deskEndpoint('people')
    .errors(declareErrors('SELLER_NOT_FOUND'))
    .route({ method: 'DELETE', path: '/desk/sellers/{slug}/contacts/{contact}', summary: 'Remove a person of a seller', tags })
    .input(z.object({ slug, contact: z.string().max(40) }))
    .output(contacts),
};

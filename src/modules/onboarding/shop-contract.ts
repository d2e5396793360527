import { z } from 'zod';
import { personName } from '#modules/accounts/contract.ts';
import { shopPowers, shopRoles } from '#shared/access.ts';
import { indianStates } from '#shared/address-forms.ts';
import { detailSteps } from '#shared/detail-steps.ts';
import { localized } from '#shared/schemas.ts';
import { sellerFaults, sellerSchemes } from '#shared/seller-facts.ts';
import { shopStates } from '#shared/shop-states.ts';
import { requirementFamilies, requirementFaults } from './requirement-rules.ts';

export const shop = z.string().max(120);

export const line = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .min(1, { error: 'Fill this in.', abort: true })
    .max(max, { error: `At most ${max} characters.` });

export const lines = (max: number) =>
  z
    .string()
    .overwrite((text) =>
      text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .trim(),
    )
    .max(max, { error: `At most ${max} characters.` });

/** A field that a form may leave empty. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());

/** A number of an office, as people write it: with spaces and in any case. */
const officeNumber = (form: RegExp, error: string) =>
  z
    .string()
    .max(40, { error, abort: true })
    .overwrite((text) => text.replace(/[\s-]/g, '').toUpperCase())
    .regex(form, { error });

export const sellerKinds = ['cooperative', 'producer-company', 'studio', 'trust'] as const;

export const namesInput = z.object({
  shop,
  legalName: line(150),
  kind: z.enum(sellerKinds),
  address: line(300),
  state: z.enum(indianStates).meta({ description: 'Where the business is registered' }),
});

export const taxInput = z.object({
  shop,
  scheme: z.enum(sellerSchemes),
  gstin: optional(officeNumber(/^[0-9A-Z]{15}$/, 'A GSTIN has 15 letters and digits.')),
  pan: optional(officeNumber(/^[A-Z]{5}\d{4}[A-Z]$/, 'A PAN has five letters, four digits and a letter.')),
  enrolmentNo: optional(officeNumber(/^[A-Z0-9]{12,15}$/, 'An enrolment number has 12 to 15 letters and digits.')),
});

export const exportInput = z.object({
  shop,
  iec: optional(officeNumber(/^[A-Z0-9]{10}$/, 'An importer-exporter code has 10 letters and digits.')),
  lutArn: optional(officeNumber(/^[A-Z0-9]{10,20}$/, 'The number of a letter of undertaking has 10 to 20 letters and digits.')),
  lutYear: optional(z.string().regex(/^\d{4}$/, { error: 'Say the financial year as 2627.' })).meta({ description: 'Such as 2627' }),
});

export const pickupInput = z.object({
  shop,
  name: personName,
  phone: line(32),
  line1: line(120),
  line2: optional(line(120)),
  city: line(80),
  state: z.enum(indianStates),
  postalCode: officeNumber(/^[1-9]\d{5}$/, 'A PIN code has six digits.'),
});

export const invoicesInput = z.object({
  shop,
  invoicePrefix: officeNumber(/^[A-Z0-9]{2,4}$/, 'Two to four letters or digits.'),
});

export const pageInput = z.object({
  shop,
  sellerName: line(80),
  city: line(80),
  cityHi: optional(line(80)),
  since: z.coerce.number().int().min(1800).max(2100).meta({ description: 'Year' }),
  about: lines(1_500).min(1, { error: 'Fill this in.' }),
  aboutHi: optional(lines(1_500)),
  dispatchDays: z.coerce.number().int().min(1).max(30),
});

export const agreementInput = z.object({
  shop,
  requirement: z.string().max(40),
  agreed: z.literal('yes', { error: 'Tick this to go on.' }),
  commissionBp: z.coerce.number().int().optional().meta({ description: 'As it was shown; needed for `agreement`' }),
});

export const ownedShop = z.object({
  shop: z.string().meta({ description: 'Its name in addresses' }),
  name: z.string(),
  state: z.enum(shopStates),
  role: z.enum(shopRoles),
});

export const requirementView = z.object({
  key: z.string(),
  family: z.enum(requirementFamilies),
  required: z.boolean(),
  faults: z.array(z.enum([...sellerFaults, ...requirementFaults])).meta({ description: 'Empty where it is met' }),
  title: localized,
  what: localized,
  why: localized,
  duration: localized,
  reviewer: localized,
});
export type RequirementView = z.infer<typeof requirementView>;

export const shopView = ownedShop.extend({
  powers: z.array(z.enum(shopPowers)),
  stateAt: z.string(),
  reason: localized.optional().meta({ description: 'Words of the operator about the last step' }),
  events: z.array(z.string()).meta({ description: 'Steps that its owner can take now' }),
  requirements: z.array(requirementView),
  unsettled: z
    .object({ parcels: z.int(), balance: z.boolean() })
    .optional()
    .meta({ description: 'For what a closing shop waits: parcels that are open, money that is owed' }),
});
export type ShopView = z.infer<typeof shopView>;

const text = z.string();
/** Everything that was entered, as forms show it: empty texts for what is missing. */
export const shopSettings = z.object({
  names: z.object({ legalName: text, kind: text, address: text, state: text }),
  tax: z.object({ scheme: text, gstin: text, pan: text, enrolmentNo: text }),
  export: z.object({ iec: text, lutArn: text, lutYear: text }),
  pickup: z.object({ name: text, phone: text, line1: text, line2: text, city: text, state: text, postalCode: text }),
  invoices: z.object({ invoicePrefix: text }),
  page: z.object({ sellerName: text, city: text, cityHi: text, since: text, about: text, aboutHi: text, dispatchDays: text }),
  terms: z.object({ commissionBp: z.int(), commissionGstBp: z.int() }),
  changes: z
    .array(
      z.object({
        step: z.enum(detailSteps),
        fields: z.record(z.string(), z.string()),
        isSentBack: z.boolean(),
        sentAt: z.string(),
        note: localized.optional().meta({ description: 'Words of the operator' }),
      }),
    )
    .meta({ description: 'Changes that wait for the operator, or were sent back' }),
  hasInvoices: z.boolean().meta({ description: 'The first letters of invoice numbers stay' }),
});
export type ShopSettings = z.infer<typeof shopSettings>;

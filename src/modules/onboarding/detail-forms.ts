import type { z } from 'zod';
import { normalizePhone } from '#modules/accounts/phone-number.ts';
import { hasInvoices } from '#modules/ledger/api.ts';
import { findBusinessDetails, saveBusinessDetails } from '#modules/sellers/shop-details.ts';
import type { Context } from '#platform/context.ts';
import { validateAddress } from '#shared/address-forms.ts';
import type { DetailStep } from '#shared/detail-steps.ts';
import { DomainError } from '#shared/errors.ts';
import { findState } from '#shared/gst-states.ts';
import { missingFacts, type SellerFault } from '#shared/seller-facts.ts';
import { exportInput, invoicesInput, namesInput, pageInput, pickupInput, taxInput } from './shop-contract.ts';
import { writePickup } from './shop-queries.ts';

type Input<Schema extends z.ZodType> = z.output<Schema>;

/** A form of details: its fields, and what saving them does, with the shop held. */
interface DetailForm<Schema extends z.ZodType> {
  schema: Schema;
  write(tx: Context, sellerId: string, input: Input<Schema>): Promise<void>;
}

const form = <Schema extends z.ZodType>(schema: Schema, write: DetailForm<Schema>['write']): DetailForm<Schema> => ({ schema, write });

/** Fields of the form by what is wrong with them; what is missing elsewhere is no fault of this form. */
const taxFields: Partial<Record<SellerFault, keyof Input<typeof taxInput>>> = {
  gstin: 'gstin',
  'gstin-check-digit': 'gstin',
  'gstin-of-another-state': 'gstin',
  'pan-of-another-gstin': 'pan',
  'enrolment-number': 'enrolmentNo',
  pan: 'pan',
};

/** Reads what is saved already. @throws {DomainError} SELLER_NOT_FOUND */
async function requireDetails(tx: Context, sellerId: string) {
  const known = await findBusinessDetails(tx, sellerId);
  if (!known) throw new DomainError('SELLER_NOT_FOUND');
  return known;
}

/** Saves how the shop stands to GST. A number that belongs to another scheme is dropped. */
async function writeTax(tx: Context, id: string, input: Input<typeof taxInput>): Promise<void> {
  const { scheme } = input;
  const isRegistered = scheme !== 'unregistered';
  const gstin = isRegistered ? (input.gstin ?? null) : null;
  const enrolmentNo = isRegistered ? null : (input.enrolmentNo ?? null);
  const pan = input.pan ?? gstin?.slice(2, 12) ?? null;
  const facts = { scheme, gstin, enrolmentNo, pan };
  const faults = missingFacts({ ...(await requireDetails(tx, id)), ...facts });
  const fields = Object.fromEntries(faults.flatMap((fault) => (taxFields[fault] ? [[taxFields[fault], fault]] : [])));
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID_INPUT', fields);
  await saveBusinessDetails(tx, id, facts);
}

async function writeExport(tx: Context, id: string, { iec, lutArn, lutYear }: Input<typeof exportInput>): Promise<void> {
  if (lutArn !== undefined && lutYear === undefined) throw new DomainError('INVALID_INPUT', { lutYear: 'Say the financial year.' });
  if (lutArn === undefined && lutYear !== undefined) throw new DomainError('INVALID_INPUT', { lutArn: 'Say the number of the letter.' });
  if (lutArn !== undefined && iec === undefined) throw new DomainError('INVALID_INPUT', { iec: 'Fill this in.' });
  await saveBusinessDetails(tx, id, { iec: iec ?? null, lutArn: lutArn ?? null, lutYear: lutYear ?? null });
}

async function writePickupForm(tx: Context, id: string, { shop: _, ...input }: Input<typeof pickupInput>): Promise<void> {
  const phone = normalizePhone(input.phone, { field: 'phone' });
  const { postalCode } = validateAddress({ ...input, country: 'IN' });
  if (postalCode) throw new DomainError('INVALID_INPUT', { postalCode });
  await writePickup(tx.db, id, { ...input, line2: input.line2 ?? null, phone }, tx.now());
}

/** Saves how invoice numbers begin: until the first one is issued, for a series goes on as it began. */
async function writeInvoices(tx: Context, id: string, { invoicePrefix }: Input<typeof invoicesInput>): Promise<void> {
  const known = await requireDetails(tx, id);
  if (known.invoicePrefix !== invoicePrefix && (await hasInvoices(tx.db, id)))
    throw new DomainError('INVALID_INPUT', { invoicePrefix: 'invoices-exist' });
  await saveBusinessDetails(tx, id, { invoicePrefix });
}

const inLanguages = (en: string, hi: string | undefined) => (hi === undefined ? { en } : { en, hi });

/** Forms by the step that they enter. Each `write` throws INVALID_INPUT at the fields that are wrong. */
export const detailForms = {
  names: form(namesInput, (tx, id, { legalName, kind, address, state }) =>
    saveBusinessDetails(tx, id, { legalName, kind, address, state, stateCode: findState(state)?.code ?? null }),
  ),
  tax: form(taxInput, writeTax),
  export: form(exportInput, writeExport),
  pickup: form(pickupInput, writePickupForm),
  invoices: form(invoicesInput, writeInvoices),
  page: form(pageInput, (tx, id, { sellerName, since, dispatchDays, city, cityHi, about, aboutHi }) =>
    saveBusinessDetails(tx, id, { sellerName, since, dispatchDays, city: inLanguages(city, cityHi), about: inLanguages(about, aboutHi) }),
  ),
} satisfies Record<DetailStep, unknown>;

/** Input of a form, as its contract reads it. */
export type DetailInput<Step extends DetailStep> = Input<(typeof detailForms)[Step]['schema']>;

/** Saves fields as a form shows them. @throws {DomainError} INVALID_INPUT where a rule has changed since */
export async function writeShownFields(
  tx: Context,
  { step, sellerId, slug, fields }: { step: DetailStep; sellerId: string; slug: string; fields: Readonly<Record<string, string>> },
): Promise<void> {
  const { schema, write } = detailForms[step] as DetailForm<z.ZodType>;
  const read = schema.safeParse({ ...fields, shop: slug });
  if (!read.success)
    throw new DomainError('INVALID_INPUT', Object.fromEntries(read.error.issues.map(({ path, message }) => [path.join('.'), message])));
  await write(tx, sellerId, read.data);
}

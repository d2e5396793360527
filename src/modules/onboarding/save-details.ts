import type { z } from 'zod';
import { normalizePhone } from '#modules/accounts/phone-number.ts';
import { findBusinessDetails, lockPreparedShop, saveBusinessDetails } from '#modules/sellers/shop-details.ts';
import type { Context } from '#platform/context.ts';
import { validateAddress } from '#shared/address-forms.ts';
import { DomainError } from '#shared/errors.ts';
import { findState } from '#shared/gst-states.ts';
import { missingFacts, type SellerFault } from '#shared/seller-facts.ts';
import { currentTerms, listRequirements } from './requirements.ts';
import type { agreementInput, exportInput, invoicesInput, namesInput, pageInput, pickupInput, taxInput } from './shop-contract.ts';
import { writeAttestation, writePickup } from './shop-queries.ts';

type Input<Schema extends z.ZodType> = z.output<Schema>;
type Saved = Promise<{ status: 'success' }>;

/** Runs a change of the caller's shop while it is being prepared, and records which it was. */
async function change(ctx: Context, what: string, work: (tx: Context, sellerId: string) => Promise<void>): Saved {
  const membership = ctx.actor?.actingFor;
  if (!membership) throw new DomainError('FORBIDDEN');
  await ctx.transaction(async (tx) => {
    const { id } = await lockPreparedShop(tx, membership.slug);
    await work(tx, id);
    await tx.record({ kind: 'shop-changed', outcome: 'success', target: { kind: 'seller', id }, reason: what });
  });
  return { status: 'success' };
}

/** Saves the legal name, kind and address of the shop. @throws {DomainError} WRONG_STATE once it is sent */
export const saveNames = (ctx: Context, { legalName, kind, address, state }: Input<typeof namesInput>): Saved =>
  change(ctx, 'names', (tx, id) =>
    saveBusinessDetails(tx, id, { legalName, kind, address, state, stateCode: findState(state)?.code ?? null }),
  );

/** Fields of the form by what is wrong with them; what is missing elsewhere is no fault of this form. */
const taxFields: Partial<Record<SellerFault, keyof Input<typeof taxInput>>> = {
  gstin: 'gstin',
  'gstin-check-digit': 'gstin',
  'gstin-of-another-state': 'gstin',
  'pan-of-another-gstin': 'pan',
  'enrolment-number': 'enrolmentNo',
  pan: 'pan',
};

/**
 * Saves how the shop stands to GST. A number that belongs to another scheme is dropped.
 * @throws {DomainError} WRONG_STATE, INVALID_INPUT with the fault of each field
 */
export const saveTax = (ctx: Context, input: Input<typeof taxInput>): Saved =>
  change(ctx, 'tax', async (tx, id) => {
    const { scheme } = input;
    const isRegistered = scheme !== 'unregistered';
    const gstin = isRegistered ? (input.gstin ?? null) : null;
    const enrolmentNo = isRegistered ? null : (input.enrolmentNo ?? null);
    const pan = input.pan ?? gstin?.slice(2, 12) ?? null;
    const facts = { scheme, gstin, enrolmentNo, pan };
    const known = await findBusinessDetails(tx, id);
    if (!known) throw new DomainError('SELLER_NOT_FOUND');
    const faults = missingFacts({ ...known, ...facts });
    const fields = Object.fromEntries(faults.flatMap((fault) => (taxFields[fault] ? [[taxFields[fault], fault]] : [])));
    if (Object.keys(fields).length > 0) throw new DomainError('INVALID_INPUT', fields);
    await saveBusinessDetails(tx, id, facts);
  });

/** Saves what selling abroad takes. @throws {DomainError} WRONG_STATE, INVALID_INPUT */
export const saveExport = (ctx: Context, { iec, lutArn, lutYear }: Input<typeof exportInput>): Saved =>
  change(ctx, 'export', async (tx, id) => {
    if (lutArn !== undefined && lutYear === undefined) throw new DomainError('INVALID_INPUT', { lutYear: 'Say the financial year.' });
    if (lutArn === undefined && lutYear !== undefined) throw new DomainError('INVALID_INPUT', { lutArn: 'Say the number of the letter.' });
    if (lutArn !== undefined && iec === undefined) throw new DomainError('INVALID_INPUT', { iec: 'Fill this in.' });
    await saveBusinessDetails(tx, id, { iec: iec ?? null, lutArn: lutArn ?? null, lutYear: lutYear ?? null });
  });

/** Saves where parcels are collected. @throws {DomainError} WRONG_STATE, INVALID_INPUT */
export const savePickup = (ctx: Context, { shop: _, ...input }: Input<typeof pickupInput>): Saved =>
  change(ctx, 'pickup', async (tx, id) => {
    const phone = normalizePhone(input.phone, { field: 'phone' });
    const { postalCode } = validateAddress({ ...input, country: 'IN' });
    if (postalCode) throw new DomainError('INVALID_INPUT', { postalCode });
    await writePickup(tx.db, id, { ...input, line2: input.line2 ?? null, phone }, tx.now());
  });

/** Saves how invoice numbers begin. @throws {DomainError} WRONG_STATE, INVALID_INPUT where another has it */
export const saveInvoices = (ctx: Context, { invoicePrefix }: Input<typeof invoicesInput>): Saved =>
  change(ctx, 'invoices', (tx, id) => saveBusinessDetails(tx, id, { invoicePrefix }));

/** Saves what buyers read on the shop's page. @throws {DomainError} WRONG_STATE */
export const savePage = (ctx: Context, input: Input<typeof pageInput>): Saved =>
  change(ctx, 'page', (tx, id) => {
    const { sellerName, since, dispatchDays, city, cityHi, about, aboutHi } = input;
    const words = (en: string, hi: string | undefined) => (hi === undefined ? { en } : { en, hi });
    return saveBusinessDetails(tx, id, { sellerName, since, dispatchDays, city: words(city, cityHi), about: words(about, aboutHi) });
  });

/**
 * Records that the owner agreed, with the terms of today.
 * @throws {DomainError} WRONG_STATE, NOT_FOUND, TERMS_CHANGED where other terms were shown
 */
export const agree = (ctx: Context, { requirement, commissionBp }: Input<typeof agreementInput>): Saved =>
  change(ctx, `agreed ${requirement}`, async (tx, sellerId) => {
    const found = (await listRequirements(tx)).find(({ key, family }) => key === requirement && family === 'attested');
    if (!found) throw new DomainError('NOT_FOUND');
    const terms = requirement === 'agreement' ? await currentTerms(tx, sellerId) : {};
    if (requirement === 'agreement' && commissionBp !== (terms as { commissionBp?: number }).commissionBp)
      throw new DomainError('TERMS_CHANGED');
    await writeAttestation(tx.db, { sellerId, requirement, terms, attestedAt: tx.now() });
  });

import type { Context } from '#platform/context.ts';
import { findState } from '#shared/gst-states.ts';
import { missingFacts, type SellerFacts, type SellerFault, type SellerScheme } from '#shared/seller-facts.ts';
import { StartError } from '#shared/start-error.ts';
import { readTaxFacts, updateTaxFacts } from './queries.ts';

/** Facts that an operator enters of a seller; those left out stay as they are. */
export interface NewTaxFacts {
  scheme?: SellerScheme | undefined;
  legalName?: string | undefined;
  address?: string | undefined;
  /** Name of the state. */
  state?: string | undefined;
  gstin?: string | undefined;
  enrolmentNo?: string | undefined;
  pan?: string | undefined;
  lutArn?: string | undefined;
  lutYear?: string | undefined;
  iec?: string | undefined;
  invoicePrefix?: string | undefined;
}

export interface SellerReadiness extends SellerFacts {
  id: string;
  slug: string;
  state: string;
  invoicePrefix: string | null;
  missing: SellerFault[];
}

/** Lists sellers with what is missing before anything of theirs can be sold. */
export async function listTaxFacts(ctx: Context, slug?: string): Promise<SellerReadiness[]> {
  return (await readTaxFacts(ctx.db, slug)).map((row) => ({ ...row, missing: missingFacts(row) }));
}

const forms: [keyof NewTaxFacts, RegExp, string][] = [
  ['enrolmentNo', /^[A-Z0-9]{12,15}$/, 'An enrolment number has 12 to 15 capitals and digits.'],
  ['pan', /^[A-Z]{5}\d{4}[A-Z]$/, 'This is no PAN.'],
  ['gstin', /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'This is no GSTIN.'],
  ['lutArn', /^[A-Z0-9]{10,20}$/, 'The number of a letter of undertaking has 10 to 20 capitals and digits.'],
  ['lutYear', /^\d{4}$/, 'Say the financial year of the letter of undertaking as 2627.'],
  ['iec', /^[A-Z0-9]{10}$/, 'An importer-exporter code has 10 capitals and digits.'],
  ['invoicePrefix', /^[A-Z0-9]{2,4}$/, 'A prefix of invoices has two to four capitals or digits.'],
];

/**
 * Enters facts of a seller. What was sold before keeps its documents.
 * @throws {StartError} for an unknown seller or state, or a number that cannot be one
 */
export async function setTaxFacts(ctx: Context, slug: string, facts: NewTaxFacts): Promise<SellerReadiness> {
  for (const [name, form, words] of forms) if (facts[name] !== undefined && !form.test(facts[name])) throw new StartError(words);
  if ((facts.lutArn === undefined) !== (facts.lutYear === undefined))
    throw new StartError('A letter of undertaking has a number and a financial year: --lut AD0804260001234 --lut-year 2627.');
  const { state: typed, ...columns } = facts;
  const state = typed === undefined ? undefined : findState(typed);
  if (typed !== undefined && !state) throw new StartError(`There is no Indian state ${typed}.`);
  const changes = { ...columns, ...(state ? { state: state.name, stateCode: state.code } : {}) };
  const known = (await listTaxFacts(ctx, slug))[0];
  if (!known) throw new StartError(`There is no seller ${slug}.`);
  const gstin = facts.gstin ?? known.gstin;
  const prefix = facts.invoicePrefix ?? known.invoicePrefix;
  const others = (await listTaxFacts(ctx)).filter((other) => other.id !== known.id && other.gstin === gstin && other.gstin !== null);
  if (prefix !== null && others.some((other) => other.invoicePrefix === prefix))
    throw new StartError(`Another seller of this GSTIN numbers its invoices with ${prefix}: choose another prefix.`);
  if (Object.values(changes).some((value) => value !== undefined)) await updateTaxFacts(ctx.db, slug, changes);
  ctx.cache.invalidate(`seller:${known.id}`);
  return (await listTaxFacts(ctx, slug))[0] ?? known;
}

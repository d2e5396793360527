import { currentRates } from '#modules/ledger/current-rates.ts';
import { commissionOf, dayInIndia, financialYear, withholdingOf } from '#modules/ledger/rate-rules.ts';
import { findBanks } from '#modules/sellers/banks.ts';
import { type BusinessDetails, findBusinessDetails } from '#modules/sellers/shop-details.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import {
  type AgreedTerms,
  faultsOf,
  isStandard,
  type RequirementFamily,
  type RequirementFault,
  type RequirementWords,
  type ShopDetails,
  standardRequirementKeys,
  standardRequirements,
} from './requirement-rules.ts';
import { type Pickup, type RequirementRow, readAttestations, readPickup, readRequirementRows } from './shop-queries.ts';
import { standardWords } from './standard-words.ts';

/** A requirement as the operator wants it. */
export interface Requirement extends RequirementWords {
  key: string;
  family: RequirementFamily;
  required: boolean;
  position: number;
}

/** A requirement as a shop stands to it. */
export interface EvaluatedRequirement extends Requirement {
  faults: RequirementFault[];
}

function toRequirement(key: string, row: RequirementRow | undefined): Requirement | undefined {
  const words = row?.words ?? (isStandard(key) ? standardWords[key] : undefined);
  if (!words) return undefined;
  const { family, required, position } = isStandard(key)
    ? standardRequirements[key]
    : { family: 'attested' as const, required: true, position: 80 };
  return { key, family, required: row?.required ?? required, position: row?.position ?? position, ...words };
}

/** Lists the requirements of the operator: the standard ones as it changed them, and its own. */
export async function listRequirements(ctx: Context): Promise<Requirement[]> {
  const rows = new Map((await readRequirementRows(ctx.db)).map((row) => [row.key, row]));
  const keys = new Set([...standardRequirementKeys, ...rows.keys()]);
  const all = [...keys].map((key) => toRequirement(key, rows.get(key))).filter((each) => each !== undefined);
  return all.sort((one, other) => one.position - other.position || (one.key < other.key ? -1 : 1));
}

/** Reads the commission of a seller today, and the GST on it. */
export async function currentTerms(ctx: Context, sellerId: string): Promise<Required<AgreedTerms>> {
  const { commission, withholding } = await currentRates(ctx);
  const today = dayInIndia(ctx.now());
  return { commissionBp: commissionOf(commission, sellerId, today), commissionGstBp: withholdingOf(withholding, 'commission-gst', today) };
}

/** Everything that was entered about a shop. */
export interface EnteredDetails {
  business: BusinessDetails;
  pickup: Pickup | undefined;
  shop: ShopDetails;
}

/** Reads what was entered about a shop. @throws {DomainError} SELLER_NOT_FOUND */
export async function readDetails(ctx: Context, sellerId: string): Promise<EnteredDetails> {
  const business = await findBusinessDetails(ctx, sellerId);
  if (!business) throw new DomainError('SELLER_NOT_FOUND');
  const pickup = await readPickup(ctx.db, sellerId);
  const { usable, entered } = await findBanks(ctx, sellerId);
  const agreed = await readAttestations(ctx.db, sellerId);
  const year = financialYear(dayInIndia(ctx.now()));
  const terms = await currentTerms(ctx, sellerId);
  return {
    business,
    pickup,
    shop: { ...business, hasPickup: pickup !== undefined, hasBank: (usable ?? entered) !== undefined, agreed, terms, year },
  };
}

/** Compares a shop with the requirements of today. */
export async function evaluateRequirements(ctx: Context, shop: ShopDetails): Promise<EvaluatedRequirement[]> {
  return (await listRequirements(ctx)).map((each) => ({ ...each, faults: faultsOf(each.key, shop) }));
}

import { currentRates } from '#modules/ledger/current-rates.ts';
import { commissionOf, dayInIndia, financialYear, withholdingOf } from '#modules/ledger/rate-rules.ts';
import { findBanks } from '#modules/sellers/banks.ts';
import type { Seller } from '#modules/sellers/contract.ts';
import { type BusinessDetails, findBusinessDetails } from '#modules/sellers/shop-details.ts';
import type { Context } from '#platform/context.ts';
import type { Connection } from '#platform/database/database.ts';
import { DomainError } from '#shared/errors.ts';
import { readPapers } from './paper-queries.ts';
import type { PaperState } from './paper-rules.ts';
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
  /** Kinds of sellers of which it is asked; undefined: of all. */
  kinds?: Seller['kind'][] | undefined;
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
    : { family: row?.family ?? ('attested' as const), required: true, position: 80 };
  const { kinds } = row ?? {};
  return { key, family, required: row?.required ?? required, position: row?.position ?? position, ...words, ...(kinds ? { kinds } : {}) };
}

/**
 * Lists the requirements of the operator: the standard ones as it changed them, and its own.
 * @param kind of the seller that they are asked of; undefined: all
 */
export async function listRequirements(ctx: Context, kind?: Seller['kind']): Promise<Requirement[]> {
  const rows = new Map((await readRequirementRows(ctx.db)).map((row) => [row.key, row]));
  const keys = new Set([...standardRequirementKeys, ...rows.keys()]);
  const all = [...keys].map((key) => toRequirement(key, rows.get(key))).filter((each) => each !== undefined);
  const applicable = all.filter(({ kinds }) => kind === undefined || !kinds || kinds.includes(kind));
  return applicable.sort((one, other) => one.position - other.position || (one.key < other.key ? -1 : 1));
}

/** Reads the commission of a seller today, and the GST on it. */
export async function currentTerms(ctx: Context, sellerId: string): Promise<Required<AgreedTerms>> {
  const { commission, withholding } = await currentRates(ctx);
  const today = dayInIndia(ctx.now());
  return { commissionBp: commissionOf(commission, sellerId, today), commissionGstBp: withholdingOf(withholding, 'commission-gst', today) };
}

/** Reads the states of the papers of a shop that are not over, by requirement. */
async function readPaperStates(db: Connection, sellerId: string): Promise<Map<string, PaperState[]>> {
  const papers = await readPapers(db, sellerId);
  return new Map(
    Object.entries(Object.groupBy(papers, ({ requirement }) => requirement)).map(([key, rows = []]) => [
      key,
      rows.map(({ state }) => state),
    ]),
  );
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
  const papers = await readPaperStates(ctx.db, sellerId);
  const year = financialYear(dayInIndia(ctx.now()));
  const terms = await currentTerms(ctx, sellerId);
  return {
    business,
    pickup,
    shop: { ...business, hasPickup: pickup !== undefined, hasBank: (usable ?? entered) !== undefined, agreed, papers, terms, year },
  };
}

/** Compares a shop with the requirements of today. */
export async function evaluateRequirements(ctx: Context, { business, shop }: EnteredDetails): Promise<EvaluatedRequirement[]> {
  return (await listRequirements(ctx, business.kind)).map((each) => ({ ...each, faults: faultsOf(each, shop) }));
}

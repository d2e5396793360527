import type { Localized } from '#shared/localized.ts';
import { missingFacts, panOf, type SellerFacts, type SellerFault } from '#shared/seller-facts.ts';
import type { PaperState } from './paper-rules.ts';

/** Texts of a requirement: what it asks for, why, how long that takes, and who looks at it. */
export interface RequirementWords {
  title: Localized;
  what: Localized;
  why: Localized;
  duration: Localized;
  reviewer: Localized;
}

/** Terms to which the owner of a shop agreed, in hundredths of a percent. */
export interface AgreedTerms {
  commissionBp?: number;
  /** GST on the commission. */
  commissionGstBp?: number;
}

export const requirementFamilies = ['computed', 'attested', 'documented'] as const;
/**
 * Families: `computed` from what is entered, `attested` by the owner of the shop, `documented` by a paper.
 */
export type RequirementFamily = (typeof requirementFamilies)[number];

export const standardRequirementKeys = ['names', 'tax', 'pickup', 'invoices', 'page', 'export', 'bank', 'agreement'] as const;
export type StandardRequirement = (typeof standardRequirementKeys)[number];

/** Order, and whether a shop can open without it, unless the operator says otherwise. */
export const standardRequirements: Readonly<
  Record<StandardRequirement, { family: RequirementFamily; required: boolean; position: number }>
> = {
  names: { family: 'computed', required: true, position: 10 },
  tax: { family: 'computed', required: true, position: 20 },
  pickup: { family: 'computed', required: true, position: 30 },
  invoices: { family: 'computed', required: true, position: 40 },
  page: { family: 'computed', required: true, position: 50 },
  export: { family: 'computed', required: false, position: 60 },
  bank: { family: 'computed', required: true, position: 70 },
  agreement: { family: 'attested', required: true, position: 90 },
};

export const isStandard = (key: string): key is StandardRequirement => (standardRequirementKeys as readonly string[]).includes(key);

/** Everything that requirements are computed from. */
export interface ShopDetails extends SellerFacts {
  invoicePrefix: string | null;
  city: Localized;
  about: Localized;
  hasPickup: boolean;
  /** A bank account is entered; it may still rest. */
  hasBank: boolean;
  /** Terms that were agreed to, by requirement. */
  agreed: ReadonlyMap<string, AgreedTerms>;
  /** States of its papers that are not over, by requirement. */
  papers: ReadonlyMap<string, readonly PaperState[]>;
  /** Terms of today. */
  terms: Required<AgreedTerms>;
  /** Financial year of today, such as 2627. */
  year: string;
}

export const requirementFaults = [
  'pickup',
  'invoice-prefix',
  'city',
  'about',
  'iec',
  'lut-year',
  'bank',
  'not-agreed',
  'terms-changed',
  'paper',
  'paper-sent',
  'paper-sent-back',
  'paper-expired',
] as const;
export type RequirementFault = SellerFault | (typeof requirementFaults)[number];

const aboutNames: readonly SellerFault[] = ['legal-name', 'address', 'state'];
const isBlank = (text: Localized) => !text.en.trim() && !text.hi?.trim();

/** Names what is missing or wrong of each requirement that is computed. */
const computed: Readonly<Record<Exclude<StandardRequirement, 'agreement'>, (shop: ShopDetails) => (RequirementFault | false)[]>> = {
  names: (shop) => missingFacts(shop).filter((fault) => aboutNames.includes(fault)),
  tax: (shop) => {
    const faults = missingFacts(shop).filter((fault) => !aboutNames.includes(fault));
    return [...faults, shop.scheme !== null && panOf(shop) === null && !faults.includes('pan') && faults.length === 0 && 'pan'];
  },
  pickup: ({ hasPickup }) => [!hasPickup && 'pickup'],
  invoices: ({ invoicePrefix }) => [invoicePrefix === null && 'invoice-prefix'],
  page: ({ city, about }) => [isBlank(city) && 'city', isBlank(about) && 'about'],
  bank: ({ hasBank }) => [!hasBank && 'bank'],
  export: ({ iec, lutArn, lutYear, year }) => [iec === null && 'iec', lutArn !== null && lutYear !== year && 'lut-year'],
};

function faultOfAgreement(key: string, { agreed, terms }: ShopDetails): RequirementFault | undefined {
  const then = agreed.get(key);
  if (!then) return 'not-agreed';
  if (key !== 'agreement') return undefined;
  return then.commissionBp === terms.commissionBp && then.commissionGstBp === terms.commissionGstBp ? undefined : 'terms-changed';
}

function faultOfPaper(key: string, { papers }: ShopDetails): RequirementFault | undefined {
  const states = papers.get(key) ?? [];
  if (states.includes('accepted') || states.includes('waived')) return undefined;
  const waits = (['sent', 'sent-back', 'expired'] as const).find((state) => states.includes(state));
  return waits ? `paper-${waits}` : 'paper';
}

/** Tells whether only the operator has something to do about a requirement. */
export const waitsForOperator = (faults: readonly RequirementFault[]): boolean => faults.length === 1 && faults[0] === 'paper-sent';

/** Names what is missing or wrong of a requirement; none where it is met. */
export function faultsOf({ key, family }: { key: string; family: RequirementFamily }, shop: ShopDetails): RequirementFault[] {
  if (family === 'documented') return [faultOfPaper(key, shop)].filter((fault) => fault !== undefined);
  const faults = isStandard(key) && key !== 'agreement' ? computed[key](shop) : [faultOfAgreement(key, shop)];
  return faults.filter((fault): fault is RequirementFault => typeof fault === 'string');
}

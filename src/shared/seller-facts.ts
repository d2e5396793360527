import { gstinFault } from './gst-states.ts';
import type { ShopState } from './shop-states.ts';

export const sellerSchemes = ['regular', 'composition', 'unregistered'] as const;
/** Standing of a seller with GST: it charges it, pays a part of its turnover itself, or is not registered. */
export type SellerScheme = (typeof sellerSchemes)[number];

/** Facts that decide where a seller may sell and with which document. */
export interface SellerFacts {
  scheme: SellerScheme | null;
  legalName: string | null;
  address: string | null;
  stateCode: string | null;
  gstin: string | null;
  enrolmentNo: string | null;
  pan: string | null;
  lutArn: string | null;
  /** A financial year such as 2627. */
  lutYear: string | null;
  iec: string | null;
  shopState: ShopState;
}

export const sellerFaults = [
  'scheme',
  'legal-name',
  'address',
  'state',
  'gstin',
  'gstin-check-digit',
  'gstin-of-another-state',
  'pan-of-another-gstin',
  'enrolment-number',
  'pan',
] as const;
export type SellerFault = (typeof sellerFaults)[number];

const isBlank = (text: string | null) => text === null || text.trim() === '';

function faultOfGstin({ gstin, stateCode, pan }: SellerFacts): SellerFault | undefined {
  if (gstin === null) return 'gstin';
  const fault = gstinFault(gstin, stateCode ?? undefined);
  if (fault === 'form') return 'gstin';
  if (fault === 'check-digit') return 'gstin-check-digit';
  if (fault === 'state') return 'gstin-of-another-state';
  return pan !== null && pan !== gstin.slice(2, 12) ? 'pan-of-another-gstin' : undefined;
}

/** Names the facts without which nothing of a seller can be sold; none where all are there. */
export function missingFacts(facts: SellerFacts): SellerFault[] {
  const gstin = faultOfGstin(facts);
  const faults: (SellerFault | false | undefined)[] = [
    facts.scheme === null && 'scheme',
    isBlank(facts.legalName) && 'legal-name',
    isBlank(facts.address) && 'address',
    facts.stateCode === null && 'state',
    ...(facts.scheme === 'unregistered'
      ? [facts.enrolmentNo === null && ('enrolment-number' as const), facts.pan === null && ('pan' as const)]
      : [facts.scheme !== null && gstin]),
  ];
  return faults.filter((fault): fault is SellerFault => typeof fault === 'string');
}

/** Gives the PAN of a seller, which a GSTIN holds. */
export const panOf = ({ pan, gstin }: Pick<SellerFacts, 'pan' | 'gstin'>): string | null => pan ?? gstin?.slice(2, 12) ?? null;

/** Tells whether a PAN is that of a person or a family: the fourth letter says whose it is. */
export const isPersonsPan = (pan: string | null): boolean => /^...[PH]/.test(pan ?? '');

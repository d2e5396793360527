/**
 * Carriers of the port: `manual` has a name and a number that a person types, `india-post` checks the number,
 * `shiprocket` is booked over the network.
 */
export const carrierNames = ['manual', 'india-post', 'shiprocket'] as const;
export type CarrierName = (typeof carrierNames)[number];

/**
 * `created`: the carrier knows the order, and no courier has it yet; `booked`: there is a tracking number.
 */
export type ShipmentState = 'requested' | 'created' | 'booked' | 'failed' | 'cancelling' | 'cancelled';

const minute = 60_000;
const delays = [0.5, 1, 2, 4, 8, 15, 30];

/** Calls after which a booking without an answer is given up and reported to the operator. */
export const maxChecks = 12;

/** Gives the delay until the carrier is called again, in milliseconds. */
export const nextCallDelayMs = (checks: number): number => (delays[checks - 1] ?? 60) * minute;

/** Names a booking to the carrier: identical in every repetition of the call. */
export const referenceOf = ({ parcelId, returnId, attempt }: { parcelId: string; returnId: string | null; attempt: number }): string => {
  const id = returnId === null ? parcelId : `return-${returnId}`;
  return attempt === 1 ? id : `${id}-${attempt}`;
};

/** Fault of a booking whose order was cancelled at the carrier: the next attempt has another reference. */
export const cancelledFault = 'the order was cancelled at the carrier';

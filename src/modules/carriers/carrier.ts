import type { Consignment } from '#modules/orders/consignment.ts';

/** A parcel as a carrier is asked to fetch and deliver it. */
export interface BookingRequest {
  /** Ours; a second order with it is refused by the carrier. */
  reference: string;
  consignment: Consignment;
  weightGrams: number;
  lengthCm: number;
  breadthCm: number;
  heightCm: number;
  /** The carrier's name of the address where it fetches the parcel. */
  pickupLocation: string;
  /** Address of the shop: the carrier gets no mailbox of the buyer. */
  email: string;
}

/** An order as the carrier knows it. */
export interface CarrierOrder {
  carrierOrderId: string;
  carrierShipmentId: string;
  isCancelled: boolean;
  assigned?: Assigned | undefined;
}

/** The courier that carries a parcel, and the number under which it does. */
export interface Assigned {
  awb: string;
  courier: string;
}

/**
 * Port to a carrier that is booked over the network. Every call has a timeout; an unreachable or broken
 * carrier throws `CarrierUnavailable`, a refused request `CarrierRejected`.
 */
export interface Carrier {
  /** Finds the order of a reference: asked before a call is repeated whose answer was lost. */
  find(reference: string): Promise<CarrierOrder | undefined>;
  create(request: BookingRequest): Promise<CarrierOrder>;
  assign(carrierShipmentId: string): Promise<Assigned>;
  /** Asks the courier to come; a second request changes nothing. */
  requestPickup(carrierShipmentId: string): Promise<void>;
  /** Fetches the label as a PDF. It names the recipient: it is handed on and not stored. */
  fetchLabel(carrierShipmentId: string): Promise<Buffer>;
  trackingUrl(awb: string): string;
}

/**
 * The carrier did not respond, or not validly: the outcome of the call is unknown. Never carries a secret
 * or a recipient.
 */
export class CarrierUnavailable extends Error {
  override readonly name = 'CarrierUnavailable';
}

/** The carrier rejected the request: repeating it unchanged is of no use. */
export class CarrierRejected extends Error {
  override readonly name = 'CarrierRejected';
}

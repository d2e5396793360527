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

/** The goods of a return as a carrier is asked to fetch them from their buyer. */
export interface ReturnRequest extends Omit<BookingRequest, 'pickupLocation' | 'consignment'> {
  /** The parcel in which they were sent: the buyer's address, and the goods that come back. */
  consignment: Consignment;
  /** The carrier's name of the address to which they go. */
  toLocation: string;
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
  /** ISO date in India on which the courier comes, of returns. */
  pickupOn?: string | undefined;
}

/** Kinds of what a carrier reports; `other` is stored and moves nothing. */
export type TrackingKind =
  | 'pickup-failed'
  | 'picked-up'
  | 'out-for-delivery'
  | 'delivered'
  | 'undelivered'
  | 'refused'
  | 'returning'
  | 'back'
  | 'lost'
  | 'other';

/** Proof that the courier has of a delivery: the recipient's one-time code, or a signature or photograph. */
export type DeliveryProof = 'otp' | 'document';

/** A report of a carrier. It carries no data of people. */
export interface TrackingEvent {
  /** Identical in every repetition of the report. */
  eventId: string;
  awb: string;
  /** The carrier's own. */
  code: string;
  /** It is about goods on their way back to their seller. */
  isReturn?: boolean | undefined;
  kind: TrackingKind;
  proof?: DeliveryProof | undefined;
  occurredAt: Date;
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
  /** Cancels an order and its courier; one that is cancelled already stays so. */
  cancel(carrierOrderId: string): Promise<void>;
  /**
   * Asks the courier to come; a second request changes nothing.
   * @param isRetry the courier came and got nothing
   * @returns the ISO date in India, where the carrier names it
   */
  requestPickup(carrierShipmentId: string, isRetry?: boolean): Promise<string | undefined>;
  /** Fetches the label as a PDF. It names the recipient: it is handed on and not stored. */
  fetchLabel(carrierShipmentId: string): Promise<Buffer>;
  /** Port for returns; undefined: it fetches nothing from buyers. */
  returns: CarrierReturns | undefined;
  trackingUrl(awb: string): string;
  /** Asks for all reports on a parcel so far. */
  track(awb: string): Promise<TrackingEvent[]>;
  /**
   * Verifies and parses a webhook; `unsigned` where its token is not ours, `unreadable` where it is no
   * report, undefined where no webhook is set up.
   */
  parseWebhook(body: string, headers: Headers): TrackingEvent[] | 'unsigned' | 'unreadable' | undefined;
}

/** A carrier that fetches goods from buyers and brings them to their seller. */
export interface CarrierReturns {
  /** Tells whether a courier goes from a PIN code to the address of a seller. */
  serves(request: { toLocation: string; fromPostalCode: string; weightGrams: number }): Promise<boolean>;
  /** Finds the order of a reference that was made on this day or later. */
  find(reference: string, since: Date): Promise<CarrierOrder | undefined>;
  create(request: ReturnRequest): Promise<CarrierOrder>;
  assign(carrierShipmentId: string): Promise<Assigned>;
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

import type { Context } from '#platform/context.ts';
import { stateOfPin } from '#shared/address-forms.ts';
import type { DeliveryRules } from '#shared/arrival.ts';
import { DomainError } from '#shared/errors.ts';
import type { NotServed } from './contract.ts';
import { currentRules } from './current-delivery.ts';
import { type PinRow, readPin } from './queries.ts';

export interface Place {
  /** ISO 3166-1 alpha-2 */
  country: string;
  postalCode?: string | undefined;
}

/** Describes a place in India as far as its PIN code tells. */
export interface PinPlace {
  city: string;
  district: string;
  /** Empty where the code leaves doubt. */
  state: string;
}

/** Delivery to a place that is served. */
export interface Delivery extends DeliveryRules {
  /** Slugs of categories that are not sent there, and `perishable`. */
  notSent: readonly string[];
  /** Cash is collected at the door. */
  cash: boolean;
  pin?: PinPlace | undefined;
}

interface Refused {
  refused: NotServed;
  at: 'country' | 'postalCode';
  pin?: PinPlace | undefined;
}

/** Rows by PIN code of each request or transaction: an order asks twice for its own. */
const pinsByContext = new WeakMap<Context, Map<string, Promise<PinRow | undefined>>>();

function pinOf(ctx: Context, code: string): Promise<PinRow | undefined> {
  const read = pinsByContext.get(ctx) ?? new Map<string, Promise<PinRow | undefined>>();
  pinsByContext.set(ctx, read);
  const row = read.get(code) ?? readPin(ctx.db, code);
  read.set(code, row);
  return row;
}

const fullPin = /^[1-9]\d{5}$/;

/** Finds how the shop delivers to a place, or why it does not. */
export async function findDelivery(ctx: Context, { country, postalCode }: Place): Promise<Delivery | Refused> {
  const { zones, destinations, holidays } = await currentRules(ctx);
  const destination = destinations.get(country);
  if (!destination) return { refused: 'unknown', at: 'country' };
  if (!destination.served) return { refused: 'not-served', at: 'country' };
  const code = postalCode?.replace(/\s/g, '') ?? '';
  const row = country === 'IN' && fullPin.test(code) ? await pinOf(ctx, code) : undefined;
  const pin = row && { city: row.city, district: row.district, state: row.state || (stateOfPin(code) ?? '') };
  if (row && !row.served) return { refused: 'not-served', at: 'postalCode', pin };
  const transit = zones.get(row?.zoneId ?? destination.zoneId) ?? zones.get(destination.zoneId);
  if (!transit) throw new Error(`there is no delivery zone ${destination.zoneId}`);
  return { transit, holidays, notSent: destination.notSent, cash: country === 'IN' && (row?.cash ?? true), pin };
}

/** Tells whether cash is collected at a place; abroad another rule refuses it. */
export async function takesCash(ctx: Context, place: Place): Promise<boolean> {
  const found = await findDelivery(ctx, place);
  return place.country !== 'IN' || ('cash' in found && found.cash);
}

/** Finds the days of delivery to a place, also to one that is served no more: something may be owed there. */
export async function deliveryRulesOf(ctx: Context, place: Place): Promise<DeliveryRules> {
  const found = await findDelivery(ctx, place);
  if (!('refused' in found)) return found;
  const { zones, destinations, holidays } = await currentRules(ctx);
  const slowest = [...zones.values()].sort((a, b) => b.until - a.until)[0];
  const transit = zones.get(destinations.get(place.country)?.zoneId ?? '') ?? slowest;
  if (!transit) throw new Error('there is no delivery zone');
  return { transit, holidays };
}

/**
 * Requires that the shop delivers to a place.
 * @param path of the place in the input, with the dot, such as `address.`
 * @throws {DomainError} NOT_SERVED with a code at the field
 */
export async function requireDelivery(ctx: Context, place: Place, path = ''): Promise<Delivery> {
  const found = await findDelivery(ctx, place);
  if ('refused' in found) throw new DomainError('NOT_SERVED', { [`${path}${found.at}`]: found.refused });
  return found;
}

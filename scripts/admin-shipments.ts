/** Commands of the operator on bookings with carriers. */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { type Booking, bookShipment, requestPickup } from '#modules/carriers/book-shipment.ts';
import { CarrierRejected, CarrierUnavailable } from '#modules/carriers/carrier.ts';
import { fetchLabel } from '#modules/carriers/fetch-label.ts';
import { findShipment } from '#modules/carriers/find-shipment.ts';
import type { ShipmentRow } from '#modules/carriers/tables.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { StartError } from '#shared/start-error.ts';

export const shipmentUsage = `shipment <parcel> [book [--weight <grams> --size <cm>x<cm>x<cm>] [--from <pickup location>] | pickup | label <file.pdf>]
  shipment <parcel> book --carrier <name> --tracking <number> [--unchecked]`;

const example = 'npm run admin -- shipment k7m2qx4pabcdef book --weight 650 --size 30x20x10';

const options = {
  weight: { type: 'string' },
  size: { type: 'string' },
  from: { type: 'string' },
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  unchecked: { type: 'boolean', default: false },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

/** Reads what is booked: at a counter where a number is given, otherwise over the network. */
function parseBooking(parcelId: string, { weight, size, from, carrier, tracking, unchecked }: Values): Booking {
  if (tracking !== undefined) {
    if (!carrier) throw new StartError('Name the carrier of this number: --carrier "India Post".');
    const name = /india ?post|speed ?post/i.test(carrier) ? 'india-post' : 'manual';
    return {
      parcelId,
      carrier: name,
      name: carrier.slice(0, 80),
      trackingNumber: tracking.slice(0, 80),
      trackingUnchecked: unchecked ?? false,
    };
  }
  if (carrier !== undefined && !/^shiprocket$/i.test(carrier))
    throw new StartError(`${carrier} is not booked from here: add the number that it gave, --tracking <number>.`);
  const typed = weight === undefined && size === undefined ? {} : parseMeasures(weight, size);
  return { parcelId, carrier: 'shiprocket', ...typed, pickupLocation: from?.slice(0, 80) };
}

/** Reads weight and size of a packed parcel. */
export function parseMeasures(weight: string | undefined, size: string | undefined) {
  const [, length, breadth, height] = /^([1-9]\d{0,2})x([1-9]\d{0,2})x([1-9]\d{0,2})$/.exec(size ?? '') ?? [];
  if (!/^[1-9]\d{0,5}$/.test(weight ?? '') || height === undefined)
    throw new StartError(`Say what the packed parcel weighs in grams and measures in centimetres: ${example}`);
  return { weightGrams: Number(weight), lengthCm: Number(length), breadthCm: Number(breadth), heightCm: Number(height) };
}

function summaryOf({ parcelId, state, carrier, courier, awb, fault, wantsPickup, pickupRequestedAt, proof }: ShipmentRow): string {
  const pickup = pickupRequestedAt
    ? `, pickup requested ${pickupRequestedAt.toISOString()}`
    : wantsPickup
      ? ', pickup not answered yet'
      : '';
  const going =
    state === 'requested' || state === 'created' || state === 'cancelling'
      ? ' The carrier has not answered yet; the shop goes on asking.'
      : '';
  return [
    `Parcel ${parcelId} is ${state} with ${courier ?? carrier}${awb ? `, number ${awb}` : ''}${pickup}.${going}`,
    ...(fault ? [`  fault: ${fault}`] : []),
    ...(proof ? [`  proof of delivery: ${proof === 'otp' ? 'the recipient’s code' : 'a signature or photograph, with the carrier'}`] : []),
  ].join('\n');
}

/** Says what went wrong, for the operator. */
function explain(parcelId: string, error: unknown): unknown {
  if (error instanceof CarrierUnavailable || error instanceof CarrierRejected) return new StartError(`The carrier says: ${error.message}`);
  if (!(error instanceof DomainError)) return error;
  if (error.code === 'ORDER_NOT_FOUND') return new StartError(`There is no booking of a parcel ${parcelId} that could do that.`);
  if (error.code === 'WRONG_STATE') return new StartError(`Parcel ${parcelId} is ${error.fields.state}: only a packed parcel is booked.`);
  const hint = error.fields.trackingNumber ? ' If it is right as it stands, add --unchecked.' : '';
  return new StartError(`${Object.values(error.fields).join(' ')}${hint}`);
}

async function act(ctx: Context, parcelId: string, name: string | undefined, file: string | undefined, values: Values): Promise<string> {
  if (name === 'book') return summaryOf(await bookShipment(ctx, parseBooking(parcelId, values)));
  if (name === 'pickup') return summaryOf(await requestPickup(ctx, parcelId));
  if (name === 'label' && file !== undefined) {
    const pdf = await fetchLabel(ctx, parcelId);
    await writeFile(file, pdf, { flag: 'wx', mode: 0o600 }).catch((error: Error) => {
      throw new StartError(`${file} could not be written: ${error.message}`);
    });
    return `The label of parcel ${parcelId} is in ${file}. It names the recipient: delete it once it is printed.`;
  }
  if (name !== undefined) throw new StartError(`npm run admin -- ${shipmentUsage}`);
  const found = await findShipment(ctx, parcelId);
  if (!found) throw new DomainError('ORDER_NOT_FOUND');
  const events = found.events.map(
    ({ occurredAt, kind, code, outcome }) => `  ${occurredAt.toISOString()}  ${kind} (${code}): ${outcome ?? 'waits'}`,
  );
  return [summaryOf(found.shipment), ...events].join('\n');
}

/** Books a parcel, asks for its pickup, stores its label in a file, or shows what is known of its booking. */
export async function operateShipment(ctx: Context, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [parcelId, name, file, ...others] = positionals;
  if (parcelId === undefined || others.length > 0 || (file !== undefined && name !== 'label'))
    throw new StartError(`Name the parcel and what to do: ${example}`);
  try {
    return await act(ctx, parcelId, name, file, values);
  } catch (error) {
    throw explain(parcelId, error);
  }
}

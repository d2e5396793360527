/** Commands of the operator on orders. */
import { parseArgs } from 'node:util';
import { findParcels } from '#modules/orders/find-parcels.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { StartError } from '#shared/start-error.ts';

export const orderUsage = 'order <number>';
export const parcelUsage = 'parcel <id> pack|ship|deliver [--carrier <name>] [--tracking <number>] [--url <address>]';

export async function listParcels(ctx: Context, args: string[]): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [number] = positionals;
  if (number === undefined || positionals.length !== 1) throw new StartError('Name an order: npm run admin -- order K7M2-QX4P');
  const found = await findParcels(ctx, number);
  if (!found) throw new StartError(`There is no order ${number}.`);
  const lines = found.parcels.map(
    (parcel) => `  parcel ${parcel.id}  ${parcel.state.padEnd(10)} ${parcel.sellerName}, promised until ${parcel.promisedUntil}`,
  );
  return [`Order ${found.number} is ${found.state}.`, ...lines].join('\n');
}

const events = ['pack', 'ship', 'deliver'] as const;

export async function operateParcel(ctx: Context, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { carrier: { type: 'string' }, tracking: { type: 'string' }, url: { type: 'string' } },
  });
  const [parcelId, name] = positionals;
  const event = events.find((each) => each === name);
  if (parcelId === undefined || !event || positionals.length !== 2)
    throw new StartError('Name the parcel and what happened: npm run admin -- parcel k7m2qx4pabcdef pack');
  if (values.url !== undefined && !/^https?:\/\//.test(values.url))
    throw new StartError('--url is where the parcel can be followed: https://…');
  const { carrier, tracking: trackingNumber, url: trackingUrl } = values;
  try {
    const state = await moveParcel(ctx, { parcelId, event, by: 'operator', carrier, trackingNumber, trackingUrl });
    return `Parcel ${parcelId} is ${state}; the buyer is told.`;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const why = error.code === 'WRONG_STATE' ? 'is not where that could happen to it. Look at its order first' : 'is not known';
    throw new StartError(`Parcel ${parcelId} ${why}.`);
  }
}

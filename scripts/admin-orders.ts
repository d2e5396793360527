/** Commands of the operator on orders. */
import { parseArgs } from 'node:util';
import { findParcels } from '#modules/orders/find-parcels.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { requireLikelyNumber } from '#modules/orders/operate-parcel.ts';
import { cancelReasons, type ParcelState, senderEvents } from '#modules/orders/parcel-contract.ts';
import { findTransition } from '#modules/orders/parcel-rules.ts';
import { refundGoodwill, shopBearer } from '#modules/orders/refund-goodwill.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { StartError } from '#shared/start-error.ts';

export const orderUsage = 'order <number>';
export const parcelUsage = `parcel <id> ${senderEvents.join('|')} [--courier] [--note <words>] [--carrier <name>] [--tracking <number> [--unchecked]] [--url <address>]
      [--reason ${cancelReasons.join('|')}] [--line <line>:<count>]… [--restock|--write-off]`;
export const goodwillUsage = 'goodwill <number> <rupees> --reason <words> [--seller <slug>] [--as-store-credit]';

/** Keeps the lines of a text together below their heading. */
const indent = (text: string) => text.replaceAll('\n', '\n      ');

/** The steps that the operator can take. */
function exitsOf(state: ParcelState): string[] {
  const steps = senderEvents.filter((event) => findTransition(state, event, 'operator'));
  return steps.length > 0 ? [`    can: ${steps.join(', ')}`] : [];
}

export async function listParcels(ctx: Context, args: string[]): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [number] = positionals;
  if (number === undefined || positionals.length !== 1) throw new StartError('Name an order: npm run admin -- order K7M2-QX4P');
  const found = await findParcels(ctx, number);
  if (!found) throw new StartError(`There is no order ${number}.`);
  const gift = [
    ...(found.isGift ? [`  It is a gift${found.hidesPrices ? ': pack no invoice and no prices' : ''}.`] : []),
    ...(found.giftMessage ? [`  The card says: ${indent(found.giftMessage)}`] : []),
  ];
  const address = [
    ...(found.address.length > 0 ? [`  goes to ${found.address.join(', ')}`] : []),
    ...found.changes.map(({ at, before }) => `  address changed ${at.toISOString()}, before: ${before.join(', ') || 'erased'}`),
  ];
  const lines = found.parcels.flatMap((parcel) => [
    `  parcel ${parcel.id}  ${parcel.state.padEnd(10)} ${parcel.sellerName}, promised until ${parcel.promisedUntil}${parcel.replacesId ? `, in place of ${parcel.replacesId}` : ''}`,
    ...exitsOf(parcel.state),
    ...found.lines.flatMap(({ id, parcelId, title, unitsQty }) =>
      parcelId === parcel.id ? [`    line ${id}  ${unitsQty} × ${title.en}`] : [],
    ),
    ...found.lines.flatMap(({ parcelId, title, instructions }) =>
      parcelId === parcel.id && instructions ? [`    for the maker of ${title.en}: ${indent(instructions)}`] : [],
    ),
  ]);
  return [`Order ${found.number} is ${found.state}.`, ...address, ...gift, ...lines].join('\n');
}

const options = {
  carrier: { type: 'string' },
  tracking: { type: 'string' },
  url: { type: 'string' },
  reason: { type: 'string' },
  note: { type: 'string' },
  line: { type: 'string', multiple: true },
  restock: { type: 'boolean' },
  'write-off': { type: 'boolean' },
  courier: { type: 'boolean', default: false },
  unchecked: { type: 'boolean', default: false },
} as const;

/** Reads units such as k7m2qx4pabcdef:2. */
function parseLine(text: string): { lineId: string; qty: number } {
  const [lineId = '', count = ''] = text.split(':');
  if (!/^[1-9]\d{0,3}$/.test(count)) throw new StartError('Name pieces as --line <line>:<count>; "order <number>" lists the lines.');
  return { lineId, qty: Number(count) };
}

/** Says what went wrong, for the operator. */
function explain(parcelId: string, error: unknown): StartError {
  if (!(error instanceof DomainError)) throw error;
  if (error.code === 'ORDER_NOT_FOUND') return new StartError(`Parcel ${parcelId} is not known.`);
  if (error.code === 'INVALID_INPUT' && error.fields.trackingNumber)
    return new StartError(`${error.fields.trackingNumber} If it is right as it stands, add --unchecked.`);
  if (error.code !== 'WRONG_STATE') return new StartError([error.message, ...Object.values(error.fields)].join(' '));
  return new StartError(`Parcel ${parcelId} is ${error.fields.state}: it is not where that could happen to it. Look at its order first.`);
}

export async function operateParcel(ctx: Context, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [parcelId, name] = positionals;
  const event = senderEvents.find((each) => each === name);
  if (parcelId === undefined || !event || positionals.length !== 2)
    throw new StartError('Name the parcel and what happened: npm run admin -- parcel k7m2qx4pabcdef pack');
  if (values.url !== undefined && !/^https?:\/\//.test(values.url))
    throw new StartError('--url is where the parcel can be followed: https://…');
  const reason = cancelReasons.find((each) => each === values.reason);
  if (event === 'cancel' && !reason) throw new StartError(`Say why to the buyer: --reason ${cancelReasons.join('|')}`);
  if (event === 'take-back' && values.restock === values['write-off'])
    throw new StartError('Say what becomes of the pieces: --restock where they are sold again, --write-off where not.');
  const { carrier, tracking: trackingNumber, unchecked: trackingUnchecked, url: trackingUrl, note, restock, courier } = values;
  const by = courier ? 'courier' : 'operator';
  const lines = values.line?.map(parseLine);
  const step = { parcelId, event, by, carrier, trackingNumber, trackingUrl, reason, note, lines } as const;
  try {
    requireLikelyNumber({ ...step, trackingUnchecked });
    const state = await moveParcel(ctx, { ...step, ...(event === 'take-back' ? { restock: restock ?? false } : {}) });
    return `Parcel ${parcelId} is ${state}; the buyer is told.`;
  } catch (error) {
    throw explain(parcelId, error);
  }
}

export async function giveGoodwill(ctx: Context, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { reason: { type: 'string' }, seller: { type: 'string' }, 'as-store-credit': { type: 'boolean', default: false } },
  });
  const [number = '', rupees = ''] = positionals;
  if (positionals.length !== 2 || !/^\d{1,7}(\.\d{2})?$/.test(rupees) || !values.reason)
    throw new StartError('Name order, rupees and the reason for the buyer: npm run admin -- goodwill K7M2-QX4P 250 --reason "…"');
  const amountPaise = Math.round(Number(rupees) * 100);
  const isCredit = values['as-store-credit'];
  try {
    const given = { number: number.toUpperCase(), amountPaise, reason: values.reason, bearer: values.seller ?? shopBearer };
    await refundGoodwill(ctx, { ...given, as: isCredit ? 'store-credit' : 'refund' });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new StartError([error.message, ...Object.values(error.fields)].join(' '));
  }
  return isCredit
    ? `The buyer of order ${number} has ${rupees} rupees more of store credit, and is told.`
    : `${rupees} rupees go back to the buyer of order ${number}; the buyer is told.`;
}

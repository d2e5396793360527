import { offerPickup } from '#modules/carriers/offer-pickup.ts';
import { answerReturn } from '#modules/returns/add-message.ts';
import { operatePickup } from '#modules/returns/choose-pickup.ts';
import { decideReturn } from '#modules/returns/decide-return.ts';
import { getDeskReturn } from '#modules/returns/get-desk-return.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { StartError } from '#shared/start-error.ts';
import { webpUrl } from '#shared/webp-url.ts';
import { parseMeasures } from './admin-shipments.ts';

const events = ['approve', 'refuse', 'receive', 'refund', 'replace', 'reopen'] as const;

interface Said {
  text?: string | undefined;
  restock?: boolean | undefined;
  carrier?: string | undefined;
  tracking?: string | undefined;
  weight?: string | undefined;
  size?: string | undefined;
  to?: string | undefined;
}

const steps = ['fail', 'collect', 'arrive', 'lose', 'self-ship', 'book'] as const;

/** Offers the buyer that a courier fetches the goods. */
async function offer(ctx: Context, returnId: string, { weight, size, to }: Said): Promise<string> {
  const isGiven = weight !== undefined || size !== undefined;
  const view = await offerPickup(ctx, {
    returnId,
    by: 'operator',
    packed: isGiven ? parseMeasures(weight, size) : undefined,
    toLocation: to,
  });
  return `The buyer of ${view.number} may have the goods fetched; the pickup is ${view.pickup?.state}.`;
}

/** Notes a step of a pickup by hand. */
async function recordStep(ctx: Context, id: string, name: string | undefined): Promise<string> {
  const event = steps.find((each) => each === name);
  if (!event) throw new StartError(`Name a step of the pickup: ${steps.join(', ')}.`);
  const { data } = await operatePickup(ctx, { id, event });
  return `The pickup of ${data.return.number} is ${data.return.pickup?.state}.`;
}

/** Prints a return with what buyer and shop show of it. */
async function show(ctx: Context, id: string): Promise<string> {
  const { return: view, proof } = (await getDeskReturn(ctx, { id })).data;
  const pictures = (photos: readonly { base: string; widths: number[] }[]) => photos.map((photo) => `  ${webpUrl(photo)}`);
  return [
    `Return ${view.number} of order ${view.orderNumber}, ${view.sellerName}: ${view.state}, wants ${view.wish}`,
    ...view.lines.map(({ qty, title, reason }) => `  ${qty} × ${title.en}: ${reason}`),
    ...view.messages.map(({ author, at, text }) => `${at.slice(0, 16)} ${author}: ${text}`),
    'Photographs of the buyer:',
    ...pictures(view.photos),
    `As the shop packed it${proof.weight ? `, ${proof.weight.grams} g` : ''}:`,
    ...pictures(proof.photos),
  ].join('\n');
}

/** Decides about a return by hand. @returns what to print */
export async function operateReturn(ctx: Context, [id, act, ...rest]: readonly string[], said: Said): Promise<string> {
  const event = events.find((each) => each === act);
  const isPickup = act === 'offer-pickup' || act === 'pickup';
  if (id && isPickup && rest.length === (act === 'pickup' ? 1 : 0))
    return explained(() => (act === 'pickup' ? recordStep(ctx, id, rest[0]) : offer(ctx, id, said)));
  if (id && act === undefined) return explained(() => show(ctx, id));
  if (!id || rest.length > 0 || (!event && act !== 'answer'))
    throw new StartError(`Name a return and one of ${events.join(', ')}, answer, offer-pickup, pickup.`);
  if ((event === 'refuse' || !event) && !said.text) throw new StartError('Say why to the buyer: --text "…".');
  return explained(async () => {
    const { text, restock, carrier, tracking } = said;
    const view = event
      ? await decideReturn(ctx, { id, event, by: 'operator', decision: text, restock, carrier, trackingNumber: tracking })
      : await answerReturn(ctx, { id, author: 'operator', text: text ?? '' });
    return `Return ${view.number} of order ${view.orderNumber} is ${view.state}.`;
  });
}

/** Says what went wrong, for the operator. */
async function explained(act: () => Promise<string>): Promise<string> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new StartError([error.message, ...Object.values(error.fields)].join(' '));
  }
}

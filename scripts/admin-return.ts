import { answerReturn } from '#modules/returns/add-message.ts';
import { decideReturn } from '#modules/returns/decide-return.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { StartError } from '#shared/start-error.ts';

const events = ['approve', 'refuse', 'receive', 'refund', 'replace', 'reopen'] as const;

interface Said {
  text?: string | undefined;
  restock?: boolean | undefined;
  carrier?: string | undefined;
  tracking?: string | undefined;
}

/** Decides about a return by hand. @returns what to print */
export async function operateReturn(ctx: Context, [id, act, ...rest]: readonly string[], said: Said): Promise<string> {
  const event = events.find((each) => each === act);
  if (!id || rest.length > 0 || (!event && act !== 'answer'))
    throw new StartError(`Name a return and one of ${events.join(', ')}, answer.`);
  if ((event === 'refuse' || !event) && !said.text) throw new StartError('Say why to the buyer: --text "…".');
  try {
    const { text, restock, carrier, tracking } = said;
    const view = event
      ? await decideReturn(ctx, { id, event, by: 'operator', decision: text, restock, carrier, trackingNumber: tracking })
      : await answerReturn(ctx, { id, author: 'operator', text: text ?? '' });
    return `Return ${view.number} of order ${view.orderNumber} is ${view.state}.`;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new StartError([error.message, ...Object.values(error.fields)].join(' '));
  }
}

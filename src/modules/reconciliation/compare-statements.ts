import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import { formatMoney } from '#shared/money.ts';
import { type FoundDifference, saveDifferences } from './difference-queries.ts';

export const differenceLine = ({ kind, provider, subject, detail, amountPaise }: FoundDifference) =>
  `${kind}: ${provider} ${subject}, ${detail}${amountPaise === 0 ? '' : ` (${formatMoney(amountPaise)})`}`;

/**
 * Compares what providers say with the books. What differs becomes work for the operator, who is mailed once
 * of each; what agrees again is closed.
 * @returns how many differences were opened
 */
export async function compareStatements(ctx: Context): Promise<number> {
  return ctx.transaction(async (tx) => {
    const opened = await saveDifferences(tx.db);
    if (opened.length === 0) return 0;
    const subject = `The books and the payment services differ (${opened.length})`;
    await notify(
      tx,
      { kind: 'operator', queue: 'books' },
      {
        kind: 'statement-differs',
        language: 'en',
        subject,
        blocks: [
          { type: 'heading', text: subject },
          { type: 'paragraph', text: 'The reports of the payment services say something else than the books:' },
          { type: 'list', items: opened.slice(0, 50).map(differenceLine) },
          {
            type: 'note',
            text: 'npm run admin -- differences lists all that are open; npm run admin -- difference <id> close --reason "…" closes one.',
          },
        ],
      },
    );
    return opened.length;
  });
}

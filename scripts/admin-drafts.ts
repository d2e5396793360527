import { parseArgs } from 'node:util';
import { reviewReasons } from '#modules/drafts/draft-contract.ts';
import { reviewDecisions } from '#modules/drafts/draft-rules.ts';
import { getSubmitted, listSubmitted, reviewDraft } from '#modules/drafts/review-draft.ts';
import type { Context } from '#platform/context.ts';
import { StartError } from '#shared/start-error.ts';
import { inOneLine, readReason, reasonOptions, reasonUsage } from './admin-shops.ts';

export const draftUsage = `draft [<id> [${reviewDecisions.join('|')} [--because ${reviewReasons.join('|')}]… ${reasonUsage}]]`;

/** Lists products that wait for a review, prints one, or reviews it. */
export async function operateDrafts(ctx: Context, args: string[]): Promise<string> {
  const because = { type: 'string', multiple: true } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...reasonOptions, because } });
  const [draft, act, ...rest] = positionals;
  if (draft === undefined) {
    const { drafts } = (await listSubmitted(ctx)).data;
    const lines = drafts.map(({ _id, shop, title, isNew, submittedAt, approved }) =>
      [_id, submittedAt?.slice(0, 10), shop, `(${approved} approved)`, isNew ? 'new' : 'change', title.en].join('  '),
    );
    return lines.length > 0 ? lines.join('\n') : 'No product waits for a review.';
  }
  if (act === undefined) return inOneLine(async () => JSON.stringify((await getSubmitted(ctx, { draft })).data.draft, null, 2));
  const decision = reviewDecisions.find((each) => each === act);
  if (!decision || rest.length > 0) throw new StartError(`Name the draft and a decision: ${draftUsage}`);
  const reasons = (values.because ?? []).map((each) => {
    const reason = reviewReasons.find((known) => known === each);
    if (!reason) throw new StartError(`A reason is ${reviewReasons.join(', ')}.`);
    return reason;
  });
  return inOneLine(async () => {
    const { state, product } = (await reviewDraft(ctx, { draft, decision, reasons, note: readReason(values) })).data.draft;
    return `The draft is ${state}${product === undefined ? '' : `, product ${product}`}.`;
  });
}

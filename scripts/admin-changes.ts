import { parseArgs } from 'node:util';
import { decideDetailChange, listDetailChanges } from '#modules/onboarding/detail-changes.ts';
import type { DeskDetailChange } from '#modules/onboarding/details-contract.ts';
import type { Context } from '#platform/context.ts';
import { StartError } from '#shared/start-error.ts';
import { inOneLine, readReason, reasonOptions, reasonUsage } from './admin-shops.ts';

export const changeUsage = `changes [<id> accept|send-back ${reasonUsage}]`;

const lines = ({ _id, sentAt, shop, step, fields }: DeskDetailChange) =>
  [
    [_id, sentAt.slice(0, 10), shop, step].join('  '),
    ...fields.map(({ name, before, after }) => `      ${name}: ${before || '–'} → ${after || '–'}`),
  ].join('\n');

/** Lists changes of shops' details that wait, makes one count or sends it back. */
export async function operateChanges(ctx: Context, args: string[]): Promise<string> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: reasonOptions });
  const [change, act, ...rest] = positionals;
  const decision = (['accept', 'send-back'] as const).find((each) => each === act);
  if (change !== undefined && (!decision || rest.length > 0)) throw new StartError(`Name the change and a decision: ${changeUsage}`);
  return inOneLine(async () => {
    const { changes } = (
      change !== undefined && decision
        ? await decideDetailChange(ctx, { change, decision, note: readReason(values) })
        : await listDetailChanges(ctx)
    ).data;
    return changes.map(lines).join('\n') || 'No change waits for a decision.';
  });
}

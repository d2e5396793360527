import { parseArgs } from 'node:util';
import { findUserId } from '#modules/accounts/find-email.ts';
import { readEvents } from '#modules/audit/list-events.ts';
import { verifyChain } from '#modules/audit/verify-chain.ts';
import { describeBreak, signHeads } from '#modules/audit/verify-chain-jobs.ts';
import type { Context } from '#platform/context.ts';
import { securityEventKinds } from '#shared/security-events.ts';
import { StartError } from '#shared/start-error.ts';

export const securityEventsUsage =
  'security-events [--person <key or e-mail>] [--kind <kind>] [--since <day>] [--most <number>] | --verify | --sign';

const options = {
  person: { type: 'string' },
  kind: { type: 'string' },
  since: { type: 'string' },
  most: { type: 'string', default: '200' },
  verify: { type: 'boolean', default: false },
  sign: { type: 'boolean', default: false },
} as const;

/** Prints the security log, or checks it against its chain. @throws {StartError} with the first event of each stream that does not fit */
export async function operateSecurityEvents(ctx: Context, args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options });
  if (values.verify || values.sign) {
    const verified = await verifyChain(ctx, 'all', !values.sign);
    if (verified.breaks.length > 0)
      throw new StartError(`The security log is not as it was written:\n${verified.breaks.map(describeBreak).join('\n')}`);
    if (values.sign) await signHeads(ctx, verified);
    return `The security log is whole: ${verified.events.toLocaleString('en')} events.${values.sign ? ' It is signed.' : ''}`;
  }
  const { person: client, kind, most: max } = values;
  const since = values.since === undefined ? undefined : new Date(values.since);
  if (kind !== undefined && !securityEventKinds.some((each) => each === kind))
    throw new StartError(`There is no kind ${kind}. The kinds are: ${securityEventKinds.join(', ')}.`);
  if (since && Number.isNaN(since.getTime())) throw new StartError('Give the day as in --since 2027-04-01.');
  if (!/^[1-9]\d{0,5}$/.test(max)) throw new StartError('Give a number of events as in --most 500.');
  const key = client?.includes('@') ? await findUserId(ctx, client) : client;
  const events = await readEvents(ctx, { person: key, email: client?.includes('@') ? client : undefined, kind, since, limit: Number(max) });
  if (events.length === 0) return 'There are no such events.';
  return events.map(eventLine).join('\n');
}

type Event = Awaited<ReturnType<typeof readEvents>>[number];

/** One event in one line; what is not known is left out. */
function eventLine(event: Event): string {
  const { seq, at, kind, outcome, actorKind, actor, role, actingAs, person: client, targetKind, targetId, before, after, reason } = event;
  const by = actorKind === 'person' ? `${role} ${actor}` : actor === null ? actorKind : `${actorKind} ${actor}`;
  const parts = [
    `${seq}  ${at.toISOString()}  ${kind}  ${outcome}  by ${by}`,
    actingAs && `as ${actingAs}`,
    client && client !== actor && `about ${client}`,
    targetKind && `on ${targetKind} ${targetId}`,
    before !== null && `before ${JSON.stringify(before)}`,
    after !== null && `after ${JSON.stringify(after)}`,
    reason && `(${reason})`,
    event.network && `network ${event.network.slice(0, 8)}`,
    event.browser,
    `request ${event.requestId}`,
  ];
  return parts.filter(Boolean).join('  ');
}

import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import {
  type ChainName,
  type Checkpoint,
  insertCheckpoint,
  pruneEvents,
  readExpired,
  readLastCheckpoint,
  readPruningCheckpoint,
  wasBreakRecorded,
} from './queries.ts';
import { type ChainBreak, checkpointKeyId, signCheckpoint, type VerificationResult, verifyChain } from './verify-chain.ts';

const dayMs = 24 * 60 * 60 * 1000;
const pruneBatchSize = 5_000;

/** A break in words, for the operator. */
export const describeBreak = ({ stream, seq, problem: what }: ChainBreak) => `${stream}, event ${seq}: ${what}`;

const signed = (ctx: Context, link: Omit<Checkpoint, 'keyId' | 'signature'>): Checkpoint => ({
  ...link,
  keyId: checkpointKeyId(ctx),
  signature: signCheckpoint(ctx, link),
});

/**
 * Signs the heads of chains that were found whole, and their beginnings, where this key has not signed them
 * yet.
 */
export async function signHeads(ctx: Context, { heads }: VerificationResult): Promise<void> {
  for (const { stream, seq, hash } of heads) {
    const beginning = await readPruningCheckpoint(ctx.db, stream);
    if (beginning && beginning.keyId !== checkpointKeyId(ctx)) {
      const { seq, hash, pruned } = beginning;
      await insertCheckpoint(ctx.db, signed(ctx, { stream, seq, hash, pruned }), ctx.now());
    }
    const last = await readLastCheckpoint(ctx.db, stream);
    if (seq === 0 || (last?.seq === seq && last.keyId === checkpointKeyId(ctx))) continue;
    await insertCheckpoint(ctx.db, signed(ctx, { stream, seq, hash, pruned: 0 }), ctx.now());
  }
}

/** Writes to the log, the security log itself and the operator what is broken, once a day for each chain. */
async function reportBreaks(ctx: Context, breaks: readonly ChainBreak[]): Promise<void> {
  ctx.log.error({ breaks }, 'the security log was changed');
  const since = new Date(ctx.now().getTime() - dayMs);
  const fresh: ChainBreak[] = [];
  for (const each of breaks) if (!(await wasBreakRecorded(ctx.db, each.stream, since))) fresh.push(each);
  if (fresh.length === 0) return;
  await ctx.transaction(async (tx) => {
    for (const { stream, seq, problem: what } of fresh)
      await tx.record({ kind: 'log-broken', outcome: 'failure', reason: what, target: { kind: 'chain', id: stream }, after: { seq } });
    await notify(
      tx,
      { kind: 'operator', queue: 'security' },
      {
        kind: 'security-log-broken',
        language: 'en',
        subject: 'The security log was changed',
        blocks: [
          { type: 'heading', text: 'The security log was changed' },
          { type: 'paragraph', text: 'The check of the security log found events that are not as they were written:' },
          { type: 'list', items: fresh.map(describeBreak) },
          {
            type: 'note',
            text: 'npm run admin -- security-events --verify says it again. Compare with a backup and with the lines “security event” of the server’s log. After a change of AUTH_SECRET, run it with --sign once.',
          },
        ],
      },
    );
  });
}

/** Checks what was written since the last checkpoint, and signs it. */
async function verifyNewEvents(ctx: Context): Promise<void> {
  const verified = await verifyChain(ctx, 'new');
  if (verified.breaks.length > 0) await reportBreaks(ctx, verified.breaks);
  await signHeads(ctx, verified);
}

/** Checks the whole chain, then removes what is too old; nothing is removed from a chain that is broken. */
export async function pruneChain(ctx: Context): Promise<void> {
  const verified = await verifyChain(ctx, 'all');
  if (verified.breaks.length > 0) await reportBreaks(ctx, verified.breaks);
  for (const { stream } of verified.heads) while (await pruneBatch(ctx, stream));
}

/** @returns whether there may be more */
function pruneBatch(ctx: Context, stream: ChainName): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const due = await readExpired(tx.db, stream, tx.now(), pruneBatchSize);
    if (!due) return false;
    const { seq, hash, count } = due;
    const removed = await pruneEvents(tx.db, signed(tx, { stream, seq, hash, pruned: count }), tx.now());
    if (removed > 0) await tx.record({ kind: 'log-pruned', outcome: 'success', after: { stream, upTo: seq, removed } });
    return removed === pruneBatchSize;
  });
}

export const verifyChainJob: JobDefinition = {
  name: 'watch-security-log',
  retries: 1,
  timeoutSeconds: 600,
  cron: '51 * * * *',
  handle: (_data, ctx) => verifyNewEvents(ctx),
};

export const pruneChainJob: JobDefinition = {
  name: 'prune-security-log',
  retries: 1,
  timeoutSeconds: 3_600,
  cron: '37 22 * * *',
  handle: (_data, ctx) => pruneChain(ctx),
};

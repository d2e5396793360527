import { createHash } from 'node:crypto';
import type { Context } from '#platform/context.ts';
import { type ChainLink, type ChainName, type Checkpoint, readChain, readCheckpoints, readHeads, readLastCheckpoint } from './queries.ts';

/** The first place at which a chain does not hold. */
export interface ChainBreak {
  stream: ChainName;
  /** The number of the first row that is not as it was written, or after which rows are missing. */
  seq: number;
  problem: 'changed' | 'row missing before' | 'end missing' | 'checkpoint does not fit' | 'checkpoint not signed with this AUTH_SECRET';
}

export interface VerificationResult {
  /** The number of compared events. */
  events: number;
  breaks: ChainBreak[];
  /** The end of each chain at which the check arrived, where it is whole. */
  heads: (ChainLink & { stream: ChainName })[];
}

const purpose = 'security log checkpoint';
const pageSize = 1_000;
const genesis: ChainLink = { seq: 0, hash: '0'.repeat(64) };

/** Names the key that signs, so that a changed AUTH_SECRET is told from a forged signature. */
export const checkpointKeyId = (ctx: Pick<Context, 'secrets'>): string => ctx.secrets.digest(purpose, 'key id').slice(0, 12);

const signedText = ({ stream, seq, hash, pruned }: Omit<Checkpoint, 'keyId' | 'signature'>) => [stream, seq, hash, pruned].join('\n');

/** Signs a link with a key that the database does not have. */
export const signCheckpoint = (ctx: Pick<Context, 'secrets'>, checkpoint: Omit<Checkpoint, 'keyId' | 'signature'>): string =>
  ctx.secrets.digest(purpose, signedText(checkpoint));

const isSigned = (ctx: Pick<Context, 'secrets'>, checkpoint: Checkpoint) =>
  ctx.secrets.matches(purpose, signedText(checkpoint), checkpoint.signature);

const hashOf = (previousHash: string, content: string) => createHash('sha256').update(previousHash).update(content).digest('hex');

/**
 * Compares the security log with its chain: every row is as it was written, none is missing, and every
 * checkpoint fits.
 * @param part `all`: from the beginning, or from the last pruning; `new`: since the newest checkpoint
 * @param signatures false: a checkpoint has to fit, but may be signed with another AUTH_SECRET
 */
export async function verifyChain(ctx: Context, part: 'all' | 'new', signatures = true): Promise<VerificationResult> {
  const verified: VerificationResult = { events: 0, breaks: [], heads: [] };
  // Read first: what is written meanwhile lies beyond it.
  for (const head of await readHeads(ctx.db)) {
    const check = () => verifyStream(ctx, head, { part, signatures }, verified);
    // Asked twice: old events may have been removed while they were read.
    const broken = (await check()) && (await check());
    if (broken) verified.breaks.push(broken);
    else verified.heads.push(head);
  }
  return verified;
}

async function verifyStream(
  ctx: Context,
  head: ChainLink & { stream: ChainName },
  { part, signatures }: { part: 'all' | 'new'; signatures: boolean },
  verified: VerificationResult,
): Promise<ChainBreak | undefined> {
  const { stream } = head;
  const last = part === 'new' ? await readLastCheckpoint(ctx.db, stream) : undefined;
  const checkpoints = part === 'new' ? (last ? [last] : []) : await readCheckpoints(ctx.db, stream);
  const keyId = checkpointKeyId(ctx);
  const pruned = checkpoints.findLast((each) => each.pruned > 0);
  for (const each of checkpoints) {
    // A checkpoint of another secret cannot be checked. The one where the chain begins and the newest have
    // to be signed with the present secret.
    const mayBeOld = each !== checkpoints.at(-1) && each !== pruned && each.keyId !== keyId;
    if (signatures && !mayBeOld && !isSigned(ctx, each))
      return { stream, seq: each.seq, problem: 'checkpoint not signed with this AUTH_SECRET' };
  }
  const start = last ?? pruned ?? genesis;
  const expected = new Map(checkpoints.map((each) => [each.seq, each.hash]));
  let at: ChainLink = { seq: start.seq, hash: start.hash };
  while (at.seq < head.seq) {
    const rows = await readChain(ctx.db, stream, at.seq, head.seq, pageSize);
    if (rows.length === 0) return { stream, seq: at.seq, problem: 'end missing' };
    for (const row of rows) {
      // A changed row is told from one that follows a gap: its own content does not fit its hash.
      if (hashOf(row.previousHash, row.content) !== row.hash) return { stream, seq: row.seq, problem: 'changed' };
      if (row.previousHash !== at.hash) return { stream, seq: row.seq, problem: 'row missing before' };
      const signed = expected.get(row.seq);
      if (signed !== undefined && signed !== row.hash) return { stream, seq: row.seq, problem: 'checkpoint does not fit' };
      expected.delete(row.seq);
      verified.events++;
      at = row;
    }
  }
  // The head was cut back, or a signed row is gone.
  const missing = [...expected].find(([seq, hash]) => seq > start.seq || (seq === at.seq && hash !== at.hash));
  if (missing) return { stream, seq: missing[0], problem: 'end missing' };
  return at.seq === head.seq && at.hash === head.hash ? undefined : { stream, seq: at.seq, problem: 'end missing' };
}

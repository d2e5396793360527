import type { Connection } from '#platform/database/database.ts';

export type ChainName = 'people' | 'staff';

/** A place in a chain. */
export interface ChainLink {
  seq: number;
  hash: string;
}

export interface Checkpoint extends ChainLink {
  stream: ChainName;
  pruned: number;
  keyId: string;
  signature: string;
}

/**
 * SQL of the hashed content of an event, which follows the previous hash. It repeats the trigger's on
 * purpose, so that the check does not rest on the trigger.
 */
const content = `jsonb_build_array(seq, stream, (extract(epoch from at) * 1000000)::bigint, kind, outcome, actor_kind, actor, role, acting_as,
  person, email_digest, target_kind, target_id, before, after, reason, request_id, session_id, network, device, browser)::text`;

export interface ChainRow extends ChainLink {
  previousHash: string;
  content: string;
}

/** The next events of a stream, in their order. */
export async function readChain(db: Connection, stream: ChainName, after: number, upTo: number, limit: number): Promise<ChainRow[]> {
  const { rows } = await db.execute(
    `select seq, previous_hash as "previousHash", hash, ${content} as content from security_events
      where stream = $1 and seq > $2 and seq <= $3 order by seq limit $4`,
    [stream, after, upTo, limit],
  );
  return rows as unknown as ChainRow[];
}

export async function readHeads(db: Connection): Promise<(ChainLink & { stream: ChainName })[]> {
  const { rows } = await db.execute('select stream, seq, hash from security_event_heads order by stream');
  return rows as never;
}

/** Every checkpoint of a stream, the oldest first. */
export async function readCheckpoints(db: Connection, stream: ChainName): Promise<Checkpoint[]> {
  const { rows } = await db.execute(
    `select stream, seq, hash, pruned, key_id as "keyId", signature from security_event_checkpoints where stream = $1 order by seq, id`,
    [stream],
  );
  return rows as never;
}

/** The checkpoint behind which the chain of a stream begins, where its first events were pruned. */
export async function readPruningCheckpoint(db: Connection, stream: ChainName): Promise<Checkpoint | undefined> {
  return (await readCheckpoints(db, stream)).findLast(({ pruned }) => pruned > 0);
}

/** The newest checkpoint of a stream, if there is one. */
export async function readLastCheckpoint(db: Connection, stream: ChainName): Promise<Checkpoint | undefined> {
  const { rows } = await db.execute(
    `select stream, seq, hash, pruned, key_id as "keyId", signature from security_event_checkpoints
      where stream = $1 order by seq desc, id desc limit 1`,
    [stream],
  );
  return rows[0] as never;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Days after which events are removed. The database refuses to remove any before. */
export const retentionDays: Record<ChainName, number> = { people: 90, staff: 3 * 366 };

/** An event as it is read. */
export interface StoredEvent {
  seq: number;
  at: Date;
  kind: string;
  outcome: string;
  actorKind: string;
  actor: string | null;
  role: string | null;
  actingAs: string | null;
  person: string | null;
  emailDigest: string | null;
  targetKind: string | null;
  targetId: string | null;
  before: unknown;
  after: unknown;
  reason: string | null;
  requestId: string;
  sessionId: string | null;
  network: string | null;
  device: string | null;
  browser: string | null;
}

const columns = `seq, at, kind, outcome, actor_kind as "actorKind", actor, role, acting_as as "actingAs", person,
  email_digest as "emailDigest", target_kind as "targetKind", target_id as "targetId", before, after, reason, request_id as "requestId",
  session_id as "sessionId", network, device, browser`;

/**
 * Reads events about a person of certain kinds, the newest first. A sign-in that only lacked the second
 * factor so far is left out.
 */
export async function readEventsOfPerson(
  db: Connection,
  filter: { person: string; kinds: readonly string[]; since: Date; before: number; limit: number },
): Promise<StoredEvent[]> {
  const { rows } = await db.execute(
    `select ${columns} from security_events where person = $1 and kind = any($2) and at >= $3 and seq < $4
        and reason is distinct from 'second-factor-missing' and not (kind = 'code-asked' and reason <> 'password')
        and not (kind = 'code-entered' and outcome = 'success')
      order by seq desc limit $5`,
    [filter.person, filter.kinds, filter.since.toISOString(), filter.before, filter.limit],
  );
  return rows as never;
}

/**
 * Reads events for the operator, the newest first: about or by a person, with an address of no account, of a
 * kind, since a moment.
 */
export async function readEvents(
  db: Connection,
  filter: {
    person?: string | undefined;
    emailDigest?: string | undefined;
    kind?: string | undefined;
    since?: Date | undefined;
    limit: number;
  },
): Promise<StoredEvent[]> {
  const { rows } = await db.execute(
    `select ${columns} from security_events
      where (($1::text is null and $2::text is null) or person = $1 or actor = $1 or target_id = $1 or email_digest = $2)
        and ($3::text is null or kind = $3) and ($4::timestamptz is null or at >= $4) order by seq desc limit $5`,
    [filter.person ?? null, filter.emailDigest ?? null, filter.kind ?? null, filter.since?.toISOString() ?? null, filter.limit],
  );
  return rows as never;
}

/**
 * Reads successful acts on a shop, the latest first.
 * @param filter `targets`: what the shop is called in events; `before`: those of this moment with a smaller
 * `seq`, and all of earlier ones; `actor`: a person, or null for the operator's acts and those of jobs
 */
export async function readEventsOfShop(
  db: Connection,
  filter: {
    sellerId: string;
    targets: readonly string[];
    kinds: readonly string[];
    since: Date;
    before: { at: Date; seq: number };
    actor?: string | null | undefined;
    limit: number;
  },
): Promise<StoredEvent[]> {
  const { sellerId, targets, kinds, since, before, actor, limit } = filter;
  const { rows } = await db.execute(
    `select ${columns} from security_events where target_kind = 'seller' and target_id = any($1) and kind = any($2) and outcome = 'success'
        and at >= $3 and (at, seq) < ($4, $5) and ($6::text is null or actor = $6)
        and (not $7 or (acting_as is distinct from $8 and not (kind = 'team-changed' and actor_kind = 'person' and actor = person)))
      order by at desc, seq desc limit $9`,
    [targets, kinds, since.toISOString(), before.at.toISOString(), before.seq, actor ?? null, actor === null, sellerId, limit],
  );
  return rows as never;
}

/** The oldest events of a stream whose time is over, at most so many: how many, and the last of them. */
export async function readExpired(
  db: Connection,
  stream: ChainName,
  now: Date,
  limit: number,
): Promise<(ChainLink & { count: number }) | undefined> {
  // An hour more than the database asks for: its clock need not agree with ours.
  const before = new Date(now.getTime() - retentionDays[stream] * dayMs - 60 * 60 * 1000);
  const { rows } = await db.execute(
    `with due as (select seq, hash from security_events where stream = $1 and seq < coalesce(
        (select seq from security_events where stream = $1 and at >= $2 order by seq limit 1), 9223372036854775807) order by seq limit $3)
      select seq, hash, (select count(*) from due) as count from due order by seq desc limit 1`,
    [stream, before.toISOString(), limit],
  );
  return rows[0] as never;
}

/** Writes a signed checkpoint that removes nothing. */
export async function insertCheckpoint(db: Connection, checkpoint: Checkpoint, at: Date): Promise<void> {
  const { stream, seq, hash, pruned, keyId, signature } = checkpoint;
  await db.execute(
    'insert into security_event_checkpoints (stream, seq, hash, pruned, at, key_id, signature) values ($1, $2, $3, $4, $5, $6, $7)',
    [stream, seq, hash, pruned, at.toISOString(), keyId, signature],
  );
}

/**
 * Removes the events of a stream up to a checkpoint, which stays in their place.
 * @returns the number of removed events; 0 where it was not allowed
 */
export async function pruneEvents(db: Connection, { stream, seq, pruned, keyId, signature }: Checkpoint, at: Date): Promise<number> {
  const { rows } = await db.execute('select prune_security_events($1, $2, $3, $4, $5, $6) as removed', [
    stream,
    seq,
    pruned,
    keyId,
    signature,
    at.toISOString(),
  ]);
  return Number(rows[0]?.removed);
}

/** Whether a break of this chain was recorded since a moment. */
export async function wasBreakRecorded(db: Connection, stream: ChainName, since: Date): Promise<boolean> {
  const { rows } = await db.execute(`select seq from security_events where kind = 'log-broken' and target_id = $1 and at >= $2 limit 1`, [
    stream,
    since.toISOString(),
  ]);
  return rows.length > 0;
}

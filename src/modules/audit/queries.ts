import type { Connection } from '#platform/database/database.ts';

export type Stream = 'people' | 'staff';

/** A place in a chain. */
export interface Link {
  seq: number;
  hash: string;
}

export interface Checkpoint extends Link {
  stream: Stream;
  pruned: number;
  keyId: string;
  signature: string;
}

/** What is hashed of an event, after the hash before it. Written here once more, so that the check does not rest on the trigger. */
const content = `jsonb_build_array(seq, stream, (extract(epoch from at) * 1000000)::bigint, kind, outcome, actor_kind, actor, role, acting_as,
  person, email_digest, target_kind, target_id, before, after, reason, request_id, session_id, network, device, browser)::text`;

export interface ChainRow extends Link {
  previousHash: string;
  content: string;
}

/** The next events of a stream, in their order. */
export async function readChain(db: Connection, stream: Stream, after: number, upTo: number, most: number): Promise<ChainRow[]> {
  const { rows } = await db.execute(
    `select seq, previous_hash as "previousHash", hash, ${content} as content from security_events
      where stream = $1 and seq > $2 and seq <= $3 order by seq limit $4`,
    [stream, after, upTo, most],
  );
  return rows as unknown as ChainRow[];
}

export async function readHeads(db: Connection): Promise<(Link & { stream: Stream })[]> {
  const { rows } = await db.execute('select stream, seq, hash from security_event_heads order by stream');
  return rows as never;
}

/** Every checkpoint of a stream, the oldest first. */
export async function readCheckpoints(db: Connection, stream: Stream): Promise<Checkpoint[]> {
  const { rows } = await db.execute(
    `select stream, seq, hash, pruned, key_id as "keyId", signature from security_event_checkpoints where stream = $1 order by seq, id`,
    [stream],
  );
  return rows as never;
}

/** The newest checkpoint of a stream, if there is one. */
export async function readLastCheckpoint(db: Connection, stream: Stream): Promise<Checkpoint | undefined> {
  const { rows } = await db.execute(
    `select stream, seq, hash, pruned, key_id as "keyId", signature from security_event_checkpoints
      where stream = $1 order by seq desc, id desc limit 1`,
    [stream],
  );
  return rows[0] as never;
}

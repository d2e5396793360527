import type { Connection, Statement } from '../database/database.ts';
import type { Logger } from '../log.ts';
import type { SecurityEventRow } from './security-event.ts';

const insert: Statement = {
  name: 'audit.write',
  text: `insert into security_events (stream, at, kind, outcome, actor_kind, actor, role, acting_as, person, email_digest, target_kind,
      target_id, before, after, reason, request_id, session_id, network, device, browser)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13::jsonb, $14::jsonb, $15, $16, $17, $18, $19, $20)
    returning seq, hash`,
};

/** A stored event with its position in the hash chain. */
export interface WrittenEvent {
  row: SecurityEventRow;
  seq: number;
  hash: string;
}

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));

/**
 * Writes events as the last statements of a transaction: from the first one to the commit no other
 * transaction writes any.
 * @param tx inside a transaction
 */
export async function writeEvents(tx: Connection, rows: readonly SecurityEventRow[]): Promise<WrittenEvent[]> {
  const written: WrittenEvent[] = [];
  for (const row of rows) {
    const [link] = await tx.run<{ seq: number; hash: string }>(insert, [
      row.stream,
      row.at.toISOString(),
      row.kind,
      row.outcome,
      row.actorKind,
      row.actor,
      row.role,
      row.actingAs,
      row.person,
      row.emailDigest,
      row.targetKind,
      row.targetId,
      json(row.before),
      json(row.after),
      row.reason,
      row.requestId,
      row.sessionId,
      row.network,
      row.device,
      row.browser,
    ]);
    if (!link) throw new Error('a security event was not written');
    written.push({ row, ...link });
  }
  return written;
}

/**
 * Logs stored events with their links of the chain, so that a copy of the log elsewhere proves a later change
 * of the database. Call it after the commit.
 */
export function logEvents(log: Logger, written: readonly WrittenEvent[]): void {
  for (const { row, seq, hash } of written) {
    const { kind, outcome, actorKind, actor, role, person, emailDigest, targetKind, targetId, reason, requestId, network, browser } = row;
    const target = targetKind === null ? undefined : `${targetKind}:${targetId}`;
    const line = { kind, outcome, actorKind, actor, role, person, emailDigest, target, reason, requestId, network, browser, seq, hash };
    const fields = Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null && value !== undefined));
    if (outcome === 'success') log.info(fields, 'security event');
    else log.warn(fields, 'security event');
  }
}

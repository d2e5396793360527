import type { SecurityEventKind, SecurityEventOutcome } from '#shared/security-events.ts';

/**
 * An act that the security log records. It holds identifiers and fixed words alone: no name, no address, no
 * code, no secret. The context adds the actor, the network and the request.
 */
export interface SecurityEvent {
  kind: SecurityEventKind;
  outcome: SecurityEventOutcome;
  /** The account that it is about, where that is not the actor’s. */
  person?: string | undefined;
  /** An e-mail address without an account; a keyed digest of it is stored. */
  email?: string | undefined;
  /** The account or seller on whose behalf the actor acts. */
  actingAs?: string | undefined;
  target?: { kind: string; id: string } | undefined;
  before?: Readonly<Record<string, unknown>> | undefined;
  after?: Readonly<Record<string, unknown>> | undefined;
  /** The reason: a fixed word such as `wrong-password`, or the text that a member of staff entered. */
  reason?: string | undefined;
}

/** An event as it is stored: with its actor, and with digests in place of addresses. */
export interface SecurityEventRow {
  stream: 'people' | 'staff';
  at: Date;
  kind: SecurityEventKind;
  outcome: SecurityEventOutcome;
  actorKind: 'person' | 'visitor' | 'system' | 'cli';
  actor: string | null;
  role: string | null;
  actingAs: string | null;
  person: string | null;
  emailDigest: string | null;
  targetKind: string | null;
  targetId: string | null;
  before: Readonly<Record<string, unknown>> | null;
  after: Readonly<Record<string, unknown>> | null;
  reason: string | null;
  requestId: string;
  sessionId: string | null;
  network: string | null;
  device: string | null;
  browser: string | null;
}

import type { SecurityEventKind, SecurityEventOutcome } from '#shared/security-events.ts';

/**
 * One act that the security log keeps. It holds keys and words of ours alone: no name, no address, no code, no secret. Who acts, from
 * which network and with which request is added by the context.
 */
export interface SecurityEvent {
  kind: SecurityEventKind;
  outcome: SecurityEventOutcome;
  /** The person whose account it is about, where that is not the one who is signed in. */
  person?: string | undefined;
  /** An e-mail address that belongs to no account: a keyed digest of it is stored. */
  email?: string | undefined;
  /** The person or seller in whose name it is done. */
  actingAs?: string | undefined;
  target?: { kind: string; id: string } | undefined;
  before?: Readonly<Record<string, unknown>> | undefined;
  after?: Readonly<Record<string, unknown>> | undefined;
  /** Why, as a short word of ours such as `wrong-password`, or what a member of staff gave as the reason. */
  reason?: string | undefined;
}

/** An event as it is written: with the one who acts, and with digests instead of addresses. */
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

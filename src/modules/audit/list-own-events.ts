import { requireActor } from '#modules/accounts/get-me.ts';
import { browserDigest } from '#platform/audit/describe-event.ts';
import type { Context } from '#platform/context.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { ownEventKinds } from '#shared/security-events.ts';
import type { SecurityEvent } from './contract.ts';
import { readEventsOfPerson, retentionDays, type StoredEvent } from './queries.ts';

const pageSize = 20;
const dayMs = 24 * 60 * 60 * 1000;

const retentionStart = (ctx: Context) => new Date(ctx.now().getTime() - retentionDays.people * dayMs);

/** Lists security events of the caller's account, the newest first. */
export async function listOwnEvents(ctx: Context, { after }: { after?: string | undefined }) {
  const { userId, sessionId } = requireActor(ctx);
  const before = after === undefined ? Number.MAX_SAFE_INTEGER : Number(after);
  const rows = await readEventsOfPerson(ctx.db, {
    person: userId,
    kinds: ownEventKinds,
    since: retentionStart(ctx),
    before,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const device = browserDigest(ctx);
  const isThisBrowser = (row: StoredEvent) => row.sessionId === sessionId || (device !== undefined && row.device === device);
  const view = (row: StoredEvent): SecurityEvent => ({
    _id: String(row.seq),
    at: row.at.toISOString(),
    kind: row.kind as SecurityEvent['kind'],
    outcome: row.outcome as SecurityEvent['outcome'],
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.browser === null ? {} : { browser: row.browser }),
    current: isThisBrowser(row),
    byStaff: row.actorKind === 'cli' || row.actorKind === 'system' || (row.actorKind === 'person' && row.actor !== userId),
  });
  return {
    data: { events: page.map(view) },
    ...(rows.length > pageSize ? { next: String(page.at(-1)?.seq) } : {}),
  };
}

/** Most events in an export. */
const maxExported = 5_000;

/**
 * Security events of a person. They name the person by key alone, so an erasure leaves nothing in them to
 * erase.
 */
export const auditPersonalData: PersonalDataSource = {
  name: 'securityEvents',
  async export(ctx, userId) {
    const filter = {
      person: userId,
      kinds: ownEventKinds,
      since: retentionStart(ctx),
      before: Number.MAX_SAFE_INTEGER,
      limit: maxExported,
    };
    const rows = await readEventsOfPerson(ctx.db, filter);
    return rows.map(({ at, kind, outcome, reason, browser }) => ({
      at: at.toISOString(),
      what: kind,
      outcome,
      ...(reason === null ? {} : { reason }),
      ...(browser === null ? {} : { browser }),
    }));
  },
  async erase() {},
};

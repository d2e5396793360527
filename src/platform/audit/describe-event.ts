import { browserName } from '#shared/browser-name.ts';
import type { Context } from '../context.ts';
import { rateLimitKey } from '../http/client-address.ts';
import type { SecurityEvent, SecurityEventRow } from './security-event.ts';

/** Name of the cookie by which accounts know a browser again, and the characters of one of its tokens. */
const deviceCookie = 'device';
const deviceTokenLength = 32;

/** A key of ours as it is stored; anything else may have been made up by the caller and is not. */
const identifierPattern = /^[\w.:@-]{1,64}$/;
/** Longest reason, in characters. */
const maxReasonLength = 500;

const digestPurposes = { network: 'security log network', device: 'security log device', email: 'security log e-mail' } as const;

/** Keyed digest under which a network, a browser or an e-mail address stands in the security log. */
export const eventDigest = (ctx: Pick<Context, 'secrets'>, of: keyof typeof digestPurposes, text: string): string =>
  ctx.secrets.digest(digestPurposes[of], text);

/** Keyed digest of the oldest token of a browser, which the newer ones stand before: it stays the same for a browser. */
export function browserDigest(ctx: Pick<Context, 'request' | 'secrets'>): string | undefined {
  const tokens = ctx.request.client?.cookie(deviceCookie);
  return tokens === undefined ? undefined : eventDigest(ctx, 'device', tokens.slice(-deviceTokenLength));
}

/** @param cliUser operating-system user of a command; undefined for requests and jobs */
export function describeEvent(ctx: Context, event: SecurityEvent, cliUser: string | undefined): SecurityEventRow {
  const { actor } = ctx;
  const { client, address } = ctx.request;
  const actorKind = actor ? 'person' : cliUser !== undefined ? 'cli' : address !== undefined || client ? 'visitor' : 'system';
  const isStaff =
    actorKind === 'system' || actorKind === 'cli' || actor?.role === 'seller' || actor?.role === 'admin' || actor?.actingFor !== undefined;
  return {
    stream: isStaff ? 'staff' : 'people',
    at: ctx.now(),
    kind: event.kind,
    outcome: event.outcome,
    actorKind,
    actor: actor?.userId ?? cliUser ?? null,
    role: actor?.role ?? null,
    actingAs: event.actingAs ?? actor?.actingFor?.sellerId ?? null,
    person: event.person ?? actor?.userId ?? null,
    emailDigest: event.email === undefined ? null : eventDigest(ctx, 'email', event.email.trim().toLowerCase()),
    targetKind: event.target?.kind ?? null,
    targetId: event.target && (identifierPattern.test(event.target.id) ? event.target.id : '(not a key)'),
    before: event.before ?? null,
    after: event.after ?? null,
    reason: event.reason?.slice(0, maxReasonLength) ?? null,
    requestId: ctx.request.id.slice(0, 64),
    sessionId: actor?.sessionId ?? null,
    network: address === undefined ? null : eventDigest(ctx, 'network', rateLimitKey(address)),
    device: browserDigest(ctx) ?? null,
    browser: client === undefined ? null : (browserName(client.userAgent).browser ?? null),
  } as SecurityEventRow;
}

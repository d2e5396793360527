import { browserName } from '#shared/browser-name.ts';
import type { Context } from '../context.ts';
import { rateLimitKey } from '../http/client-address.ts';
import type { SecurityEvent, SecurityEventRow } from './security-event.ts';

/**
 * Name of the cookie by which accounts recognize a browser, and the length of one of its tokens in
 * characters.
 */
const deviceCookie = 'device';
const deviceTokenLength = 32;

/**
 * Matches an identifier that the application generated; any other text may come from the caller and is not
 * stored.
 */
const identifierPattern = /^[\w.:@-]{1,64}$/;
/** Characters of a reason that are stored. */
const maxReasonLength = 500;

const digestPurposes = { network: 'security log network', device: 'security log device', email: 'security log e-mail' } as const;

/**
 * Computes the keyed digest that stands for a network, a browser or an e-mail address in the security log.
 */
export const eventDigest = (ctx: Pick<Context, 'secrets'>, of: keyof typeof digestPurposes, text: string): string =>
  ctx.secrets.digest(digestPurposes[of], text);

/**
 * Computes the keyed digest of the oldest token of a browser. Newer tokens are put in front of it, so the
 * digest stays the same.
 */
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
    actorKind === 'system' ||
    actorKind === 'cli' ||
    actor?.role === 'seller' ||
    actor?.role === 'admin' ||
    actor?.actingFor !== undefined ||
    actor?.key !== undefined;
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

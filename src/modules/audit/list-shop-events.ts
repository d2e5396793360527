import type { Context } from '#platform/context.ts';
import { readEventsOfShop, type StoredEvent } from './queries.ts';

/** Kinds of events that a shop sees of itself. */
const shopEventKinds = [
  'shop-changed',
  'team-changed',
  'paper-changed',
  'paper-read',
  'consent-changed',
  'product-changed',
  'admin-command',
] as const;

/** An act on a shop. */
export interface ShopEventRecord {
  seq: number;
  at: Date;
  kind: (typeof shopEventKinds)[number];
  reason: string | null;
  /** The member who acted; undefined: the operator, or the marketplace by itself. */
  member: string | undefined;
  /** The account that it is about. */
  person: string | undefined;
  before: Readonly<Record<string, unknown>>;
  after: Readonly<Record<string, unknown>>;
}

/** A member acts in the name of the shop; who joins the team acts as the person that it is about. */
function memberOf({ kind, actorKind, actor, actingAs, person }: StoredEvent, sellerId: string): string | undefined {
  const isMember = actingAs === sellerId || (kind === 'team-changed' && actor === person);
  return actorKind === 'person' && actor !== null && isMember ? actor : undefined;
}

const objectOf = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;

/**
 * Lists what was done in a shop, the latest first: fixed words and keys alone.
 * @param part `by`: the key of a member, or null for the operator
 */
export async function listShopEvents(
  ctx: Context,
  { id, slug }: { id: string; slug: string },
  part: { since: Date; before: { at: Date; seq: number }; by?: string | null | undefined; limit: number },
): Promise<ShopEventRecord[]> {
  const { by: actor, ...window } = part;
  const rows = await readEventsOfShop(ctx.db, { sellerId: id, targets: [id, slug], kinds: shopEventKinds, actor, ...window });
  return rows.map((row) => ({
    seq: row.seq,
    at: row.at,
    kind: row.kind as ShopEventRecord['kind'],
    reason: row.reason,
    member: memberOf(row, id),
    person: row.person ?? undefined,
    before: objectOf(row.before),
    after: objectOf(row.after),
  }));
}

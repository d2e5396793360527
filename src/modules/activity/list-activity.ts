import { listShopEvents } from '#modules/audit/list-shop-events.ts';
import { findTitles } from '#modules/catalog/find-titles.ts';
import { findMakers } from '#modules/makers/find-makers.ts';
import { listRequirements } from '#modules/onboarding/requirements.ts';
import { listShopSteps } from '#modules/orders/list-shop-steps.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import { listMembers } from '#modules/sellers/team.ts';
import type { Context } from '#platform/context.ts';
import type { Localized } from '#shared/localized.ts';
import { type ActivityCursor, byLatest, formatCursor, parseCursor } from './activity-rules.ts';
import type { ActivityEntry } from './contract.ts';
import { type Act, actOf, actOfParcel } from './describe-act.ts';

const pageSize = 30;
const windowMs = 366 * 86_400_000;
const lastId = Number.MAX_SAFE_INTEGER;

/** An act before its words are looked up. */
interface FoundAct extends Act, ActivityCursor {
  /** Key of the member; null where it was not noted, undefined: the operator. */
  member: string | null | undefined;
  /** The member that it is about. */
  about?: string | undefined;
  number?: string;
}

/** Reads acts of both sources that come after a place, in the order of the page. */
async function readActs(ctx: Context, from: ActivityCursor, by: string | null | undefined): Promise<FoundAct[]> {
  const { sellerId, slug } = requireShop(ctx);
  const since = new Date(ctx.now().getTime() - windowMs);
  const at = new Date(from.at);
  // Of one moment, parcels come first: after one of them all events are left, after an event no parcel.
  const part = { since, by, limit: pageSize + 1 };
  const events = await listShopEvents(
    ctx,
    { id: sellerId, slug },
    { ...part, before: { at, seq: from.source === 'e' ? from.id : lastId } },
  );
  const steps = await listShopSteps(ctx, sellerId, { ...part, before: { at, id: from.source === 'p' ? from.id : 0 } });
  return [
    ...events.map((event): FoundAct => {
      const { seq, member, person } = event;
      return { ...actOf(event), at: event.at.getTime(), source: 'e', id: seq, member, ...(person === member ? {} : { about: person }) };
    }),
    ...steps.map(
      ({ id, at: moment, state, by: side, byUser, number }): FoundAct => ({
        ...{ kind: actOfParcel(state), number, source: 'p', id },
        at: moment.getTime(),
        member: side === 'operator' ? undefined : byUser,
      }),
    ),
  ].sort(byLatest);
}

/** Lists who did what in the caller's shop, the latest first. It names members and orders, and no buyer. */
export async function listActivity(
  ctx: Context,
  { person, after }: { person?: string | undefined; after?: string | undefined },
): Promise<{ data: { acts: ActivityEntry[]; people: NonNullable<ActivityEntry['person']>[] }; next?: string }> {
  const from: ActivityCursor = after === undefined ? { at: ctx.now().getTime() + 1, source: 'p', id: lastId } : parseCursor(after);
  const found = await readActs(ctx, from, person === 'operator' ? null : person);
  const page = found.slice(0, pageSize);
  const people = (await listMembers(ctx, requireShop(ctx).sellerId)).map(({ userId, name, role }) => ({ _id: userId, name, role }));
  const members = new Map(people.map((each) => [each._id, each]));
  const titles = new Map((await listRequirements(ctx)).map(({ key, title }) => [key, title]));
  const makers = await findMakers(ctx, [...new Set(page.flatMap(({ maker }) => maker ?? []))]);
  const names = new Map(makers.map(({ _id, name }) => [_id, name]));
  const products = await findTitles(ctx, requireShop(ctx).sellerId, [...new Set(page.flatMap(({ product }) => product ?? []))]);
  const subjectOf = ({ requirement, maker, product, number, about }: FoundAct): Localized | undefined => {
    const named = members.get(about ?? '')?.name;
    if (number !== undefined) return { en: number };
    return (
      titles.get(requirement ?? '') ??
      names.get(maker ?? '') ??
      products.get(product ?? '') ??
      (named === undefined ? undefined : { en: named })
    );
  };
  const acts = page.map((each): ActivityEntry => {
    const member = members.get(each.member ?? '');
    const subject = subjectOf(each);
    return {
      _id: formatCursor(each),
      at: new Date(each.at).toISOString(),
      kind: each.kind,
      by: each.member === undefined ? 'operator' : member ? 'member' : 'former-member',
      ...(member ? { person: member } : {}),
      ...(subject ? { subject } : {}),
      ...(each.change ? { change: each.change } : {}),
      ...(each.count === undefined ? {} : { count: each.count }),
    };
  });
  const last = page.at(-1);
  return { data: { acts, people }, ...(found.length > pageSize && last ? { next: formatCursor(last) } : {}) };
}

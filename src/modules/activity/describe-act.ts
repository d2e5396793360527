import type { ShopEventRecord } from '#modules/audit/list-shop-events.ts';
import { formatRupees } from '#shared/money.ts';
import { type ActivityKind, activityKinds } from './activity-rules.ts';
import type { ActivityEntry } from './contract.ts';

/** An act, with the key of what it is about. */
export interface Act {
  kind: ActivityKind;
  requirement?: string;
  maker?: string;
  product?: string;
  change?: ActivityEntry['change'];
  count?: number;
}

const known = (kind: string): ActivityKind => activityKinds.find((each) => each === kind) ?? 'other';
const dashed = (words: string) => words.replaceAll(' ', '-');

function actOfShop(reason: string): Act {
  if (activityKinds.some((kind) => kind === `shop-${reason}`)) return { kind: known(`shop-${reason}`) };
  if (/^(?:bank|coupon) /.test(reason)) return { kind: known(dashed(reason)) };
  if (reason.startsWith('agreed ')) return { kind: 'agreed', requirement: reason.slice('agreed '.length) };
  const [step = '', ...what] = reason.split(' ');
  return { kind: known(`details-${what.length === 0 ? 'entered' : what.join('-')}`), requirement: step };
}

function actOfTeam({ reason, before, after, member, person }: ShopEventRecord): Act {
  if (reason !== null) return { kind: reason === 'invitation withdrawn' ? 'team-invitation-withdrawn' : 'team-invited' };
  if (before.role === undefined) return { kind: 'team-joined' };
  if (after.role !== null) return { kind: 'team-role' };
  return { kind: member === person ? 'team-left' : 'team-removed' };
}

/** Names a change of products, with what it was before; prices are in paise. */
function actOfProduct({ reason, before, after }: ShopEventRecord): Act {
  const kind = known(`product-${reason ?? ''}`);
  const print = (value: unknown) => (kind === 'product-price' ? formatRupees(Number(value)) : String(value));
  return {
    kind,
    ...(typeof after.product === 'string' ? { product: after.product } : {}),
    ...(before.value === undefined ? {} : { change: { before: print(before.value), after: print(after.value) } }),
    ...(typeof after.changes === 'number' ? { count: after.changes } : {}),
  };
}

/** Names an act of the security log in the words of the page; what is not known there is `other`. */
export function actOf(event: ShopEventRecord): Act {
  const { kind, reason, after } = event;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  switch (kind) {
    case 'shop-changed':
      return actOfShop(reason ?? '');
    case 'team-changed':
      return actOfTeam(event);
    case 'paper-changed':
      return { kind: known(`paper-${dashed(reason ?? '')}`), requirement: text(after.requirement) };
    case 'paper-read':
      return { kind, requirement: text(after.requirement) };
    case 'consent-changed':
      return { kind: known(`consent-${reason ?? ''}`), maker: text(after.maker) };
    case 'product-changed':
      return actOfProduct(event);
    case 'admin-command':
      return { kind: known(dashed(reason ?? '')) };
  }
}

/** Names a step of a parcel by the state that it led to. */
export const actOfParcel = (state: string): ActivityKind => {
  const kind = known(`parcel-${state}`);
  return kind === 'other' ? 'parcel-other' : kind;
};

/** Acts in a shop that its owners and managers read, each with words on the page. */
export const activityKinds = [
  'parcel-confirmed',
  'parcel-packed',
  'parcel-shipped',
  'parcel-delivered',
  'parcel-cancelled',
  'parcel-other',
  'shop-submit',
  'shop-withdraw',
  'shop-send-back',
  'shop-open',
  'shop-pause',
  'shop-resume',
  'shop-suspend',
  'shop-reinstate',
  'shop-close',
  'shop-keep',
  'shop-finish',
  'bank-entered',
  'bank-stopped',
  'bank-usable',
  'details-entered',
  'details-asked',
  'details-withdrawn',
  'details-accepted',
  'details-sent-back',
  'agreed',
  'team-invited',
  'team-invitation-withdrawn',
  'team-joined',
  'team-role',
  'team-left',
  'team-removed',
  'paper-sent',
  'paper-withdrawn',
  'paper-accepted',
  'paper-sent-back',
  'paper-waived',
  'paper-read',
  'consent-recorded',
  'consent-withdrawn',
  'contact-entered',
  'contact-removed',
  'hold-set',
  'coupon-added',
  'coupon-ended',
  'product-price',
  'product-stock',
  'product-retire',
  'product-reinstate',
  'product-sheet',
  'product-import-apply',
  'product-import-undo',
  'other',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Place between two acts: moment in ms, source (of one moment, parcels come before events) and id. */
export interface ActivityCursor {
  at: number;
  source: 'e' | 'p';
  id: number;
}

/** Reads the end of a page. @param text such as `1795444800000p12` */
export function parseCursor(text: string): ActivityCursor {
  const [, at, source, id] = /^(\d+)([ep])(\d+)$/.exec(text) ?? [];
  return { at: Number(at), source: source as ActivityCursor['source'], id: Number(id) };
}

export const formatCursor = ({ at, source, id }: ActivityCursor): string => `${at}${source}${id}`;

/** Orders acts: the latest first. */
export const byLatest = (one: ActivityCursor, other: ActivityCursor): number =>
  other.at - one.at || (one.source === other.source ? other.id - one.id : one.source === 'p' ? -1 : 1);

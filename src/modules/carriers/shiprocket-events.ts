import { z } from 'zod';
import type { DeliveryProof, TrackingEvent, TrackingKind } from './carrier.ts';

/**
 * Status codes of shipments, from the tables of the API's documentation. Those of warehouses and customs, and
 * of what is delayed or damaged on its way, move nothing.
 */
const kinds: Readonly<Record<string, TrackingKind>> = {
  6: 'picked-up',
  7: 'delivered',
  9: 'returning',
  10: 'back',
  12: 'lost',
  13: 'pickup-failed',
  17: 'out-for-delivery',
  18: 'picked-up',
  20: 'pickup-failed',
  21: 'undelivered',
  24: 'lost',
  38: 'picked-up',
  39: 'picked-up',
  40: 'returning',
  41: 'returning',
  42: 'picked-up',
  44: 'lost',
  46: 'returning',
  75: 'returning',
  78: 'returning',
};

const text = z.string().nullish();
const code = z
  .union([z.string(), z.int()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? undefined : String(value).slice(0, 20)));
const scan = z.object({ date: text, activity: text, 'sr-status': code });
const scans = z
  .array(scan)
  .max(500)
  .nullish()
  .transform((list) => list ?? []);
const proved = { pod: text, pod_status: text };

const webhook = z.object({
  awb: z.union([z.string().min(1).max(80), z.int()]).transform(String),
  shipment_status_id: code,
  current_timestamp: text,
  scans,
  is_return: z.union([z.int(), z.boolean(), z.string()]).nullish(),
  ...proved,
});

/** Answer of `GET /courier/track/awb/{awb}`; it has no activities before the first scan. */
export const tracking = z.object({
  tracking_data: z.object({
    shipment_track: z.array(z.object(proved)).nullish(),
    shipment_track_activities: scans,
  }),
});

/** Reads `YYYY-MM-DD HH:mm:ss` or `DD MM YYYY HH:mm:ss` in India. */
function momentOf(written: string | null | undefined): Date | undefined {
  const iso = (written ?? '').replace(/^(\d{2}) (\d{2}) (\d{4}) /, '$3-$2-$1 ');
  const moment = new Date(`${iso.replace(' ', 'T')}+05:30`);
  return /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(iso) && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

function proofOf({
  pod,
  pod_status,
}: {
  pod?: string | null | undefined;
  pod_status?: string | null | undefined;
}): DeliveryProof | undefined {
  if (/otp/i.test(pod_status ?? '')) return 'otp';
  return pod === 'Available' || /^https:/.test(pod ?? '') || /^https:/.test(pod_status ?? '') ? 'document' : undefined;
}

/**
 * The reason of a failed delivery stands in the courier's words alone, which also name people: they are not
 * kept.
 */
function kindOf(status: string, activity: string | null | undefined): TrackingKind {
  const kind = kinds[status] ?? 'other';
  return kind === 'undelivered' && /refus|reject/i.test(activity ?? '') ? 'refused' : kind;
}

function eventsOf(awb: string, list: z.infer<typeof scans>, proof: DeliveryProof | undefined): TrackingEvent[] {
  return list.flatMap(({ date, activity, 'sr-status': status }) => {
    const occurredAt = momentOf(date);
    if (status === undefined || !/^\d+$/.test(status) || !occurredAt) return [];
    const kind = kindOf(status, activity);
    const event = { eventId: `${awb} ${status} ${occurredAt.toISOString()}`, awb, code: status, kind, occurredAt };
    return [kind === 'delivered' && proof ? { ...event, proof } : event];
  });
}

/**
 * Lists what a webhook reports: its scans, and its status where no scan has it. Undefined where it is no
 * report.
 */
export function eventsOfWebhook(body: string): TrackingEvent[] | undefined {
  let parsed: z.infer<typeof webhook>;
  try {
    parsed = webhook.parse(JSON.parse(body));
  } catch {
    return undefined;
  }
  const { awb, shipment_status_id: status, current_timestamp: date, scans: list, is_return } = parsed;
  const isKnown = list.some((one) => one['sr-status'] === status);
  const events = eventsOf(awb, isKnown ? list : [...list, { 'sr-status': status, date, activity: null }], proofOf(parsed));
  return Number(is_return) === 1 ? events.map((event) => ({ ...event, isReturn: true })) : events;
}

export function eventsOfTracking(awb: string, { tracking_data }: z.infer<typeof tracking>): TrackingEvent[] {
  const [track] = tracking_data.shipment_track ?? [];
  return eventsOf(awb, tracking_data.shipment_track_activities, track && proofOf(track));
}

import { randomUUID } from 'node:crypto';
import { type Answer, noFailures, openLoopback } from './loopback-server.ts';

export const shiprocketKeys = { email: 'api@shop.example', password: 'panel-password-of-tests', webhook: 'webhook-token-of-tests' };

interface Scan {
  date: string;
  status: string;
  activity: string;
  location: string;
  'sr-status': string;
  'sr-status-label': string;
}

interface Shipment {
  orderId: number;
  id: number;
  reference: string;
  /** It fetches goods from a buyer. */
  isReturn: boolean;
  /** The request that made it. */
  request: Record<string, unknown>;
  isCancelled: boolean;
  pickupOn?: string;
  awb: string;
  courier: string;
  pickups: number;
  scans: Scan[];
}

const labels: Record<number, string> = {
  5: 'MANIFEST GENERATED',
  6: 'SHIPPED',
  7: 'DELIVERED',
  9: 'RTO INITIATED',
  10: 'RTO DELIVERED',
  12: 'LOST',
  20: 'PICKUP EXCEPTION',
  17: 'OUT FOR DELIVERY',
  18: 'IN TRANSIT',
  19: 'OUT FOR PICKUP',
  21: 'UNDELIVERED',
  42: 'PICKED UP',
};

/** `YYYY-MM-DD HH:mm:ss` in India. */
const dateInIndia = (at: Date) => new Date(at.getTime() + 330 * 60_000).toISOString().slice(0, 19).replace('T', ' ');
const refusal = (status: number, message: string, more = {}): Answer => ({ status, body: { message, status_code: status, ...more } });

/**
 * Shiprocket on this machine, after its published API. Unlike the service it takes a second order with the
 * same reference, so that a shop which asks twice is found out.
 */
export async function openShiprocket() {
  const shipments: Shipment[] = [];
  const tokens = new Set<string>();
  const trouble = noFailures();
  const calls: string[] = [];
  /** `lost`: the answer of the next call to this path is lost after its work was done. */
  const policy: {
    lost: RegExp | undefined;
    noCourier: boolean;
    refuseOrders: boolean;
    refuseCancel: boolean;
    /** Names of the addresses where parcels are fetched. */
    locations: string[];
    /** PIN codes from which no courier fetches anything. */
    unserved: string[];
    /** Day that is named with a number; undefined: the pickup is asked for separately. */
    assignedDay: string | undefined;
    /** Day that the answer to a pickup names. */
    pickupDay: string | undefined;
  } = {
    locations: ['jaipur-potters', 'kutch-weavers'],
    unserved: [],
    assignedDay: undefined,
    pickupDay: '2026-11-30',
    lost: undefined,
    noCourier: false,
    refuseOrders: false,
    refuseCancel: false,
  };
  let serial = 16_000_000;
  const byId = (id: unknown) => shipments.find((each) => each.id === Number(Array.isArray(id) ? id[0] : id));

  const listed = ({ orderId, reference, isCancelled, id, awb, courier }: Shipment) => ({
    id: orderId,
    channel_order_id: reference,
    status: isCancelled ? 'CANCELED' : 'NEW',
    shipments: [{ id, awb, courier }],
  });

  const routes: [method: string, path: RegExp, run: (match: string[], body: Record<string, unknown>) => Answer][] = [
    [
      'GET',
      /^\/orders\?(.*)$/,
      ([, query = '']) => {
        const search = new URLSearchParams(query).get('search') ?? '';
        return {
          status: 200,
          body: { data: shipments.filter(({ reference, isReturn }) => !isReturn && reference.startsWith(search)).map(listed), meta: {} },
        };
      },
    ],
    [
      'POST',
      /^\/orders\/create\/adhoc$/,
      (_, request) => {
        if (policy.refuseOrders)
          return refusal(422, 'Oops! Invalid Data.', {
            errors: { billing_phone: [`The billing phone ${request.billing_phone} is invalid.`] },
          });
        const made = { orderId: ++serial, id: ++serial, reference: String(request.order_id), request, isReturn: false, isCancelled: false };
        shipments.push({ ...made, awb: '', courier: '', pickups: 0, scans: [] });
        return { status: 200, body: { order_id: made.orderId, shipment_id: made.id, status: 'NEW', status_code: 1, awb_code: null } };
      },
    ],
    [
      'GET',
      /^\/settings\/company\/pickup$/,
      () => ({
        status: 200,
        body: {
          data: {
            shipping_address: policy.locations.map((pickup_location) => ({
              pickup_location,
              name: 'Jaipur Potters',
              email: 'potters@shop.example',
              phone: '9829000001',
              address: '12 Kiln Road',
              address_2: null,
              city: 'Jaipur',
              state: 'Rajasthan',
              country: 'India',
              pin_code: '302002',
            })),
          },
        },
      }),
    ],
    [
      'GET',
      /^\/courier\/serviceability\/\?(.*)$/,
      ([, query = '']) => {
        const asked = new URLSearchParams(query);
        const isServed = asked.get('is_return') === '1' && !policy.unserved.includes(asked.get('pickup_postcode') ?? '');
        if (!isServed) return refusal(404, 'No courier available');
        return {
          status: 200,
          body: { data: { available_courier_companies: [{ courier_company_id: 10, courier_name: 'Delhivery Reverse' }] } },
        };
      },
    ],
    [
      'POST',
      /^\/orders\/create\/return$/,
      (_, request) => {
        if (policy.refuseOrders)
          return refusal(422, 'Oops! Invalid Data.', { errors: { pickup_phone: [`The phone ${request.pickup_phone} is invalid.`] } });
        const made = { orderId: ++serial, id: ++serial, reference: String(request.order_id), request, isReturn: true, isCancelled: false };
        shipments.push({ ...made, awb: '', courier: '', pickups: 0, scans: [] });
        return {
          status: 200,
          body: { order_id: made.orderId, shipment_id: made.id, status: 'RETURN PENDING', status_code: 21, company_name: 'shop' },
        };
      },
    ],
    [
      'GET',
      /^\/orders\/processing\/return\?(.*)$/,
      ([, query = '']) => {
        // One a page, so that a shop which reads the first page alone is found out.
        const page = Number(new URLSearchParams(query).get('page'));
        const returned = shipments.filter(({ isReturn }) => isReturn);
        const data = returned.slice(page - 1, page).map((each) => ({
          id: each.orderId,
          channel_order_id: each.reference,
          status: each.isCancelled ? 'RETURN CANCELLED' : 'RETURN PENDING',
          shipment_id: each.id,
          shipments: [{ isd_code: '+91', courier: each.courier, awb: each.awb, pickup_scheduled_date: each.pickupOn ?? null }],
        }));
        return { status: 200, body: { data, meta: { pagination: { total: returned.length, total_pages: returned.length } } } };
      },
    ],
    [
      'POST',
      /^\/orders\/cancel$/,
      (_, { ids }) => {
        const found = shipments.find(({ orderId }) => Array.isArray(ids) && orderId === ids[0]);
        if (!found) return refusal(404, 'no such order');
        if (policy.refuseCancel) return refusal(400, 'This order cannot be cancelled');
        found.isCancelled = true;
        return { status: 200, body: { status_code: 200, message: 'Order cancelled successfully.' } };
      },
    ],
    [
      'POST',
      /^\/courier\/assign\/awb$/,
      (_, { shipment_id, is_return }) => {
        const found = byId(shipment_id);
        if (!found || found.isReturn !== (is_return === 1)) return refusal(400, 'no such shipment');
        if (found.awb !== '') return refusal(400, 'AWB is already assigned');
        if (policy.noCourier)
          return { status: 200, body: { awb_assign_status: 0, response: { data: { awb_assign_error: 'No courier serviceable' } } } };
        found.awb = `1904${found.id}`;
        found.courier = found.isReturn ? 'Delhivery Reverse' : 'Delhivery Surface';
        if (found.isReturn && policy.assignedDay) found.pickupOn = `${policy.assignedDay} 14:00:00`;
        const pickup = found.pickupOn ? { pickup_scheduled_date: found.pickupOn } : {};
        const data = { awb_code: found.awb, courier_name: found.courier, shipment_id: found.id, ...pickup };
        return { status: 200, body: { awb_assign_status: 1, response: { data } } };
      },
    ],
    [
      'POST',
      /^\/courier\/generate\/pickup$/,
      (_, { shipment_id, status }) => {
        const found = byId(shipment_id);
        if (!found?.awb) return refusal(400, 'AWB is not assigned');
        if (found.pickups > 0 && status !== 'retry') return refusal(400, 'Already in Pickup Queue.');
        found.pickups++;
        if (policy.pickupDay) found.pickupOn = `${policy.pickupDay} 14:00:00`;
        return {
          status: 200,
          body: { pickup_status: 1, response: { status: 3, ...(found.pickupOn ? { pickup_scheduled_date: found.pickupOn } : {}) } },
        };
      },
    ],
    [
      'POST',
      /^\/courier\/generate\/label$/,
      (_, { shipment_id }) => {
        const found = byId(shipment_id);
        return found?.awb
          ? { status: 200, body: { label_created: 1, label_url: `${server.url}/labels/${found.awb}.pdf`, not_created: [] } }
          : { status: 200, body: { label_created: 0, not_created: [], response: 'No valid shipment ids to print label' } };
      },
    ],
    [
      'GET',
      /^\/courier\/track\/awb\/(\w+)$/,
      ([, awb = '']) => {
        const found = shipments.find((each) => each.awb === awb);
        if (!found?.scans.length) return { status: 200, body: { tracking_data: { track_status: 0, error: 'no activities found' } } };
        const shipment_track = [{ awb_code: awb, courier_name: found.courier, pod: 'Not Available', pod_status: '' }];
        return {
          status: 200,
          body: { tracking_data: { track_status: 1, shipment_track, shipment_track_activities: found.scans.toReversed() } },
        };
      },
    ],
  ];

  const answer = (method: string, path: string, body: string, authorization: string | undefined): Answer => {
    const given = body === '' ? {} : JSON.parse(body);
    if (path === '/auth/login') {
      if (given.email !== shiprocketKeys.email || given.password !== shiprocketKeys.password)
        return refusal(403, 'Invalid email and password');
      const token = randomUUID();
      tokens.add(token);
      return { status: 200, body: { token } };
    }
    if (!tokens.has(authorization?.replace('Bearer ', '') ?? '')) return refusal(401, 'Token has expired');
    for (const [verb, pattern, run] of routes) {
      const match = pattern.exec(path);
      if (match && verb === method) return run(match, given);
    }
    return refusal(404, 'not found');
  };

  const server = await openLoopback(trouble, (request, body) => {
    const url = request.url ?? '';
    if (url.startsWith('/labels/')) return { status: 200, body: Buffer.from('%PDF-1.4 label') };
    const path = url.replace('/v1/external', '');
    calls.push(path.split('?')[0] ?? '');
    const said = answer(request.method ?? '', path, body, request.headers.authorization);
    if (!policy.lost?.test(path)) return said;
    policy.lost = undefined;
    return refusal(502, 'Bad Gateway');
  });

  const shipmentOf = (awb: string) => {
    const found = shipments.find((each) => each.awb === awb);
    if (!found) throw new Error(`no shipment ${awb}`);
    return found;
  };

  return {
    url: server.url,
    close: server.close,
    trouble,
    policy,
    shipments,
    /** Paths that were called, in order. */
    calls,
    /** The settings of a shop that uses this simulator. */
    env: {
      SHIPROCKET_EMAIL: shiprocketKeys.email,
      SHIPROCKET_PASSWORD: shiprocketKeys.password,
      SHIPROCKET_WEBHOOK_TOKEN: shiprocketKeys.webhook,
      SHIPROCKET_URL: server.url,
    },
    /** Ends every session. */
    expireTokens: () => tokens.clear(),
    /**
     * The courier scans a parcel; gives the webhook that reports it, with all scans so far as the service
     * sends it.
     */
    scan(awb: string, code: number, at: Date, activity = labels[code] ?? 'scan', more: Record<string, unknown> = {}) {
      const { scans, reference, orderId, courier, isReturn } = shipmentOf(awb);
      const label = labels[code] ?? 'NA';
      scans.push({ date: dateInIndia(at), status: 'X', activity, location: 'Jaipur', 'sr-status': String(code), 'sr-status-label': label });
      const [day = '', time = ''] = dateInIndia(at).split(' ');
      return {
        headers: { 'content-type': 'application/json', 'x-api-key': shiprocketKeys.webhook },
        body: JSON.stringify({
          awb,
          courier_name: courier,
          current_status: label,
          current_status_id: code,
          shipment_status: label,
          shipment_status_id: code,
          current_timestamp: `${day.split('-').reverse().join(' ')} ${time}`,
          order_id: reference,
          sr_order_id: orderId,
          scans: [...scans],
          is_return: isReturn ? 1 : 0,
          pod_status: 'OTP Based Delivery',
          pod: 'Not Available',
          ...more,
        }),
      };
    },
  };
}
export type ShiprocketSimulator = Awaited<ReturnType<typeof openShiprocket>>;

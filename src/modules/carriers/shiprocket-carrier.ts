import { z } from 'zod';
import { isSameSecret } from '#platform/same-secret.ts';
import { type BookingRequest, type Carrier, type CarrierOrder, CarrierRejected, CarrierUnavailable } from './carrier.ts';
import { type Account, createShiprocketClient } from './shiprocket-client.ts';
import { eventsOfTracking, eventsOfWebhook, tracking } from './shiprocket-events.ts';
import { assignedAnswer, assignedOf, dayOf, id, minuteInIndia, optionalText, phoneOf, rupees } from './shiprocket-format.ts';
import { createShiprocketReturns } from './shiprocket-returns.ts';

const created = z.object({ order_id: id, shipment_id: id, awb_code: optionalText, courier_name: optionalText });
const shipment = z.object({ id, awb: optionalText, courier: optionalText });
const order = z.object({ id, channel_order_id: z.string(), status: optionalText, shipments: z.union([z.array(shipment), shipment]) });
const listed = z.object({ data: z.array(z.unknown()) });
const named = z.object({ channel_order_id: z.string() });
const scheduled = z.object({ response: z.object({ pickup_scheduled_date: optionalText }).optional().catch(undefined) });
const label = z.object({ label_url: optionalText, response: z.unknown().optional() });

/**
 * Body of `POST /orders/create/adhoc`. Goods that are paid already are declared at their price; of others the
 * courier collects what is due.
 */
function orderOf({ reference, consignment, pickupLocation, email, ...packed }: BookingRequest) {
  const { name, line1, line2, city, region, postalCode, phone, duePaise, lines } = consignment;
  const goodsPaise = lines.reduce((sum, { pricePaise, qty }) => sum + pricePaise * qty, 0);
  const totalPaise = duePaise > 0 ? duePaise : goodsPaise;
  return {
    order_id: reference,
    order_date: minuteInIndia(consignment.orderedAt),
    pickup_location: pickupLocation,
    reseller_name: consignment.sellerName,
    billing_customer_name: name,
    billing_last_name: '',
    billing_address: line1,
    billing_address_2: line2 ?? '',
    billing_city: city?.slice(0, 30),
    billing_pincode: Number(postalCode),
    billing_state: region,
    billing_country: 'India',
    billing_email: email,
    billing_phone: Number(phoneOf(phone)),
    shipping_is_billing: true,
    order_items: lines.map((line) => ({
      name: line.name,
      sku: line.sku,
      units: line.qty,
      selling_price: rupees(line.pricePaise),
      hsn: line.hsn,
    })),
    payment_method: duePaise > 0 ? 'COD' : 'Prepaid',
    total_discount: rupees(Math.max(0, goodsPaise - totalPaise)),
    sub_total: rupees(totalPaise),
    length: packed.lengthCm,
    breadth: packed.breadthCm,
    height: packed.heightCm,
    weight: packed.weightGrams / 1000,
  };
}

/** Shiprocket, after its API of 2026: https://apidocs.shiprocket.in. It knows no idempotency keys. */
export function createShiprocketCarrier(account: Account): Carrier {
  const client = createShiprocketClient(account);

  return {
    async find(reference) {
      const query = new URLSearchParams({ search: reference, per_page: '20' });
      const { data } = await client.call('find', listed, `/orders?${query}`);
      const listedOrder = data.find((each) => named.safeParse(each).data?.channel_order_id === reference);
      if (listedOrder === undefined) return undefined;
      const found = order.safeParse(listedOrder).data;
      const [sent] = found ? [found.shipments].flat() : [];
      // There is one, so none may be made.
      if (!found || !sent) throw new CarrierUnavailable('shiprocket find: an order that cannot be read');
      return {
        carrierOrderId: found.id,
        carrierShipmentId: sent.id,
        isCancelled: /^cancel/i.test(found.status ?? ''),
        assigned: assignedOf(sent.awb, sent.courier),
      };
    },

    async create(request) {
      const answer = await client.call('order', created, '/orders/create/adhoc', orderOf(request));
      return {
        carrierOrderId: answer.order_id,
        carrierShipmentId: answer.shipment_id,
        isCancelled: false,
        assigned: assignedOf(answer.awb_code, answer.courier_name),
      } satisfies CarrierOrder;
    },

    async assign(carrierShipmentId) {
      const body = { shipment_id: Number(carrierShipmentId) };
      const { message, response } = await client.call('courier', assignedAnswer, '/courier/assign/awb', body);
      const found = assignedOf(response?.data?.awb_code, response?.data?.courier_name);
      // No courier goes there, or the balance of the account does not suffice.
      if (!found)
        throw new CarrierRejected(`courier: ${response?.data?.awb_assign_error ?? message ?? 'none takes the parcel'}`.slice(0, 160));
      return found;
    },

    async cancel(carrierOrderId) {
      await client.call('cancel', z.object({}), '/orders/cancel', { ids: [Number(carrierOrderId)] }).catch((error) => {
        if (!(error instanceof CarrierRejected && /already/i.test(error.message))) throw error;
      });
    },

    async requestPickup(carrierShipmentId, isRetry = false) {
      const body = { shipment_id: [Number(carrierShipmentId)], ...(isRetry ? { status: 'retry' } : {}) };
      const answer = await client.call('pickup', scheduled, '/courier/generate/pickup', body).catch((error) => {
        if (!(error instanceof CarrierRejected && /already/i.test(error.message))) throw error;
      });
      return dayOf(answer?.response?.pickup_scheduled_date);
    },

    returns: createShiprocketReturns(client),

    async fetchLabel(carrierShipmentId) {
      const body = { shipment_id: [Number(carrierShipmentId)] };
      const { label_url } = await client.call('label', label, '/courier/generate/label', body);
      if (label_url === undefined) throw new CarrierRejected('label: there is none for this parcel');
      return client.fetchPdf(label_url);
    },

    trackingUrl: (awb) => `https://shiprocket.co/tracking/${encodeURIComponent(awb)}`,

    async track(awb) {
      return eventsOfTracking(awb, await client.call('track', tracking, `/courier/track/awb/${encodeURIComponent(awb)}`));
    },

    parseWebhook(body, headers) {
      if (account.webhookToken === undefined) return undefined;
      if (!isSameSecret(headers.get('x-api-key'), account.webhookToken)) return 'unsigned';
      return eventsOfWebhook(body) ?? 'unreadable';
    },
  };
}

import { z } from 'zod';
import { type CarrierOrder, CarrierRejected, type CarrierReturns, CarrierUnavailable, type ReturnRequest } from './carrier.ts';
import type { ShiprocketClient } from './shiprocket-client.ts';
import { assignedAnswer, assignedOf, dayOf, id, minuteInIndia, optionalText, phoneOf, rupees } from './shiprocket-format.ts';

const created = z.object({ order_id: id, shipment_id: id });
const shipment = z.object({ awb: optionalText, courier: optionalText, pickup_scheduled_date: optionalText.catch(undefined) });
const order = z.object({
  id,
  channel_order_id: z.string(),
  status: optionalText,
  shipment_id: id,
  shipments: z
    .union([z.array(shipment), shipment])
    .nullish()
    .transform((list) => [list ?? []].flat()),
});
const named = z.object({ channel_order_id: z.string() });
const listed = z.object({
  data: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ total_pages: z.int() }).optional() }).optional(),
});
const text = z
  .union([z.string(), z.int()])
  .nullish()
  .transform((value) => (value === null || value === undefined || value === '' ? undefined : String(value)));
const location = z.object({
  pickup_location: z.string(),
  name: text,
  email: text,
  phone: text,
  address: text,
  address_2: text,
  city: text,
  state: text,
  pin_code: text,
});
const locations = z.object({ data: z.object({ shipping_address: z.array(z.unknown()) }) });
const served = z.object({
  data: z
    .object({ available_courier_companies: z.array(z.unknown()).nullish() })
    .nullish()
    .catch(undefined),
});

/** Pages of returns that are looked through for one whose answer was lost, of a hundred each. */
const maxPages = 20;
const day = (at: Date) => minuteInIndia(at).slice(0, 10);

/**
 * Returns at Shiprocket: `POST /orders/create/return` and what follows it, after its API of 2026. A return
 * goes to a pickup address of the account, the one from which the parcels of its seller leave.
 */
export function createShiprocketReturns(client: ShiprocketClient): CarrierReturns {
  const addressOf = async (name: string) => {
    const { data } = await client.call('addresses', locations, '/settings/company/pickup');
    const found = data.shipping_address.map((each) => location.safeParse(each).data).find((each) => each?.pickup_location === name);
    if (!found?.address || !found.pin_code) throw new CarrierRejected(`addresses: there is no pickup address ${name}`);
    return found;
  };

  return {
    async serves({ toLocation, fromPostalCode, weightGrams }) {
      const { pin_code = '' } = await addressOf(toLocation);
      const query = new URLSearchParams({
        pickup_postcode: fromPostalCode,
        delivery_postcode: pin_code,
        weight: String(weightGrams / 1000),
        cod: '0',
        is_return: '1',
      });
      try {
        const { data } = await client.call('couriers', served, `/courier/serviceability/?${query}`);
        return (data?.available_courier_companies?.length ?? 0) > 0;
      } catch (error) {
        // The service answers with 404 where no courier goes.
        if (error instanceof CarrierRejected) return false;
        throw error;
      }
    },

    async find(reference, since) {
      for (let page = 1; page <= maxPages; page++) {
        // Days are compared at the service, whose clock is another.
        const [from, to] = [new Date(since.getTime() - 86_400_000), new Date(Date.now() + 86_400_000)].map(day);
        const query = new URLSearchParams({ from: from ?? '', to: to ?? '', page: String(page), per_page: '100' });
        const { data, meta } = await client.call('find return', listed, `/orders/processing/return?${query}`);
        const found = data.find((each) => named.safeParse(each).data?.channel_order_id === reference);
        if (found !== undefined) return readOrder(found);
        if (data.length === 0 || page >= (meta?.pagination?.total_pages ?? 1)) return undefined;
      }
      throw new CarrierUnavailable('shiprocket find return: too many returns to look through');
    },

    async create(request) {
      const answer = await client.call('return', created, '/orders/create/return', bodyOf(request, await addressOf(request.toLocation)));
      return { carrierOrderId: answer.order_id, carrierShipmentId: answer.shipment_id, isCancelled: false };
    },

    async assign(carrierShipmentId) {
      const body = { shipment_id: Number(carrierShipmentId), is_return: 1 };
      const { message, response } = await client.call('courier', assignedAnswer, '/courier/assign/awb', body);
      const found = assignedOf(response?.data?.awb_code, response?.data?.courier_name);
      if (!found) throw new CarrierRejected(`courier: ${response?.data?.awb_assign_error ?? message ?? 'none fetches it'}`.slice(0, 160));
      return { ...found, pickupOn: dayOf(response?.data?.pickup_scheduled_date) };
    },
  };
}

/** @throws {CarrierUnavailable} where the order cannot be read: there is one, so none may be made */
function readOrder(given: unknown): CarrierOrder {
  const found = order.safeParse(given).data;
  if (!found) throw new CarrierUnavailable('shiprocket find return: an order that cannot be read');
  const [sent] = found.shipments;
  const assigned = assignedOf(sent?.awb, sent?.courier);
  return {
    carrierOrderId: found.id,
    carrierShipmentId: found.shipment_id,
    isCancelled: /cancel/i.test(found.status ?? ''),
    assigned: assigned && { ...assigned, pickupOn: dayOf(sent?.pickup_scheduled_date) },
  };
}

/** Body of `POST /orders/create/return`: the buyer is where it is fetched, and pays nothing. */
function bodyOf({ reference, consignment, email, ...packed }: ReturnRequest, to: z.output<typeof location>) {
  const { name, line1, line2, city, region, postalCode, phone, lines } = consignment;
  return {
    order_id: reference,
    order_date: day(consignment.orderedAt),
    pickup_customer_name: name,
    pickup_address: line1,
    pickup_address_2: line2 ?? '',
    pickup_city: city?.slice(0, 30),
    pickup_state: region,
    pickup_country: 'India',
    pickup_pincode: postalCode,
    pickup_email: email,
    pickup_phone: phoneOf(phone),
    shipping_customer_name: to.name ?? consignment.sellerName,
    shipping_address: to.address,
    shipping_address_2: to.address_2 ?? '',
    shipping_city: to.city ?? '',
    shipping_state: to.state ?? '',
    shipping_country: 'India',
    shipping_pincode: to.pin_code,
    shipping_email: to.email ?? email,
    shipping_phone: phoneOf(to.phone),
    order_items: lines.map((line) => ({
      name: line.name,
      sku: line.sku,
      units: line.qty,
      selling_price: rupees(line.pricePaise),
      hsn: line.hsn,
      qc_enable: false,
    })),
    payment_method: 'PREPAID',
    total_discount: '0',
    sub_total: rupees(lines.reduce((sum, { pricePaise, qty }) => sum + pricePaise * qty, 0)),
    length: packed.lengthCm,
    breadth: packed.breadthCm,
    height: packed.heightCm,
    weight: packed.weightGrams / 1000,
  };
}

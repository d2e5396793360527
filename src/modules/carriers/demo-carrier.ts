import { createHash } from 'node:crypto';
import type { Assigned, Carrier, CarrierOrder } from './carrier.ts';
import { CarrierRejected } from './carrier.ts';

const dayMs = 86_400_000;

/** Ids are made from the reference, so that a repeated call is answered alike. */
const idOf = (reference: string) => String(Number.parseInt(createHash('sha256').update(reference).digest('hex').slice(0, 10), 16));
const orderOf = (reference: string): CarrierOrder => ({
  carrierOrderId: idOf(`order ${reference}`),
  carrierShipmentId: idOf(reference),
  isCancelled: false,
});
const assignedOf = (shipmentId: string, courier: string): Assigned => ({ awb: `DEMO${shipmentId}`, courier });

/** ISO date in India of the day after tomorrow. */
const pickupDay = () => new Date(Date.now() + 330 * 60_000 + 2 * dayMs).toISOString().slice(0, 10);

/**
 * A carrier of the demonstration: it takes every order, and no courier comes. No courier of it fetches from
 * PIN codes that begin with 19.
 */
export const demoCarrier: Carrier = {
  find: async () => undefined,
  create: async ({ reference }) => orderOf(reference),
  assign: async (shipmentId) => assignedOf(shipmentId, 'Demo courier'),
  cancel: async () => undefined,
  requestPickup: async () => pickupDay(),
  async fetchLabel() {
    throw new CarrierRejected('label: the demonstration has none');
  },
  returns: {
    serves: async ({ fromPostalCode }) => !fromPostalCode.startsWith('19'),
    find: async () => undefined,
    create: async ({ reference }) => orderOf(reference),
    assign: async (shipmentId) => ({ ...assignedOf(shipmentId, 'Demo courier'), pickupOn: pickupDay() }),
  },
  trackingUrl: (awb) => `https://example.com/${encodeURIComponent(awb)}`,
  track: async () => [],
  parseWebhook: () => undefined,
};

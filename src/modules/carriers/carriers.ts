import type { Context } from '#platform/context.ts';
import type { Carrier } from './carrier.ts';
import { demoCarrier } from './demo-carrier.ts';
import type { CarrierName } from './shipment-rules.ts';
import { createShiprocketCarrier } from './shiprocket-carrier.ts';

const clients = new WeakMap<object, Carrier>();

/**
 * Gives the carrier behind a name that is booked over the network; undefined for others and without an
 * account, but for the demonstration.
 */
export function carrierOf(ctx: Context, name: CarrierName): Carrier | undefined {
  const account = ctx.app.carriers.shiprocket;
  if (name !== 'shiprocket') return undefined;
  if (!account) return ctx.app.carriers.demo ? demoCarrier : undefined;
  const known = clients.get(account);
  if (known) return known;
  const carrier = createShiprocketCarrier(account);
  clients.set(account, carrier);
  return carrier;
}

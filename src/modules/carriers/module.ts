import type { ReturnView } from '#modules/returns/contract.ts';
import type { Context } from '#platform/context.ts';
import { defineModule, implementAll } from '#platform/module.ts';
import { DomainError } from '#shared/errors.ts';
import { advanceShipmentJob, followShipmentsJob } from './advance-shipment.ts';
import { cancelOutdatedJob } from './cancel-outdated.ts';
import { carriersContract } from './contract.ts';
import { followReturnJob } from './follow-return.ts';
import { attachLabel } from './label-mail.ts';
import { type Offer, offerPickup } from './offer-pickup.ts';
import { pollTrackingJob } from './poll-tracking.ts';
import { getShopLabel, getShopShipment } from './shop-shipment.ts';

type Input = Pick<Offer, 'carrier' | 'packed' | 'toLocation'> & { id: string };
type Offered = Promise<{ data: { return: ReturnView } }>;

/** Offers a pickup for the operator. @throws {DomainError} as `offerPickup` */
async function offerForOperator(ctx: Context, { id, ...input }: Input): Offered {
  return { data: { return: await offerPickup(ctx, { ...input, returnId: id, by: 'operator' }) } };
}

/** Offers a pickup for the shop that the caller acts for. @throws {DomainError} as `offerPickup` */
async function offerForShop(ctx: Context, { id, shop: _, ...input }: Input & { shop: string }): Offered {
  const sellerId = ctx.actor?.actingFor?.sellerId;
  if (sellerId === undefined) throw new DomainError('FORBIDDEN');
  return { data: { return: await offerPickup(ctx, { ...input, returnId: id, by: 'seller', sellerId }) } };
}

export const carriersModule = defineModule({
  handlers: implementAll(carriersContract, { offerPickup: offerForOperator, offerShopPickup: offerForShop, getShopShipment, getShopLabel }),
  jobs: [advanceShipmentJob, followShipmentsJob, pollTrackingJob, cancelOutdatedJob, followReturnJob],
  attachments: { 'shipping-label': attachLabel },
});

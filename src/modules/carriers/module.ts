import { defineModule } from '#platform/module.ts';
import { advanceShipmentJob, followShipmentsJob } from './advance-shipment.ts';

export const carriersModule = defineModule({ jobs: [advanceShipmentJob, followShipmentsJob] });

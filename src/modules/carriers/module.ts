import { defineModule } from '#platform/module.ts';
import { advanceShipmentJob, followShipmentsJob } from './advance-shipment.ts';
import { cancelOutdatedJob } from './cancel-outdated.ts';
import { pollTrackingJob } from './poll-tracking.ts';

export const carriersModule = defineModule({ jobs: [advanceShipmentJob, followShipmentsJob, pollTrackingJob, cancelOutdatedJob] });

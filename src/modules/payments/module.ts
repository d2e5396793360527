import { defineModule } from '#platform/module.ts';
import { followRefundsJob, sendRefundJob } from './send-refund.ts';

export const paymentsModule = defineModule({
  jobs: [sendRefundJob, followRefundsJob],
});

import { defineModule, implementAll } from '#platform/module.ts';
import { listCashRefunds } from './cash-refund-file.ts';
import { paymentsContract } from './endpoints-contract.ts';
import { followCashRefundsJob } from './follow-cash-refunds.ts';
import { payCashRefund } from './pay-cash-refund.ts';
import { remindDisputesJob } from './remind-disputes.ts';
import { followRefundsJob, sendRefundJob } from './send-refund.ts';

export const paymentsModule = defineModule({
  handlers: implementAll(paymentsContract, { listCashRefunds, payCashRefund }),
  jobs: [followCashRefundsJob, sendRefundJob, followRefundsJob, remindDisputesJob],
});

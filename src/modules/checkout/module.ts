import { ensureGuestToken } from '#modules/accounts/guest-token.ts';
import { takesCash } from '#modules/delivery/find-delivery.ts';
import { actDemoPayment, getDemoPayment } from '#modules/payments/demo-page.ts';
import { listMethods } from '#modules/payments/list-methods.ts';
import { defineModule, implementAll } from '#platform/module.ts';
import { askCashCode, proveCash } from './cash-code.ts';
import { checkPayment } from './check-payment.ts';
import { checkoutContract, checkoutTag, paymentsTag } from './contract.ts';
import { deliverDemoEventJob } from './deliver-demo-event.ts';
import { cancelUnpaid, changeOrder } from './leave-order.ts';
import { payAgain } from './pay-again.ts';
import { placeOrder } from './place-order.ts';
import { pollPaymentsJob } from './poll-payments.ts';
import { receiveWebhook } from './receive-webhook.ts';

export const checkoutModule = defineModule({
  openApi: { tags: [checkoutTag, paymentsTag] },
  handlers: implementAll(checkoutContract, {
    placeOrder,
    payAgain,
    askCashCode,
    proveCash,
    checkPayment,
    cancelUnpaid,
    changeOrder,
    async listMethods(ctx, input) {
      // The order of a guest will belong to this cookie, also where the answer to placing it gets lost.
      ensureGuestToken(ctx);
      return listMethods(ctx, { ...input, cash: await takesCash(ctx, input) });
    },
    getDemoPayment,
    actDemoPayment: (ctx, input) => actDemoPayment(ctx, input, receiveWebhook),
  }),
  jobs: [pollPaymentsJob, deliverDemoEventJob],
});

import { ensureGuestToken } from '#modules/orders/guest-token.ts';
import { actDemoPayment, getDemoPayment } from '#modules/payments/demo-page.ts';
import { listMethods } from '#modules/payments/list-methods.ts';
import { defineModule, implementAll } from '#platform/module.ts';
import { checkPayment } from './check-payment.ts';
import { checkoutContract, checkoutTag, paymentsTag } from './contract.ts';
import { deliverDemoEventJob } from './deliver-demo-event.ts';
import { payAgain } from './pay-again.ts';
import { placeOrder } from './place-order.ts';
import { pollPaymentsJob } from './poll-payments.ts';
import { receiveWebhook } from './receive-webhook.ts';

export const checkoutModule = defineModule({
  openApi: { tags: [checkoutTag, paymentsTag] },
  handlers: implementAll(checkoutContract, {
    placeOrder,
    payAgain,
    checkPayment,
    listMethods(ctx, input) {
      // The order of a guest will belong to this cookie, also where the answer to placing it gets lost.
      ensureGuestToken(ctx);
      return listMethods(ctx, input);
    },
    getDemoPayment,
    actDemoPayment: (ctx, input) => actDemoPayment(ctx, input, receiveWebhook),
  }),
  jobs: [pollPaymentsJob, deliverDemoEventJob],
});

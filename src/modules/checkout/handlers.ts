import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { checkPayment } from './check-payment.ts';
import { checkoutContract } from './contract.ts';
import { payAgain } from './pay-again.ts';
import { placeOrder } from './place-order.ts';

const checkout = implement(checkoutContract).$context<Context>();

export const checkoutHandlers = checkout.router({
  placeOrder: checkout.placeOrder.handler(({ context, input }) => placeOrder(context, input)),
  payAgain: checkout.payAgain.handler(({ context, input }) => payAgain(context, input)),
  checkPayment: checkout.checkPayment.handler(({ context, input }) => checkPayment(context, input)),
});

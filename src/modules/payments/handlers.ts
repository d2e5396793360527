import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { paymentsContract } from './contract.ts';
import { actDemoPayment, getDemoPayment, type ReceiveWebhook } from './demo-page.ts';
import { listMethods } from './list-methods.ts';

const payments = implement(paymentsContract).$context<Context>();

/** @param greet gives the browser of a guest who is about to order the cookie to which the order will belong, also where no answer arrives */
export const paymentsHandlers = (receive: ReceiveWebhook, greet: (ctx: Context) => void) =>
  payments.router({
    listMethods: payments.listMethods.handler(({ context, input }) => {
      greet(context);
      return listMethods(context, input);
    }),
    getDemoPayment: payments.getDemoPayment.handler(({ context, input }) => getDemoPayment(context, input)),
    actDemoPayment: payments.actDemoPayment.handler(({ context, input }) => actDemoPayment(context, input, receive)),
  });

import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { paymentsContract } from './contract.ts';
import { actDemoPayment, getDemoPayment, type ReceiveWebhook } from './demo-page.ts';
import { listMethods } from './list-methods.ts';

const payments = implement(paymentsContract).$context<Context>();

export const paymentsHandlers = (receive: ReceiveWebhook) =>
  payments.router({
    listMethods: payments.listMethods.handler(({ context, input }) => listMethods(context, input)),
    getDemoPayment: payments.getDemoPayment.handler(({ context, input }) => getDemoPayment(context, input)),
    actDemoPayment: payments.actDemoPayment.handler(({ context, input }) => actDemoPayment(context, input, receive)),
  });

import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { cancelLines } from './cancel-lines.ts';
import { ordersContract } from './contract.ts';
import { disownOrder } from './disown-order.ts';
import { getInvoice } from './get-invoice.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import { lookUpOrder, openOrder } from './look-up-order.ts';

const orders = implement(ordersContract).$context<Context>();

export const ordersHandlers = orders.router({
  listOrders: orders.listOrders.handler(({ context, input }) => listOrders(context, input)),
  getOrder: orders.getOrder.handler(({ context, input }) => getOrder(context, input)),
  cancelLines: orders.cancelLines.handler(({ context, input }) => cancelLines(context, input)),
  getInvoice: orders.getInvoice.handler(({ context, input }) => getInvoice(context, input)),
  disownOrder: orders.disownOrder.handler(({ context, input }) => disownOrder(context, input)),
  lookUpOrder: orders.lookUpOrder.handler(({ context, input }) => lookUpOrder(context, input)),
  openOrder: orders.openOrder.handler(({ context, input }) => openOrder(context, input)),
});

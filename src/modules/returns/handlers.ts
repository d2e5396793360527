import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { addMessage } from './add-message.ts';
import { addPhoto } from './add-photo.ts';
import { returnsContract } from './contract.ts';
import { listReturns } from './list-returns.ts';
import { requestReturn } from './request-return.ts';
import { withdrawReturn } from './withdraw-return.ts';

const returns = implement(returnsContract).$context<Context>();

export const returnsHandlers = returns.router({
  listReturns: returns.listReturns.handler(({ context, input }) => listReturns(context, input)),
  requestReturn: returns.requestReturn.handler(({ context, input }) => requestReturn(context, input)),
  addPhoto: returns.addPhoto.handler(({ context, input }) => addPhoto(context, input)),
  addMessage: returns.addMessage.handler(({ context, input }) => addMessage(context, input)),
  withdrawReturn: returns.withdrawReturn.handler(({ context, input }) => withdrawReturn(context, input)),
});

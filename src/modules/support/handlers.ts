import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { supportContract } from './contract.ts';

const support = implement(supportContract).$context<Context>();

const soon = () => {
  throw new Failure('SERVICE_UNAVAILABLE');
};

export const supportHandlers = support.router({
  submitSellerRequest: support.submitSellerRequest.handler(soon),
  submitFeedback: support.submitFeedback.handler(soon),
  requestProduct: support.requestProduct.handler(soon),
});

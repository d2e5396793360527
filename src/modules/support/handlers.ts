import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { supportContract } from './contract.ts';
import { requestProduct } from './request-product.ts';
import { submitFeedback } from './submit-feedback.ts';
import { submitSellerRequest } from './submit-seller-request.ts';

const support = implement(supportContract).$context<Context>();

export const supportHandlers = support.router({
  submitSellerRequest: support.submitSellerRequest.handler(({ context, input }) => submitSellerRequest(context, input)),
  submitFeedback: support.submitFeedback.handler(({ context, input }) => submitFeedback(context, input)),
  requestProduct: support.requestProduct.handler(({ context, input }) => requestProduct(context, input)),
});

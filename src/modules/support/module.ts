import { defineModule, implementAll } from '#platform/module.ts';
import { formsTag, supportContract } from './contract.ts';
import { supportPersonalData } from './personal-data.ts';
import { requestProduct } from './request-product.ts';
import { submitFeedback } from './submit-feedback.ts';
import { submitSellerRequest } from './submit-seller-request.ts';

export const supportModule = defineModule({
  openApi: { tags: [formsTag] },
  handlers: implementAll(supportContract, {
    submitSellerRequest,
    submitFeedback,
    requestProduct,
  }),
  personalData: supportPersonalData,
});

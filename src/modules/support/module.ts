import { defineModule, implementAll } from '#platform/module.ts';
import { closeDecidedTicketJob } from './close-decided-ticket.ts';
import { formsTag, supportContract } from './contract.ts';
import { getSellerTerms } from './get-seller-terms.ts';
import { supportPersonalData } from './personal-data.ts';
import { requestOrderHelp } from './request-order-help.ts';
import { requestProduct } from './request-product.ts';
import { submitContact } from './submit-contact.ts';
import { submitFeedback } from './submit-feedback.ts';
import { submitSellerRequest } from './submit-seller-request.ts';

export const supportModule = defineModule({
  openApi: { tags: [formsTag] },
  handlers: implementAll(supportContract, {
    submitSellerRequest,
    submitFeedback,
    requestProduct,
    submitContact,
    requestOrderHelp,
    getSellerTerms,
  }),
  jobs: [closeDecidedTicketJob],
  personalData: supportPersonalData,
});

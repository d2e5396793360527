import { z } from 'zod';
import { orderNumber } from '#modules/orders/contract.ts';
import { anyoneEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';

const tags = ['Orders'];
const errors = declareErrors('ORDER_NOT_FOUND');
const input = z.object({ number: orderNumber });
const output = z.object({
  wanted: z.boolean().meta({ description: 'By SMS' }),
  whatsApp: z.boolean(),
});

export const orderTextsContract = {
  getTexts: anyoneEndpoint
    .errors(errors)
    .route({ method: 'GET', path: '/orders/{number}/texts', summary: 'Whether updates of an order go to the buyer’s phone', tags })
    .input(input)
    .output(output),
  stopTexts: anyoneEndpoint
    .errors(errors)
    .route({ method: 'POST', path: '/orders/{number}/texts/stop', summary: 'Send no more updates of an order to the phone', tags })
    .input(input.extend({ channel: z.enum(['sms', 'whatsapp']).default('sms') }))
    .output(output),
};

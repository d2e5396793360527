import { z } from 'zod';
import { cartItems } from '#modules/cart/contract.ts';
import { anyoneEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { languages } from '#shared/localized.ts';
import { textLimits } from '#shared/text-limits.ts';

export const cartRemindersTag = {
  name: 'Cart reminders',
  description: 'One mail about a cart that was left at the checkout, for who asked for it.',
};
const tags = [cartRemindersTag.name];

const done = z.object({ status: z.literal('success') });
const token = z.string().max(4_000).meta({ description: 'Of the link in the mail' });

const reminderRequest = z.object({
  email: z
    .string()
    .overwrite((text) => text.trim().toLowerCase())
    .max(textLimits.email)
    .pipe(z.email({ error: 'Enter an email address such as name@example.com.' })),
  items: cartItems,
  language: z.enum(languages).default('en'),
  timeZone: z
    .string()
    .max(60)
    .optional()
    .meta({ description: 'IANA name, such as Asia/Kolkata: the mail comes between 9:00 and 20:00 there' }),
});
export type ReminderRequest = z.output<typeof reminderRequest>;

export const cartRemindersContract = {
  requestReminder: anyoneEndpoint
    .route({
      method: 'POST',
      path: '/cart-reminders',
      summary: 'Ask for one mail if this cart is left at the checkout',
      description:
        'With the consent of the buyer alone. A browser or account has one cart: a later request takes the place of the earlier. The answer is the same whether a mail will be sent or not.',
      tags,
    })
    .input(reminderRequest)
    .output(done),
  withdrawReminder: anyoneEndpoint
    .route({ method: 'POST', path: '/cart-reminders/withdraw', summary: 'Take back what this browser or account asked for', tags })
    .output(done),
  openRemindedCart: anyoneEndpoint
    .errors(declareErrors('INVALID_TOKEN'))
    .route({
      method: 'POST',
      path: '/cart-reminders/cart',
      summary: 'The cart that the link of a reminder stands for',
      description:
        'Variants that are still sold, with their quantities, and nothing about a person. It works for 7 days, with and without an account.',
      tags,
    })
    .input(z.object({ token }))
    .output(z.object({ items: z.array(z.object({ variantId: z.string(), productId: z.string(), qty: z.int() })) })),
  stopReminders: anyoneEndpoint
    .errors(declareErrors('INVALID_TOKEN'))
    .route({
      method: 'POST',
      path: '/cart-reminders/stop',
      summary: 'Have no reminders sent to the mailbox that got the link, for good',
      description: 'Repeating it changes nothing.',
      tags,
    })
    .input(z.object({ token }))
    .output(done),
};

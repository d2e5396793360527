import { z } from 'zod';
import { addressLimits } from '#shared/address-forms.ts';
import { isPlainLine } from '#shared/plain-line.ts';
import { orderNumber } from './contract.ts';

const line = (max: number) =>
  z
    .string()
    .overwrite((text) => text.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .max(max, { error: `At most ${max} characters.` })
    .refine(isPlainLine, { error: 'Leave out web and email addresses.' });
const filled = (max: number) => line(max).min(1, { error: 'Fill this in.' });

/** Recipient and address of an order as its buyer corrects them. */
export const addressChange = z.object({
  number: orderNumber,
  name: filled(addressLimits.name),
  phone: filled(addressLimits.phone),
  phoneUnchecked: z.boolean().default(false).meta({ description: 'Take any number of 7 to 15 digits, though none like it is known' }),
  line1: filled(addressLimits.line1),
  line2: line(addressLimits.line2).optional(),
  city: filled(addressLimits.city),
  postalCode: line(addressLimits.postalCode).optional(),
  state: line(addressLimits.state).optional().meta({ description: 'Refused where it is another than the order’s' }),
  country: z.string().max(2).optional().meta({ description: 'Refused where it is another than the order’s' }),
});
export type AddressChange = z.infer<typeof addressChange>;

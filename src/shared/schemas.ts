import { z } from 'zod';

/**
 * Schemas of several contracts. They stand apart from the rules, so that pages load the rules without zod.
 */

export const localized = z.object({ en: z.string(), hi: z.string().optional() });

/** An integer amount of Indian paise (1/100 rupee). */
/**
 * A text that is unique for each act of a caller, such as a UUID: with the same key the first answer comes
 * again, and there is no second effect.
 */
export const idempotencyKey = z.string().min(16, { error: 'At least 16 characters, such as a UUID.' }).max(255);
export const paise = z.int().min(0).meta({ description: 'Integer amount in Indian paise (1/100 INR)' });

export const discount = z.object({
  discountType: z.enum(['percentage', 'fixed']),
  value: z.number().min(0).meta({ description: 'Percent (0-100) for percentage, integer paise for fixed' }),
  validUntil: z.string().optional().meta({ description: 'ISO 8601 UTC; absent: no end' }),
});

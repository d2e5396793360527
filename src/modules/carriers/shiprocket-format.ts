import { z } from 'zod';
import type { Assigned } from './carrier.ts';

export const id = z.union([z.int(), z.string().min(1)]).transform(String);
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => text || undefined);

/** Answer of `POST /courier/assign/awb`. */
export const assignedAnswer = z.object({
  message: z.string().optional(),
  response: z
    .object({
      data: z
        .object({
          awb_code: optionalText,
          courier_name: optionalText,
          awb_assign_error: optionalText,
          pickup_scheduled_date: optionalText.catch(undefined),
        })
        .optional(),
    })
    .optional(),
});

export const rupees = (paise: number) => paise / 100;

/** Digits of an Indian telephone number without its country. */
export const phoneOf = (phone: string | null | undefined) => (phone ?? '').replace(/\D/g, '').slice(-10);

/** India Standard Time, as the service counts days. */
export const minuteInIndia = (at: Date) => new Date(at.getTime() + 330 * 60_000).toISOString().slice(0, 16).replace('T', ' ');

/** Reads the day of `YYYY-MM-DD HH:mm:ss`, which the service writes in India's time. */
export const dayOf = (written: string | undefined): string | undefined => /^\d{4}-\d\d-\d\d(?= |$)/.exec(written ?? '')?.[0];

export const assignedOf = (awb: string | undefined, courier: string | undefined): Assigned | undefined =>
  awb === undefined ? undefined : { awb: awb.slice(0, 80), courier: (courier ?? 'Shiprocket').slice(0, 80) };

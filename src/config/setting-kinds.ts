import { z } from 'zod';
import { isDatabaseUrl } from '#platform/database/database-url.ts';

/**
 * `''` counts as unset, so that `DATABASE_URL= npm start` means what it says; so do blanks, which say
 * nothing.
 */
export const unset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
export const optionalUrl = (protocols: RegExp, example: string) =>
  z.preprocess(unset, z.url({ protocol: protocols, error: `must be a URL such as ${example}` }).optional());
export const databaseUrl = (example: string) =>
  z.preprocess(
    unset,
    z
      .string()
      .refine(isDatabaseUrl, { error: `must be a URL such as ${example}` })
      .optional(),
  );
export const flag = z.preprocess(
  unset,
  z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((value) => value === 'true')
    .optional(),
);
export const textSetting = (most: number) =>
  z.preprocess(
    unset,
    z
      .string()
      .max(most, { error: `must have at most ${most} characters` })
      .optional(),
  );
export const email = (example: string) => z.preprocess(unset, z.email({ error: `must be an email address such as ${example}` }).optional());
export const patternSetting = (pattern: RegExp, error: string) => z.preprocess(unset, z.string().regex(pattern, { error }).optional());
export const integer = (fallback: number, min: number, max: number) =>
  z.preprocess(
    unset,
    z.coerce
      .number({ error: `must be a whole number from ${min} to ${max}` })
      .int({ error: `must be a whole number from ${min} to ${max}` })
      .min(min, { error: `must be at least ${min}` })
      .max(max, { error: `must be at most ${max}` })
      .default(fallback),
  );

export const secret = patternSetting(/^[\x21-\x7e]{8,200}$/, 'must have 8 to 200 characters and no blanks');
export const s3Key = patternSetting(/^[\x21-\x7e]{3,200}$/, 'must have 3 to 200 characters and no blanks');
/** A payment provider, or what stands in for it on this machine: keys never travel in the clear. */
export const serviceUrl = (fallback: string) =>
  z.preprocess(
    unset,
    z
      .string()
      .regex(/^(?:https:\/\/[\w.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,5})?\/?$/, {
        error: `must be an https origin such as ${fallback}`,
      })
      .default(fallback),
  );

export const templateId = patternSetting(/^[A-Za-z0-9]{8,40}$/, 'must be the id of a template, 8 to 40 letters and digits');

export const templateName = patternSetting(/^[a-z0-9_]{1,512}$/, 'must be the name of a template, small letters, digits and _');

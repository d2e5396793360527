import { z } from 'zod';
import {
  databaseUrl,
  email,
  flag,
  integer,
  optionalUrl,
  patternSetting,
  s3Key,
  secret,
  serviceUrl,
  templateId,
  templateName,
  textSetting,
  unset,
} from './setting-kinds.ts';

/** Settings as the environment gives them. */
export const environment = z.object({
  NODE_ENV: z.preprocess(unset, z.enum(['development', 'test', 'production']).default('production')),
  HOST: z.preprocess(unset, z.string().default('127.0.0.1')),
  PORT: integer(3000, 0, 65_535),
  PUBLIC_URL: optionalUrl(/^https?$/, 'https://shop.example'),
  DATA_DIR: z.preprocess(unset, z.string().default('./data')),
  DATABASE_URL: databaseUrl('postgres://user:password@host:5432/karigari'),
  DATABASE_MIGRATION_URL: databaseUrl('postgres://owner:password@host:5432/karigari'),
  DATABASE_REPLICA_URL: databaseUrl('postgres://user:password@replica:5432/karigari'),
  DATABASE_POOL: integer(12, 1, 200),
  DATABASE_STATEMENT_SECONDS: integer(8, 1, 3_600),
  DATABASE_PREPARED: flag,
  MIGRATE: flag,
  DRAIN_SECONDS: integer(0, 0, 300),
  S3_ENDPOINT: optionalUrl(/^https?$/, 'https://s3.example'),
  S3_BUCKET: patternSetting(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket such as karigari-media'),
  S3_REGION: patternSetting(/^[a-z0-9-]{2,40}$/, 'must be a region such as ap-south-1'),
  S3_ACCESS_KEY_ID: s3Key,
  S3_SECRET_ACCESS_KEY: s3Key,
  MEDIA_STORAGE: z.preprocess(unset, z.enum(['bucket', 'disk'], { error: 'must be bucket or disk' }).optional()),
  MEDIA_URL: optionalUrl(/^https?$/, 'https://pictures.example'),
  REDIS_URL: optionalUrl(/^rediss?$/, 'redis://localhost:6379'),
  SEARCH_URL: optionalUrl(/^https?$/, 'https://shop:password@search.example:9200'),
  SEARCH_ALIAS: z.preprocess(
    unset,
    z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,60}$/, { error: 'must be the name of an index such as karigari-products' })
      .default('karigari-products'),
  ),
  DEMO: flag,
  WORKER: flag,
  RESTORED: flag,
  AUTH_SECRET: z.preprocess(
    unset,
    z.string().min(32, { error: 'must have at least 32 characters; try: openssl rand -base64 48' }).optional(),
  ),
  LOG_LEVEL: z.preprocess(unset, z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info')),
  METRICS_PORT: integer(0, 0, 65_535),
  TRUSTED_PROXIES: integer(0, 0, 10),
  RATE_LIMIT: integer(600, 0, 10_000_000),
  MAX_DELAY_MS: integer(500, 0, 10_000),
  MAX_CONNECTIONS: integer(4_000, 16, 100_000),
  WEB_CONCURRENCY: integer(1, 1, 64),
  PAGE_CACHE_MB: integer(96, 0, 4096),
  RATES_URL: z.preprocess(
    unset,
    z
      .union([z.literal('off'), z.url({ protocol: /^https?$/ })], {
        error: 'must be off or a URL such as https://latest.currency-api.pages.dev/v1/currencies/inr.json',
      })
      .default('https://latest.currency-api.pages.dev/v1/currencies/inr.json'),
  ),
  BREACHED_PASSWORDS_URL: z.preprocess(
    unset,
    z
      .string()
      .regex(/^(?:https:\/\/[\w.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,5})?\/[\w./-]*$/, {
        error: 'must be an https address such as https://api.pwnedpasswords.com/range/',
      })
      .optional(),
  ),
  GEO_HEADER: z.preprocess(
    unset,
    z
      .string()
      .regex(/^[A-Za-z0-9-]{1,60}$/, { error: 'must be the name of a header such as cf-ipcountry' })
      .optional(),
  ),
  CDN_KEEPS_PAGES: flag,
  BRAND: textSetting(40),
  BRAND_HI: textSetting(40),
  SUPPORT_EMAIL: email('help@shop.example'),
  SMTP_URL: optionalUrl(/^smtps?$/, 'smtps://user:password@mail.example:465'),
  MAIL_FROM: z.preprocess(
    unset,
    z
      .string()
      .max(200, { error: 'must have at most 200 characters' })
      .transform((text, issue) => {
        const match = /^(?:"?([^"<>@\p{Cc}]*?)"?\s*<([^<>]+)>|([^<>]+))$/u.exec(text.trim());
        const address = z.email().safeParse(match?.[2] ?? match?.[3]);
        if (address.success) return { name: match?.[1] || undefined, address: address.data };
        issue.addIssue('must be an email address such as shop@shop.example, or Shop <shop@shop.example>');
        return z.NEVER;
      })
      .optional(),
  ),
  SUPPORT_PHONE: patternSetting(/^\+?[0-9][0-9 -]{5,20}$/, 'must be a telephone number such as +91 124 400 0000'),
  SUPPORT_WHATSAPP: patternSetting(/^\+[1-9][0-9 -]{7,20}$/, 'must be a number with its country such as +91 98765 43210'),
  SUPPORT_HOURS: textSetting(120),
  SUPPORT_HOURS_HI: textSetting(120),
  ANSWER_DAYS: integer(2, 1, 30),
  LEGAL_ENTITY: textSetting(200),
  LEGAL_ADDRESS: textSetting(400),
  GRIEVANCE_OFFICER: textSetting(120),
  GRIEVANCE_EMAIL: email('grievance@shop.example'),
  GRIEVANCE_PHONE: patternSetting(/^\+?[0-9][0-9 -]{5,20}$/, 'must be a telephone number such as +91 124 400 0000'),
  GSTIN: patternSetting(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'must be a GSTIN of 15 characters such as 06ABCDE1234F1Z5'),
  UK_VAT_NUMBER: patternSetting(/^GB(?:\d{9}|\d{12})$/, 'must be a VAT number of the United Kingdom such as GB123456789'),
  CIN: patternSetting(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'must be a CIN of 21 characters such as U52100HR2024PTC123456'),
  SENTRY_DSN: z.preprocess(
    unset,
    z
      .string()
      .regex(/^https?:\/\/\w+@[\w.:[\]-]+\/(?:[\w-]+\/)*\d+$/, { error: 'must look like https://key@errors.example/1' })
      .optional(),
  ),
  ANALYTICS_ID: z.preprocess(
    unset,
    z
      .string()
      .regex(/^[A-Za-z0-9-]{4,40}$/, { error: 'must be an identifier such as G-AB12CD34EF' })
      .optional(),
  ),
  ANALYTICS_URL: optionalUrl(/^https?$/, 'https://www.googletagmanager.com'),
  OFFLINE_PAGE: flag,
  PUSH_SERVICES: z.preprocess(
    unset,
    z
      .string()
      .default('')
      .transform((text, issue) => {
        const origins = text.split(/[\s,]+/).filter(Boolean);
        if (text.trim() === 'off') return { isOn: false, ownServices: [] };
        const isOrigin = (each: string) => /^https?:/.test(each) && URL.canParse(each) && new URL(each).origin === each;
        if (origins.length <= 8 && origins.every(isOrigin)) return { isOn: true, ownServices: origins };
        issue.addIssue('must be off, or at most eight origins such as https://push.shop.example, with blanks between them');
        return z.NEVER;
      }),
  ),
  RAZORPAY_KEY_ID: patternSetting(/^rzp_(?:test|live)_[A-Za-z0-9]{8,40}$/, 'must be a key id such as rzp_test_1DP5mmOlF5G5ag'),
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
  RAZORPAY_URL: serviceUrl('https://api.razorpay.com'),
  STRIPE_SECRET_KEY: patternSetting(
    /^[sr]k_(?:test|live)_[A-Za-z0-9]{8,250}$/,
    'must be a secret or restricted key, which begins with sk_ or rk_',
  ),
  STRIPE_WEBHOOK_SECRET: patternSetting(/^whsec_[A-Za-z0-9+/=]{8,100}$/, 'must be a signing secret, which begins with whsec_'),
  STRIPE_URL: serviceUrl('https://api.stripe.com'),
  SHIPROCKET_EMAIL: email('api@shop.example'),
  SHIPROCKET_PASSWORD: secret,
  SHIPROCKET_WEBHOOK_TOKEN: secret,
  SHIPROCKET_URL: serviceUrl('https://apiv2.shiprocket.in'),
  COD_LIMIT_PAISE: integer(500_000, 0, 100_000_000),
  COD_CODE: flag,
  MSG91_AUTH_KEY: secret,
  MSG91_URL: serviceUrl('https://control.msg91.com'),
  SMS_TEMPLATE_PLACED: templateId,
  SMS_TEMPLATE_PLACED_HI: templateId,
  SMS_TEMPLATE_SHIPPED: templateId,
  SMS_TEMPLATE_SHIPPED_HI: templateId,
  SMS_TEMPLATE_DELIVERED: templateId,
  SMS_TEMPLATE_DELIVERED_HI: templateId,
  SMS_TEMPLATE_OUT_FOR_DELIVERY: templateId,
  SMS_TEMPLATE_OUT_FOR_DELIVERY_HI: templateId,
  SMS_TEMPLATE_PICKUP: templateId,
  SMS_TEMPLATE_PICKUP_HI: templateId,
  WHATSAPP_TOKEN: patternSetting(/^[\x21-\x7e]{20,600}$/, 'must have 20 to 600 characters and no blanks'),
  WHATSAPP_PHONE_ID: patternSetting(/^\d{5,25}$/, 'must be the id of a number, digits alone'),
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: secret,
  WHATSAPP_URL: serviceUrl('https://graph.facebook.com'),
  WHATSAPP_VERSION: z.preprocess(
    unset,
    z
      .string()
      .regex(/^v\d{1,3}\.\d$/, { error: 'must be a version such as v23.0' })
      .default('v23.0'),
  ),
  WHATSAPP_ENGLISH: z.preprocess(unset, z.enum(['en', 'en_GB', 'en_US']).default('en')),
  WHATSAPP_TEMPLATE_PLACED: templateName,
  WHATSAPP_TEMPLATE_SHIPPED: templateName,
  WHATSAPP_TEMPLATE_OUT_FOR_DELIVERY: templateName,
  WHATSAPP_TEMPLATE_DELIVERED: templateName,
  WHATSAPP_TEMPLATE_PICKUP: templateName,
  CART_REMINDER_HOURS: integer(4, 0, 72),
  ORDER_UNITS_OF_VARIANT: integer(12, 1, 9_999),
  ORDER_UNITS: integer(60, 1, 999_900),
  UNPAID_ORDERS: integer(2, 0, 1_000),
  UNPAID_ORDERS_BY_ADDRESS: integer(12, 1, 100_000),
  UNPAID_SHARE_PERCENT: integer(40, 1, 100),
  COD_OPEN_PER_PERSON: integer(3, 0, 10_000),
  COD_OPEN_PER_PIN: integer(50, 0, 100_000),
  COD_REFUSALS: integer(2, 0, 1_000),
  SOCIAL_LINKS: z.preprocess(
    unset,
    z
      .string()
      .default('')
      .transform((text, issue) => {
        const links = text.split(/[\s,]+/).filter(Boolean);
        const isLink = (link: string) => z.url({ protocol: /^https$/ }).safeParse(link).success;
        if (links.length <= 8 && links.every(isLink)) return links;
        issue.addIssue('must be at most eight addresses such as https://www.instagram.com/shop, with blanks between them');
        return z.NEVER;
      }),
  ),
});

export type Environment = z.infer<typeof environment>;

/** Names of all settings; each may also be given as a file: see `readSettingFiles`. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

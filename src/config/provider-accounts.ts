import type { CarrierSettings } from '#modules/carriers/settings.ts';
import type { TextSettings } from '#modules/notifications/text-settings.ts';
import type { PaymentSettings } from '#modules/payments/settings.ts';
import type { S3Settings } from '#platform/storage/s3-storage.ts';
import { ConfigError } from './config-error.ts';
import type { Environment } from './environment.ts';
import { legallyRequired } from './legal-facts.ts';

/** @throws {ConfigError} where a bucket is half configured */
export function s3Settings(e: Environment): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId } = e;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  const given = Object.entries({
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  const [lonely] = given.find(([, value]) => value !== undefined) ?? [];
  if (bucket === undefined && lonely) throw new ConfigError(`${lonely} needs S3_BUCKET: the bucket that shall hold the shop's pictures.`);
  if (bucket === undefined) return undefined;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    const missing = accessKeyId === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY';
    throw new ConfigError(`${missing} is missing: the two keys of S3_BUCKET belong together. Without both the machine's own role is used.`);
  }
  return {
    endpoint,
    bucket,
    region: region ?? 'us-east-1',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

/** @throws {ConfigError} where the account is half configured */
export function shiprocketAccount(e: Environment): CarrierSettings['shiprocket'] {
  const { SHIPROCKET_EMAIL: email, SHIPROCKET_PASSWORD: password, SHIPROCKET_WEBHOOK_TOKEN: webhookToken } = e;
  if (email && password) return { email, password, webhookToken, url: e.SHIPROCKET_URL };
  if (email || password || webhookToken)
    throw new ConfigError('SHIPROCKET_EMAIL and SHIPROCKET_PASSWORD belong together: set both, or none of the settings of Shiprocket.');
  return undefined;
}

export function textSettings(e: Environment): TextSettings {
  return {
    msg91: e.MSG91_AUTH_KEY ? { authKey: e.MSG91_AUTH_KEY, url: e.MSG91_URL } : undefined,
    templates: {
      placed: { en: e.SMS_TEMPLATE_PLACED, hi: e.SMS_TEMPLATE_PLACED_HI },
      shipped: { en: e.SMS_TEMPLATE_SHIPPED, hi: e.SMS_TEMPLATE_SHIPPED_HI },
      'out-for-delivery': { en: e.SMS_TEMPLATE_OUT_FOR_DELIVERY, hi: e.SMS_TEMPLATE_OUT_FOR_DELIVERY_HI },
      delivered: { en: e.SMS_TEMPLATE_DELIVERED, hi: e.SMS_TEMPLATE_DELIVERED_HI },
      pickup: { en: e.SMS_TEMPLATE_PICKUP, hi: e.SMS_TEMPLATE_PICKUP_HI },
    },
    whatsApp: whatsAppAccount(e),
    whatsAppTemplates: {
      placed: e.WHATSAPP_TEMPLATE_PLACED,
      shipped: e.WHATSAPP_TEMPLATE_SHIPPED,
      'out-for-delivery': e.WHATSAPP_TEMPLATE_OUT_FOR_DELIVERY,
      delivered: e.WHATSAPP_TEMPLATE_DELIVERED,
      pickup: e.WHATSAPP_TEMPLATE_PICKUP,
    },
  };
}

/** @throws {ConfigError} where a part of the account is missing: without its reports nothing falls back */
function whatsAppAccount(e: Environment): TextSettings['whatsApp'] {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = e;
  if (token && phoneId && appSecret && verifyToken)
    return { token, phoneId, appSecret, verifyToken, url: e.WHATSAPP_URL, version: e.WHATSAPP_VERSION, english: e.WHATSAPP_ENGLISH };
  if (token ?? phoneId ?? appSecret ?? verifyToken)
    throw new ConfigError('WhatsApp needs WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN together.');
  return undefined;
}

/** A provider is offered with all of its keys; with some of them the operator forgot one. */
export function paymentAccounts(e: Environment, demo: boolean): PaymentSettings {
  const complete = (names: readonly (keyof typeof e)[]) => {
    const missing = names.filter((name) => e[name] === undefined);
    if (missing.length === names.length) return;
    if (missing.length > 0)
      throw new ConfigError(
        `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing beside the other keys of this provider.`,
      );
  };
  complete(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']);
  complete(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  for (const name of ['RAZORPAY_KEY_ID', 'STRIPE_SECRET_KEY'] as const) {
    if (!e[name]?.includes('_live_')) continue;
    if (e.DATABASE_URL === undefined)
      throw new ConfigError(
        `${name} is a live key and needs DATABASE_URL: the embedded database can lose the last payments when the power fails.`,
      );
    if (demo) throw new ConfigError(`${name} is a live key and needs DEMO=false: the demonstration also gives pieces away.`);
    const missing = Object.values(legallyRequired).filter((variable) => e[variable] === undefined);
    if (missing.length > 0)
      throw new ConfigError(
        `${name} is a live key and needs ${missing.join(', ')}: the law wants buyers who pay to see who runs the shop. Set ${missing.length > 1 ? 'them' : 'it'}, or use a test key.`,
      );
  }
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: razorpayHook } = e;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: stripeHook } = e;
  return {
    razorpay: keyId && keySecret && razorpayHook ? { keyId, keySecret, webhookSecret: razorpayHook, url: e.RAZORPAY_URL } : undefined,
    stripe: secretKey && stripeHook ? { secretKey, webhookSecret: stripeHook, url: e.STRIPE_URL } : undefined,
    codLimitPaise: e.COD_LIMIT_PAISE,
    codCode: e.COD_CODE ?? true,
    codOpenPerPerson: e.COD_OPEN_PER_PERSON,
    codOpenPerPin: e.COD_OPEN_PER_PIN,
    codRefusals: e.COD_REFUSALS,
  };
}

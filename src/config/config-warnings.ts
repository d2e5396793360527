import type { Config } from '#config.ts';
import { isInTheClear } from '#platform/database/database-url.ts';
import { missingLegalFacts } from './legal-facts.ts';

/** Warns the operator of values that can be used but are hardly meant. */
export function configWarnings(config: Config): string[] {
  const warnings: string[] = [];
  const url = new URL(config.publicUrl);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (config.mode === 'production' && url.protocol === 'http:' && !isHere) {
    warnings.push('PUBLIC_URL is http: passwords and sessions would travel in the clear. Put https in front and set PUBLIC_URL to it.');
  }
  if (config.demo && config.databaseUrl !== undefined) {
    warnings.push('DEMO is on with DATABASE_URL: the demo shop and its accounts go into that database. Set DEMO=false for a real shop.');
  }
  if (config.demo && config.smtpUrl === undefined && config.mode === 'production' && !isHere) {
    warnings.push('DEMO is on at a public address: /dev/outbox shows every mail to everyone. Set SMTP_URL, or DEMO=false for a real shop.');
  }
  if (!config.demo && config.smtpUrl === undefined) {
    warnings.push('SMTP_URL is not set: mails are only kept as files in DATA_DIR/outbox, and nobody gets them.');
  }
  const { razorpay, stripe } = config.payments;
  if (!config.demo && razorpay === undefined && stripe === undefined) {
    warnings.push('No payment provider has keys: buyers in India can pay on delivery, and nobody else can pay at all.');
  }
  if (!config.demo && (razorpay?.keyId.includes('_test_') || stripe?.secretKey.includes('_test_'))) {
    warnings.push('A payment provider has a test key: what is paid with it is no money. Set its live keys for a real shop.');
  }
  if (!config.demo && config.databaseUrl === undefined) {
    warnings.push(
      'DATABASE_URL is not set: the embedded database can lose the last orders when the power fails. Use PostgreSQL for real ones.',
    );
  }
  for (const [name, address] of [
    ['DATABASE_URL', config.databaseUrl],
    ['DATABASE_REPLICA_URL', config.databaseReplicaUrl],
  ] as const) {
    if (config.demo || address === undefined || !isInTheClear(address)) continue;
    warnings.push(`${name} leads to another machine without sslmode=verify-full: others on the way could read and change what is sent.`);
  }
  if (config.demo && config.carriers.shiprocket?.url.startsWith('https:')) {
    warnings.push(
      'DEMO is on with an account at Shiprocket: each booking is real and costs money. Unset SHIPROCKET_EMAIL and its password.',
    );
  }
  for (const { name, meant } of config.misspelt) warnings.push(`${name} is no setting of the shop and changes nothing. Is ${meant} meant?`);
  const missing = missingLegalFacts(config);
  if (config.mode === 'production' && !config.demo && missing.length > 0) {
    warnings.push(`${missing.join(', ')}: not set, and the law wants it shown. The legal pages say that it has not been given yet.`);
  }
  return warnings;
}

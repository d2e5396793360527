import { createHmac, randomBytes } from 'node:crypto';

/** Beginning of a secret; what follows is the key in base64. */
const secretPrefix = 'whsec_';

/** Makes a secret of 256 random bits. */
export const newWebhookSecret = (): string => secretPrefix + randomBytes(32).toString('base64');

/**
 * Signs a message in the format of Standard Webhooks (https://www.standardwebhooks.com): HMAC-SHA256 over
 * `id.timestamp.body`.
 * @param timestamp seconds since 1970
 * @param secrets each valid one signs: two for a day after a change
 * @returns the value of `webhook-signature`
 */
export function signWebhook(secrets: readonly string[], { id, timestamp, body }: { id: string; timestamp: number; body: string }): string {
  const signature = (secret: string) =>
    createHmac('sha256', Buffer.from(secret.slice(secretPrefix.length), 'base64'))
      .update(`${id}.${timestamp}.${body}`)
      .digest('base64');
  return secrets.map((secret) => `v1,${signature(secret)}`).join(' ');
}

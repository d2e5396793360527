import { createECDH } from 'node:crypto';
import type { Secrets } from '#platform/secrets.ts';

/** A key pair of the curve P-256, base64url. */
export interface PushKey {
  publicKey: string;
  privateKey: string;
}

const keys = new WeakMap<Secrets, PushKey>();

/**
 * Makes the key by which push services know this installation (VAPID, RFC 8292). It follows from the server's
 * secret, so that every node has the same one and none is stored: another secret is another key, which no
 * browser knows.
 */
export function pushKeyOf(secrets: Secrets): PushKey {
  const known = keys.get(secrets);
  if (known) return known;
  for (let attempt = 0; ; attempt++) {
    const privateKey = secrets.digest('push key', String(attempt));
    const pair = createECDH('prime256v1');
    try {
      pair.setPrivateKey(privateKey, 'base64url');
    } catch {
      // One of four billion numbers is none of the curve: the next is taken (FIPS 186-5, A.2.2).
      continue;
    }
    const key = { privateKey, publicKey: pair.getPublicKey('base64url') };
    keys.set(secrets, key);
    return key;
  }
}

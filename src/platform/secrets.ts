import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Uses of the server's secret. Every purpose has a key of its own, so that one's output is worth
 * nothing to another.
 */
export interface Secrets {
  /** A keyed digest of a short text, such as a code of six digits. */
  digest(purpose: string, text: string): string;
  /** Whether a text has this digest; takes as long either way. */
  matches(purpose: string, text: string, digest: string): boolean;
  /** Encrypts a text that has to be read again. */
  seal(purpose: string, text: string): string;
  /** @throws when it was sealed with another secret, for another purpose, or changed since */
  unseal(purpose: string, sealed: string): string;
  /** Encrypts a file. @param name of the file: under another name it cannot be opened */
  sealBytes(purpose: string, name: string, bytes: Uint8Array): Uint8Array<ArrayBuffer>;
  /** @throws as `unseal`, and when it was sealed under another name */
  unsealBytes(purpose: string, name: string, sealed: Uint8Array): Uint8Array<ArrayBuffer>;
}

export function createSecrets(secret: string): Secrets {
  const keys = new Map<string, Buffer>();
  const keyOf = (use: string, purpose: string) => {
    const name = `${use} ${purpose}`;
    let key = keys.get(name);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', secret, '', name, 32));
      keys.set(name, key);
    }
    return key;
  };
  const encrypt = (purpose: string, name: string, bytes: Uint8Array) => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', keyOf('seal', purpose), nonce).setAAD(Buffer.from(name, 'utf8'));
    return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  };
  const decrypt = (purpose: string, name: string, sealed: Uint8Array) => {
    const decipher = createDecipheriv('aes-256-gcm', keyOf('seal', purpose), sealed.subarray(0, 12)).setAAD(Buffer.from(name, 'utf8'));
    decipher.setAuthTag(sealed.subarray(-16));
    return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]);
  };
  const digest = (purpose: string, text: string) => createHmac('sha256', keyOf('digest', purpose)).update(text).digest('base64url');
  return {
    digest,
    matches(purpose, text, known) {
      const made = Buffer.from(digest(purpose, text));
      const given = Buffer.from(known);
      return made.length === given.length && timingSafeEqual(made, given);
    },
    seal: (purpose, text) => encrypt(purpose, '', Buffer.from(text, 'utf8')).toString('base64url'),
    unseal: (purpose, sealed) => decrypt(purpose, '', Buffer.from(sealed, 'base64url')).toString('utf8'),
    sealBytes: encrypt,
    unsealBytes: decrypt,
  };
}

/**
 * The secret of a demo shop: made at its first start and kept beside its data, readable by its owner alone.
 */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'auth-secret');
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      const secret = randomBytes(48).toString('base64url');
      await file.writeFile(secret);
      await file.sync();
      return secret;
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await chmod(path, 0o600);
    return (await readFile(path, 'utf8')).trim();
  }
}

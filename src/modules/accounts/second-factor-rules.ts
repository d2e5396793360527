import { Secret, TOTP } from 'otpauth';

/** Codes of an authenticator: six digits, every 30 seconds, one step before and after forgiven. */
export const createTotp = (secret: string, issuer = '', label = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label, digits: 6, period: 30 });

/** The time step whose code this is, or undefined. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const totp = createTotp(secret);
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 30_000) + delta;
}

/** A recovery code as it is compared: without the look of it. */
export const normalizeRecoveryCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

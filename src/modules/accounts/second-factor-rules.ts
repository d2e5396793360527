import { Secret, TOTP } from 'otpauth';

/** Codes of an authenticator: six digits, every 30 seconds, one step before and after forgiven. */
export const totpOf = (secret: string, issuer = '', label = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), issuer, label, digits: 6, period: 30 });

/** The time step whose code this is, or undefined. */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const totp = totpOf(secret);
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 30_000) + delta;
}

/** A recovery code as it is compared: without the look of it. */
export const plainRecoveryCode = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');

/** Whether something entered can be a code of an authenticator; all else is taken for a recovery code. */
export const isTotpCode = (code: string) => /^\d{6}$/.test(code.replace(/\s/g, ''));

/** After so many wrong codes in a row comes a pause. */
export const guessesBeforePause = 5;
/** After so many in a row, and again after as many more, the owner is told. */
export const guessesBeforeMail = 10;
/** The pauses in seconds; the last comes again. At most 25 codes can be tried on the first day, and 5 on each day after it. */
export const pauseSeconds: readonly number[] = [5 * 60, 30 * 60, 2 * 60 * 60, 8 * 60 * 60, 24 * 60 * 60];

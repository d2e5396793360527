/** Bounds of a password, in characters. */
export const passwordLength = { min: 8, max: 128 } as const;

/**
 * What is wrong with a new password, or undefined. `isCommon` answers for the lower-case password.
 */
export function passwordFault(password: string, email: string, isCommon: (password: string) => boolean): string | undefined {
  if (password.length < passwordLength.min) return `Use at least ${passwordLength.min} characters.`;
  if (password.length > passwordLength.max) return `Use at most ${passwordLength.max} characters.`;
  const plain = password.trim().toLowerCase();
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0])
    return 'Do not use your email address as your password.';
  if (isCommon(plain) || new Set(plain).size < 3) return 'This password is among the first that others would try. Choose another.';
  return undefined;
}

/** Bounds of a password, in characters. */
const passwordLength = { min: 8, max: 128 } as const;

/** Answer to a password that stands in lists of leaked ones. */
export const commonPasswordMessage = 'This password is among the first that others would try. Choose another.';

interface PasswordContext {
  email: string;
  /** Words that every visitor associates with this shop, such as its name. */
  words: readonly string[];
  /** Answers for a lower-case password. */
  isCommon: (password: string) => boolean;
}

/** Strips digits and signs around a lower-case word: `sunshine2024!` → `sunshine`. */
const stripAffixes = (password: string): string => password.replace(/^[\d\p{P}\p{S}\s]+|[\d\p{P}\p{S}\s]+$/gu, '');

const lettersOnly = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');

/**
 * Validates a new password.
 * @returns the reason to reject it, or undefined
 */
export function passwordProblem(password: string, { email, words, isCommon }: PasswordContext): string | undefined {
  if (password.length < passwordLength.min) return `Use at least ${passwordLength.min} characters.`;
  if (password.length > passwordLength.max) return `Use at most ${passwordLength.max} characters.`;
  const plain = password.normalize('NFKC').trim().toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if (plain === email.toLowerCase() || plain === name || (name.length > 3 && stripAffixes(plain) === name))
    return 'Do not use your email address as your password.';
  if (isEasilyGuessed(plain, words, isCommon)) return commonPasswordMessage;
  return undefined;
}

/**
 * Whether a password is a leaked one, twice the same leaked one, one with a year or a sign around it, the
 * shop's name, or a few repeated signs.
 */
function isEasilyGuessed(plain: string, words: readonly string[], isCommon: PasswordContext['isCommon']): boolean {
  if (isCommon(plain) || new Set(plain).size < 3) return true;
  const inner = stripAffixes(plain);
  if (inner.length >= 4 && plain.length - inner.length <= 5 && isCommon(inner)) return true;
  const half = plain.slice(0, plain.length / 2);
  if (plain === half + half && isCommon(half)) return true;
  return words.some((word) => lettersOnly(word).length > 3 && lettersOnly(plain) === lettersOnly(word));
}

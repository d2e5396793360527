import { hash, verify } from '@node-rs/argon2';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { commonPasswords, isBreached } from './breached-passwords.ts';
import { commonPasswordMessage, passwordProblem } from './password-rules.ts';

/** argon2id with 19 MiB and two passes, in the thread pool: the event loop goes on. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'));

/** A digest of nothing anybody knows: a wrong address takes as long as a wrong password. */
let dummyHash: Promise<string> | undefined;

/** Whether the password belongs to the digest; takes as long where there is none. */
export async function passwordMatches(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  dummyHash ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await dummyHash), password.normalize('NFKC'));
  return matches && typeof passwordHash === 'string';
}

/** @throws {DomainError} INVALID_INPUT at `password` where it may not be used for this address */
export async function checkNewPassword(ctx: Context, password: string, email: string): Promise<void> {
  const { brand, publicUrl } = ctx.app.operator;
  const words = [brand.en, brand.hi, new URL(publicUrl).hostname];
  const fault = passwordProblem(password, { email, words, isCommon: await commonPasswords() });
  if (fault) throw new DomainError('INVALID_INPUT', { password: fault });
  if (await isBreached(ctx, password)) throw new DomainError('INVALID_INPUT', { password: commonPasswordMessage });
}

/**
 * Validates and digests a new password.
 * @throws {DomainError} INVALID_INPUT at `password`
 */
export async function hashNewPassword(ctx: Context, password: string, email: string): Promise<string> {
  await checkNewPassword(ctx, password, email);
  return hashPassword(password);
}

import { hash, verify } from '@node-rs/argon2';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import { commonPasswords, isBreached } from './breached-passwords.ts';
import { passwordFault, tooKnown } from './password-rules.ts';

/** argon2id with 19 MiB and two passes, in the thread pool: the event loop goes on. */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'));

/** A digest of nothing anybody knows: a wrong address takes as long as a wrong password. */
let stranger: Promise<string> | undefined;

/** Whether the password belongs to the digest; takes as long where there is none. */
export async function isPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  stranger ??= hashPassword(crypto.randomUUID());
  const matches = await verify(passwordHash ?? (await stranger), password.normalize('NFKC'));
  return matches && typeof passwordHash === 'string';
}

/** @throws {Failure} INVALID_INPUT at `password` where it may not be used for this address */
export async function checkNewPassword(ctx: Context, password: string, email: string): Promise<void> {
  const { brand, publicUrl } = ctx.operator;
  const words = [brand.en, brand.hi, new URL(publicUrl).hostname];
  const fault = passwordFault(password, { email, words, isCommon: await commonPasswords() });
  if (fault) throw new Failure('INVALID_INPUT', { password: fault });
  if (await isBreached(ctx, password)) throw new Failure('INVALID_INPUT', { password: tooKnown });
}

/** The digest of a password that may be used for this address. @throws {Failure} INVALID_INPUT at `password` */
export async function hashNewPassword(ctx: Context, password: string, email: string): Promise<string> {
  await checkNewPassword(ctx, password, email);
  return hashPassword(password);
}

import { hash, verify } from '@node-rs/argon2';
import { Failure } from '#shared/errors.ts';
import { passwordFault } from './password-rules.ts';

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

let common: Promise<ReadonlySet<string>> | undefined;

/** @throws {Failure} INVALID_INPUT at `password` where it may not be used for this address */
export async function checkNewPassword(password: string, email: string): Promise<void> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  const known = await common;
  const fault = passwordFault(password, email, (word) => known.has(word));
  if (fault) throw new Failure('INVALID_INPUT', { password: fault });
}

/** The digest of a password that may be used for this address. @throws {Failure} INVALID_INPUT at `password` */
export async function hashNewPassword(password: string, email: string): Promise<string> {
  await checkNewPassword(password, email);
  return hashPassword(password);
}

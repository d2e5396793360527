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

/**
 * The digest of a password that may be used for this address.
 * @param field where the form has it
 * @throws {Failure} INVALID_INPUT at the field
 */
export async function hashNewPassword(password: string, email: string, field = 'password'): Promise<string> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  const known = await common;
  const fault = passwordFault(password, email, (word) => known.has(word));
  if (fault) throw new Failure('INVALID_INPUT', { [field]: fault });
  return hashPassword(password);
}

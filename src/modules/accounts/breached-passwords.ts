import { createHash } from 'node:crypto';
import type { Context } from '#platform/context.ts';

declare module '#platform/context.ts' {
  interface AppSettings {
    /** Address of a range service for leaked passwords; undefined where none shall be asked. */
    breachedPasswordsUrl: string | undefined;
  }
}

let loadedPasswords: Promise<ReadonlySet<string>> | undefined;

/**
 * Loads the most common leaked passwords, which ship with the software.
 * @returns a predicate on lower-case passwords
 */
export async function commonPasswords(): Promise<(password: string) => boolean> {
  loadedPasswords ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common']));
  const known = await loadedPasswords;
  return (password) => known.has(password);
}

/** Milliseconds that a range service has to answer. */
const timeoutMs = 1000;
/** Bytes of an answer: ranges have about a thousand lines of at most 50 characters. */
const maxBytes = 512 * 1024;

/**
 * Whether the operator's range service lists a password. The service learns the
 * first five characters of the SHA-1 digest, which hundreds of passwords share.
 * Answers false without a service, and after a second without an answer.
 */
export async function isBreached(ctx: Context, password: string): Promise<boolean> {
  if (ctx.app.breachedPasswordsUrl === undefined) return false;
  const digest = createHash('sha1').update(password.normalize('NFKC')).digest('hex').toUpperCase();
  try {
    const range = await fetchRange(ctx.app.breachedPasswordsUrl, digest.slice(0, 5));
    return range.split(/\r?\n/).some((line) => {
      const [suffix = '', count] = line.trim().toUpperCase().split(':');
      // Lines with a count of nothing are padding.
      return suffix === digest.slice(5) && Number(count ?? 1) > 0;
    });
  } catch (error) {
    ctx.log.warn({ reason: error instanceof Error ? error.name : 'unknown', requestId: ctx.request.id }, 'breached passwords: no answer');
    return false;
  }
}

/** The lines of a range, within the time and the size. @throws where there is no such answer */
async function fetchRange(url: string, prefix: string): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(`${url.replace(/\/$/, '')}/${prefix}`, {
    headers: { 'Add-Padding': 'true', 'User-Agent': 'karigari' },
    redirect: 'error',
    signal,
  });
  if (!response.ok || !response.body) {
    await response.body?.cancel();
    throw new Error('refused');
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > maxBytes) throw new Error('too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1');
}

import { DomainError } from '#shared/errors.ts';

/** Milliseconds that callers wait for work that they share; the next one begins it again. */
export const sharedWaitMs = 10_000;

/** Makes the error of what cannot be answered at the moment; a second later it may be asked again. */
export const unavailable = (cause?: unknown): DomainError => Object.assign(new DomainError('SERVICE_UNAVAILABLE', {}, 1), { cause });

/**
 * Waits for `work` at most so long. The work itself goes on: it has limits of its own.
 * @throws {DomainError} SERVICE_UNAVAILABLE where it takes longer; else what `work` throws
 */
export async function withTimeLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(unavailable()), ms).unref();
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

import { os } from '@orpc/server';
import { DomainError } from '#shared/errors.ts';
import type { Context } from '../context.ts';

/**
 * A text that PostgreSQL cannot keep as it is: it refuses the NUL character, and half a surrogate pair would
 * be changed silently.
 */
const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

/** Longest name of a field in an answer: keys are the caller's. */
const maxNameLength = 100;

/**
 * Whether every text in `input`, keys included, can be stored. Walks without recursion and makes nothing but
 * its own stack.
 */
function isStorable(input: unknown): boolean {
  if (typeof input === 'string') return !isUnstorable(input);
  if (input === null || typeof input !== 'object') return true;
  const waiting: object[] = [input];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    for (const key in next) {
      if (isUnstorable(key)) return false;
      const value: unknown = (next as Record<string, unknown>)[key];
      if (typeof value === 'string') {
        if (isUnstorable(value)) return false;
      } else if (value !== null && typeof value === 'object') waiting.push(value);
    }
  }
  return true;
}

/**
 * The dotted path of the first text in `input` that cannot be stored. What comes over HTTP was held to the
 * budget of `json-budget.ts` first; paths are made only once there is something to name.
 */
export function findUnstorable(input: unknown): string | undefined {
  if (isStorable(input)) return undefined;
  const waiting: [path: string, value: unknown][] = [['', input]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string') {
      if (isUnstorable(value)) return path.slice(0, maxNameLength) || 'body';
    } else if (value && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) {
        if (isUnstorable(key)) return path.slice(0, maxNameLength) || 'body';
        if (item !== null && (typeof item === 'object' || typeof item === 'string')) waiting.push([path ? `${path}.${key}` : key, item]);
      }
    }
  }
  return 'body';
}

/** Refuses texts that no database keeps, before any use case sees them. Mounted once, on the whole API. */
export const storableText = os.$context<Context>().middleware(({ next }, input: unknown) => {
  const field = findUnstorable(input);
  if (field !== undefined) throw new DomainError('INVALID_INPUT', { [field]: 'This text has characters that cannot be stored.' });
  return next();
});

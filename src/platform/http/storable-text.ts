import { os } from '@orpc/server';
import { Failure } from '#shared/errors.ts';
import type { Context } from '../context.ts';

/** A text that PostgreSQL cannot keep as it is: it refuses the NUL character, and half a surrogate pair would be changed silently. */
const unstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

/** The dotted path of the first text in `input` that cannot be stored. Walks without recursion: a body may be nested deeply. */
export function findUnstorable(input: unknown): string | undefined {
  const waiting: [path: string, value: unknown][] = [['', input]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string') {
      if (unstorable(value)) return path || 'body';
    } else if (value && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) {
        const place = path ? `${path}.${key}` : key;
        if (unstorable(key)) return path || 'body';
        if (item !== null && (typeof item === 'object' || typeof item === 'string')) waiting.push([place, item]);
      }
    }
  }
  return undefined;
}

/** Refuses texts that no database keeps, before any use case sees them. Mounted once, on the whole API. */
export const storableText = os.$context<Context>().middleware(({ next }, input: unknown) => {
  const field = findUnstorable(input);
  if (field !== undefined) throw new Failure('INVALID_INPUT', { [field]: 'This text has characters that cannot be stored.' });
  return next();
});

import { DomainError } from '#shared/errors.ts';

/** Deepest nesting of a body. No endpoint takes more than five levels. */
export const maxDepth = 32;
/** Most values of a body, keys included. The longest cart has about 700. */
export const maxValues = 2_000;
/**
 * Most fields of a form, and most parameters of a query string. A search with every filter set to its limit
 * has about 230.
 */
export const maxFields = 500;

const quote = 34;
const comma = 44;
const colon = 58;
const backslash = 92;

/**
 * Holds a JSON text to a budget of depth and values before anything is made of it: one pass over the
 * characters that allocates nothing. Whether the text is JSON at all is for the parser to say.
 * @throws {DomainError} INVALID_INPUT where it is nested too deeply or has too many values
 */
export function checkJsonBudget(text: string): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) {
      for (at++; at < text.length && text.charCodeAt(at) !== quote; at++) if (text.charCodeAt(at) === backslash) at++;
    } else if (code === comma || code === colon) {
      values++;
    } else if (code === 91 || code === 123) {
      values++;
      depth++;
      if (depth > maxDepth) throw new DomainError('INVALID_INPUT', { body: `At most ${maxDepth} levels of nesting.` });
    } else if (code === 93 || code === 125) {
      depth--;
    }
  }
  if (values > maxValues) throw new DomainError('INVALID_INPUT', { body: `At most ${maxValues} values.` });
}

/** Whether a form or a query string has more fields, or more brackets, than any of ours. */
export function hasTooManyFields(text: string): boolean {
  // Each needs a character of its own.
  if (text.length <= maxFields) return false;
  let fields = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    // `&`, `[`, and `[` in its percent-encoding.
    if (code === 38 || code === 91 || (code === 37 && text.startsWith('5', at + 1) && /b/i.test(text.charAt(at + 2)))) fields++;
  }
  return fields > maxFields;
}

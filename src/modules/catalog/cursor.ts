import { Failure } from '#shared/errors.ts';

/** An opaque place in a sorted list. */
export function encodeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** @throws {Failure} INVALID_INPUT when the cursor is not one that a list of this sort gave out */
export function decodeCursor(cursor: string, types: readonly ('number' | 'time' | 'text')[]): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const fits =
      Array.isArray(values) &&
      values.length === types.length &&
      values.every((value, index) => {
        if (typeof value !== 'string' || value.length > 60) return false;
        if (types[index] === 'number') return /^\d{1,15}$/.test(value);
        return types[index] === 'time' ? /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+\d\d(:\d\d)?$/.test(value) : /^[\w-]+$/.test(value);
      });
    if (fits) return values as string[];
  } catch {
    // not base64 of JSON: the same answer as any other wrong cursor
  }
  throw new Failure('INVALID_INPUT', { after: 'This page link is no longer valid. Start from the first page.' });
}

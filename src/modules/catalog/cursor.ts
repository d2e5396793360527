import { DomainError } from '#shared/errors.ts';

/** Encodes the position of a row in a sorted list as an opaque cursor. */
export function encodeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

const timePattern = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.\d{1,6})?([+-](?:0\d|1[0-5]))(?::([0-5]\d))?$/;

/** Whether a text is a valid timestamp: `2026-02-31` has the form of a date that no database accepts. */
function isTime(text: string): boolean {
  const [, day = '', clock = '', hours = '', minutes = '00'] = timePattern.exec(text) ?? [];
  return isDay(day) && !Number.isNaN(Date.parse(`${day}T${clock}${hours}:${minutes}`));
}

/** Whether a text is an ISO 8601 date of the calendar, from the year 1 on. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** `small` stands for a 16-bit integer in the database. */
export type CursorPart = 'small' | 'number' | 'time' | 'text';

const isPart: Record<CursorPart, (text: string) => boolean> = {
  small: (text) => /^\d{1,4}$/.test(text),
  number: (text) => /^\d{1,15}$/.test(text),
  time: isTime,
  text: (text) => /^[\w-]+$/.test(text),
};

/** @throws {DomainError} INVALID_INPUT for a cursor that no list of this sort returned */
export function decodeCursor(cursor: string, types: readonly CursorPart[]): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const fits =
      Array.isArray(values) &&
      values.length === types.length &&
      types.every((type, index) => {
        const value: unknown = values[index];
        return typeof value === 'string' && value.length <= 60 && isPart[type](value);
      });
    if (fits) return values as string[];
  } catch {
    // not base64 of JSON: rejected below like any other wrong cursor
  }
  throw new DomainError('INVALID_INPUT', { after: 'This page link is no longer valid. Start from the first page.' });
}

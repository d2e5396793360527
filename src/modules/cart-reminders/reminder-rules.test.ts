import { expect, test } from 'vitest';
import { endOfDaytime, isDaytime, nextDaytime } from './reminder-rules.ts';

const at = (text: string) => new Date(text);

test.each([
  ['Asia/Kolkata', '2026-11-25T03:29:00Z', false],
  ['Asia/Kolkata', '2026-11-25T03:30:00Z', true],
  ['Asia/Kolkata', '2026-11-25T14:29:59Z', true],
  ['Asia/Kolkata', '2026-11-25T14:30:00Z', false],
  ['America/New_York', '2026-11-25T14:30:00Z', true],
  ['Asia/Kathmandu', '2026-11-25T03:15:00Z', true],
  // No zone, or none that there is: India's.
  [null, '2026-11-25T03:30:00Z', true],
  ['Mars/Olympus', '2026-11-25T03:29:00Z', false],
] as const)('in %s at %s mails are sent: %s', (zone, moment, expected) => {
  expect(isDaytime(at(moment), zone)).toBe(expected);
});

test('what falls into the night waits until nine, and a mail of the day ends at eight', () => {
  const noon = at('2026-11-25T06:00:07Z');
  expect(nextDaytime(noon, null)).toEqual(noon);
  expect(nextDaytime(at('2026-11-25T18:00:00Z'), null)).toEqual(at('2026-11-26T03:30:00Z'));
  expect(nextDaytime(at('2026-11-25T03:07:30Z'), 'Asia/Kathmandu')).toEqual(at('2026-11-25T03:15:00Z'));
  // The night in which clocks are set forward is an hour shorter.
  expect(nextDaytime(at('2026-03-08T04:00:00Z'), 'America/New_York')).toEqual(at('2026-03-08T13:00:00Z'));
  expect(endOfDaytime(noon, null)).toEqual(at('2026-11-25T14:30:00Z'));
});

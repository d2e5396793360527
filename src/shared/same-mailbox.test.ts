import { expect, test } from 'vitest';
import { sameMailbox, samePhone } from './same-mailbox.ts';

test.each([
  ['Asha@Example.com ', 'asha@example.com'],
  ['asha+one@example.com', 'asha@example.com'],
  ['asha+one+two@example.com', 'asha@example.com'],
  ['a.s.h.a+sale@googlemail.com', 'asha@gmail.com'],
  ['a.sha@example.com', 'a.sha@example.com'],
  ['+only@example.com', '+only@example.com'],
  ['no address', 'no address'],
])('%s is the mailbox %s', (email, mailbox) => expect(sameMailbox(email)).toBe(mailbox));

test('a phone counts as the same with and without the code of its country', () => {
  expect(new Set(['+919829012345', '98290 12345', '098290-12345', '0091 98290 12345'].map(samePhone))).toEqual(new Set(['9829012345']));
});

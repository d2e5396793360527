import { describe, expect, test } from 'vitest';
import { endingOf, parseDestination } from './refund-destination-rules.ts';

const account = {
  to: 'account',
  holder: 'Asha Verma',
  account: '0012 3456 7890',
  accountAgain: '001234567890',
  ifsc: 'sbin0001234',
} as const;

describe('a destination of a refund', () => {
  test.each([
    ['Asha.Verma@OKaxis', 'asha.verma@okaxis', '…rma@okaxis'],
    [' 9829012345@ybl ', '9829012345@ybl', '…345@ybl'],
    ['ab@upi', 'ab@upi', '…b@upi'],
  ])('takes the UPI id %s, and shows only its end', (typed, upiId, ending) => {
    expect(parseDestination({ to: 'upi', upiId: typed })).toEqual({ destination: { kind: 'upi', upiId } });
    expect(endingOf({ kind: 'upi', upiId })).toBe(ending);
  });

  test.each(['', 'asha', 'asha@example.com', '@ybl', 'a@b@c', 'asha@1bank', 'asha verma', '=cmd@ybl'])(
    'refuses the UPI id "%s"',
    (upiId) => {
      expect(parseDestination({ to: 'upi', upiId })).toMatchObject({ faults: { upiId: expect.any(String) } });
    },
  );

  test('takes an account with its number typed twice, and leading zeros', () => {
    const destination = { kind: 'account', holder: 'Asha Verma', account: '001234567890', ifsc: 'SBIN0001234' } as const;
    expect(parseDestination(account)).toEqual({ destination });
    expect(endingOf(destination)).toBe('…7890');
  });

  test.each([
    [{ accountAgain: '001234567891' }, 'accountAgain'],
    [{ accountAgain: undefined }, 'accountAgain'],
    [{ account: '12345678', accountAgain: '12345678' }, 'account'],
    [{ account: '1234567890123456789', accountAgain: '1234567890123456789' }, 'account'],
    [{ account: '12345678A', accountAgain: '12345678A' }, 'account'],
    [{ ifsc: 'SBIN1001234' }, 'ifsc'],
    [{ ifsc: 'SBI00012345' }, 'ifsc'],
    [{ ifsc: undefined }, 'ifsc'],
    [{ holder: ' ' }, 'holder'],
    [{ holder: 'see https://pay.example' }, 'holder'],
  ])('refuses %j at its field', (wrong, field) => {
    const read = parseDestination({ ...account, ...wrong });
    expect(Object.keys('faults' in read ? read.faults : {})).toEqual([field]);
  });
});

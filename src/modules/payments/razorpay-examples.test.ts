import { expect, test } from 'vitest';
import { razorpayMessages, razorpayRecon } from '../../../test/fixtures/razorpay-examples.ts';
import { parseRazorpayEvent } from './razorpay-events.ts';
import { readRazorpayStatement, reconPage } from './razorpay-statement.ts';

test.each<[name: keyof typeof razorpayMessages, said: object]>([
  ['captured', { kind: 'captured', providerRef: 'plink_Sample00000001', providerPaymentId: 'pay_Sample00000001', amountPaise: 129_950 }],
  ['capturedElsewhere', { kind: 'other' }],
  [
    'refundProcessed',
    { kind: 'refund-done', providerRefundId: 'rfnd_Sample0000001', providerPaymentId: 'pay_Sample00000001', amountPaise: 29_950 },
  ],
  [
    'disputeCreated',
    { kind: 'dispute-opened', providerDisputeId: 'disp_Sample0000001', withheldPaise: 0, respondBy: new Date(1_790_600_000_000) },
  ],
  ['disputeLost', { kind: 'dispute-lost', withheldPaise: 129_950, amountPaise: 129_950, currency: 'INR' }],
])('reads the documented message %s without names and addresses', (name, said) => {
  const read = parseRazorpayEvent(JSON.stringify(razorpayMessages[name]), 'evt_1');
  expect(read).toMatchObject([{ eventId: 'evt_1', ...said }]);
  expect(JSON.stringify(read)).not.toMatch(/asha|98765|upi/i);
});

test('reads the documented settlement report', async () => {
  const day = { from: new Date('2026-09-21T00:00:00+05:30'), to: new Date('2026-09-22T00:00:00+05:30') };
  const asked: object[] = [];
  const reports = {
    recon: async (query: object) => {
      asked.push(query);
      return reconPage.parse(razorpayRecon);
    },
    settlements: async () => ({ items: [] }),
  };
  const { rows, next } = await readRazorpayStatement(reports, day, undefined);
  expect(asked).toEqual([{ year: 2026, month: 9, day: 21, count: 100, skip: 0 }]);
  expect(next).toBe('settlements 0');
  expect(rows.map(({ kind, amountPaise, feePaise, feeGstPaise }) => [kind, amountPaise, feePaise, feeGstPaise])).toEqual([
    ['capture', 129_950, 3_067, 468],
    ['refund', -29_950, 0, 0],
    ['dispute', -129_950, 0, 0],
    ['adjustment', 1_012, 0, 0],
  ]);
  expect(await readRazorpayStatement(reports, day, next)).toEqual({ rows: [] });
});
